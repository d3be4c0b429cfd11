"""The records are what they claim to be, by the oracle; and the search that tries to beat them."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path

import networkx as nx
import pytest
from oracle import Rules, fewest_throws, moves_of, rules_of

from snl_algos.board import Board
from snl_algos.lab.design import DesignError, beat, record_search, records
from snl_algos.lab.design.board_spec import Rng
from snl_algos.lab.design.measures import MEASURES, is_allowed

ROOT = Path(__file__).parents[3]


def graph(rules: Rules) -> nx.MultiDiGraph[int]:
    """Every throw of a board, with its pips and whether it takes a snake."""
    found: nx.MultiDiGraph[int] = nx.MultiDiGraph()
    for cell in range(1, rules.cells):
        for face, landing, end in moves_of(rules, cell):
            found.add_edge(cell, end, throws=1, pips=face, both=1000 + face, snake=end < landing)
    return found


def value(name: str, rules: Rules) -> int | None:
    """What a measure counts, by NetworkX."""
    throws = fewest_throws(rules).get(rules.cells)
    if throws is None or name == "most-throws":
        return throws
    moves = graph(rules)
    if name == "extra-pips":
        lengths = {
            unit: nx.dijkstra_path_length(moves, 1, rules.cells, weight=unit)
            for unit in ("pips", "both")
        }
        return int(lengths["both"]) % 1000 - int(lengths["pips"])
    chains = []
    for route in nx.all_shortest_paths(nx.DiGraph(moves), 1, rules.cells):
        # Where a snake and a plain throw lead to the same cell, the plain one ends the chain.
        snakes = [
            all(edge["snake"] for edge in moves[cell][end].values())
            for cell, end in pairwise(route)
        ]
        chains.append(max(
            (len(list(run)) for is_snake, run in groupby(snakes) if is_snake), default=0
        ))  # fmt: skip
    return min(chains)


@pytest.mark.parametrize("name", MEASURES)
def test_a_record_is_what_it_claims(name: str) -> None:
    """Would catch: a number that the stored board does not have, or a board against the rules."""
    record = records()[name]
    rules = rules_of(record.board)
    assert value(name, rules) == record.value
    assert str(record.value) in record.proof() or name == "extra-pips"
    ends = [cell for jump in rules.jumps.items() for cell in jump]
    assert len(ends) == len(set(ends)) and min(ends) > 1 and max(ends) < 100
    assert rules == Rules(100, rules.jumps)
    assert is_allowed(record.board)
    assert record.found


def test_the_page_says_what_the_record_is() -> None:
    """Would catch: a record that was beaten, and a page that was left as it was."""
    page = (ROOT / "book" / "docs" / "design.md").read_text(encoding="utf-8")
    assert f"The board of `most-throws` needs {records()['most-throws'].value}." in page
    assert all(f"| `{name}` |" in page for name in records())


def test_chains_of_snakes() -> None:
    """Would catch: a chain that goes on after a throw without a snake."""
    for jumps in ({2: 10, 11: 7, 9: 4, 5: 12}, {2: 10, 11: 7, 8: 4, 5: 12}):
        rules = Rules(13, jumps, die=1)
        measure = MEASURES["snakes-in-a-row"]
        assert measure.value(rules.board()) == value("snakes-in-a-row", rules)
        assert measure.proof(rules.board())[0] == value("snakes-in-a-row", rules)
    assert value("snakes-in-a-row", rules) == 2


def test_the_measures_of_random_boards() -> None:
    """Quick value, proof and oracle agree on boards that are no records."""
    chance = Rng(3)
    seen = set()
    for at in range(24):
        board = list(records().values())[at % 3].board
        for _ in range(at // 3):
            board = record_search.changed(board, chance)
            assert is_allowed(board)
        for name, measure in MEASURES.items():
            right = value(name, rules_of(board))
            assert measure.value(board) == right
            if right is not None and fewest_throws(rules_of(board))[100] > 12:
                assert measure.proof(board)[0] == right
            seen.add((name, right))
    assert len(seen) > 15


@pytest.mark.parametrize(
    "board",
    [
        Board(100, {2: 1}), Board(100, {99: 100}), Board(100, {5: 50, 50: 7}), Board(99),
        Board(100, {5: 50, 6: 50}), Board(100, die=5), Board(100, overshoot="bounce"),
    ],
    ids=repr,
)  # fmt: skip
def test_boards_that_hold_no_record(board: Board) -> None:
    assert not is_allowed(board)


def test_a_record_that_can_be_beaten() -> None:
    """The search beats the empty board, in the same way each time, and does not beat the record."""
    assert all(beat("most-throws", tries=1, seed=seed) is None for seed in range(6))
    empty = record_search.Record(MEASURES["most-throws"], 17, Board(100), "")
    better = beat(empty, tries=600, seed=4)
    assert better is not None and better.value > 17
    assert fewest_throws(rules_of(better.board))[100] == better.value
    assert better.found == "snl records beat most-throws --tries 600 --seed 4, from 17"
    assert beat(empty, tries=600, seed=4) == better


def test_a_search_that_is_wrong_beats_nothing() -> None:
    """Would catch: a record that is announced without its proof."""
    wrong = replace(
        MEASURES["most-throws"], value=lambda board: fewest_throws(rules_of(board)).get(100) and 99
    )
    record = replace(records()["most-throws"], measure=wrong)
    with pytest.raises(AssertionError, match="differ"):
        beat(record, tries=3)


def test_what_is_refused() -> None:
    with pytest.raises(DesignError, match="the records are most-throws"):
        beat("most-snakes")
    with pytest.raises(DesignError, match="1 or more"):
        beat("most-throws", tries=0)
