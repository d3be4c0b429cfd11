"""Boards on request, held against the oracle on all boards of some small kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest
from oracle import EXACT, Rules, fewest_throws, forward_dp_as_published, moves_of, rules_of

from snl_algos.algorithms import ALGORITHMS
from snl_algos.answer import Answer
from snl_algos.board import Board
from snl_algos.lab.design import DesignError, Impossible, NotFound, conditions, design
from snl_algos.lab.design.board_spec import BoardSpec, Rng
from snl_algos.lab.design.route_layers import fewest_and_routes
from snl_algos.programs import MISTAKES, program_of, read_answer
from snl_algos.tracing import observe_work

#: Small kinds: cells, snakes, ladders, die.
SHORT, SNAKES, SIX = BoardSpec(8, 1, 1, 3), BoardSpec(9, 2, 0, 2), BoardSpec(9, 1, 1, 6)


def plausible(kind: BoardSpec) -> Iterator[Rules]:
    """All boards of a kind, by its words: any ends, and what is not plausible is left out."""
    inner = range(2, kind.cells)
    longest = 2 * kind.cells // 3
    ladders = [(a, b) for a, b in permutations(inner, 2) if 1 <= b - a <= longest]
    snakes = [(a, b) for b, a in ladders]
    for up, down in product(combinations(ladders, kind.ladders), combinations(snakes, kind.snakes)):
        ends = [cell for jump in (*up, *down) for cell in jump]
        if len(set(ends)) == len(ends):
            yield Rules(kind.cells, dict(sorted((*up, *down))), kind.die)


def routes(rules: Rules) -> list[list[tuple[int, int, int]]]:
    """Every shortest route, by trying all throws that come nearer."""
    distance = fewest_throws(rules)
    found = []
    waiting: list[list[tuple[int, int, int]]] = [[]]
    for route in waiting:
        cell = route[-1][2] if route else rules.start
        if cell == rules.cells:
            found.append(route)
        elif len(route) < distance.get(rules.cells, 0):
            after = len(route) + 1
            waiting += [
                [*route, move] for move in moves_of(rules, cell) if distance[move[2]] == after
            ]
    return found


def forward_dp(rules: Rules) -> int:
    """What the published pass answers, whose positions count from the first cell."""
    jumps = {foot - 1: end - 1 for foot, end in rules.jumps.items()}
    return forward_dp_as_published(rules.cells - 1, jumps)[0][-1]


def fits(rules: Rules, wish: dict[str, Any]) -> bool:
    """Whether a board has the properties of a wish."""
    throws, found = fewest_throws(rules).get(rules.cells), routes(rules)
    if throws is None or wish.get("throws", throws) != throws:
        return False
    if wish.get("unique_route") and len(found) != 1:
        return False
    takes_a_snake = [any(cell < landing for _, landing, cell in route) for route in found]
    if wish.get("requires_snake") and not all(takes_a_snake):
        return False
    return not wish.get("wrong") or forward_dp(rules) != throws


#: A wish, the kind of board, and whether there is such a board.
WISHES: list[tuple[BoardSpec, dict[str, Any], bool]] = [
    (SHORT, {}, True),
    (SHORT, {"throws": 3}, True),
    (SHORT, {"unique_route": True, "throws": 2}, True),
    (SHORT, {"requires_snake": True}, False),
    (SHORT, {"throws": 7}, False),
    (SNAKES, {"throws": 5, "unique_route": True}, True),
    (SIX, {"wrong": ["forward-dp"]}, False),
]


@pytest.mark.parametrize("kind", [SHORT, SNAKES, BoardSpec(7, 1, 1, 6)], ids=str)
def test_every_board_of_a_kind(kind: BoardSpec) -> None:
    """Would catch: a board left out or run twice, a count that is not that of the formula."""
    boards = list(kind.every())
    assert set(boards) == {rules.board() for rules in plausible(kind)}
    assert len(set(boards)) == len(boards)
    wide = kind.clean()
    assert wide >= len(boards)
    chance = Rng(1)
    for _ in range(50):
        board = kind.random(chance)
        assert {board, kind.changed(board, chance)} <= set(boards)


def lengths_and_rows(board: Board) -> tuple[list[int], list[int]]:
    """The lengths of the jumps, and the ends of jumps in each ten cells, of a plausible board."""
    assert (len(board.snakes), len(board.ladders), board.cells, board.die) == (8, 8, 100, 6)
    used = [cell for jump in board.jumps.items() for cell in jump]
    assert len(set(used)) == 32 and not {1, 100}.intersection(used)
    lengths = [abs(end - foot) for foot, end in board.jumps.items()]
    assert min(lengths) >= 4 and max(lengths) <= 66
    rows = [sum(row <= cell < row + 10 for cell in used) for row in range(1, 92)]
    assert max(rows) <= 6  # 32 ends on 100 cells: 3.2 in ten cells are usual
    return lengths, rows


def test_jumps_are_spread_out() -> None:
    """Would catch: a tiny or a huge jump, or a crowd of them, on a board like a printed one."""
    chance = Rng(1)
    longest = crowd = 0
    for _ in range(60):
        board = BoardSpec(100, 8, 8).random(chance)
        for _ in range(5):
            board = BoardSpec(100, 8, 8).changed(board, chance)
        lengths, rows = lengths_and_rows(board)
        longest, crowd = max(longest, *lengths), max(crowd, *rows)
    assert (longest, crowd) == (66, 6)


def test_a_kind_in_words() -> None:
    """Would catch: "1 cells"."""
    assert str(BoardSpec(1, 0, 0)) == "1 cell, die 6, 0 snakes, 0 ladders"
    assert str(BoardSpec(9, 1, 2, 4)) == "9 cells, die 4, 1 snake, 2 ladders"


def test_clean_boards_are_counted() -> None:
    """The formula, against boards of which no length is left out."""
    for cells, snakes, ladders in ((6, 1, 1), (7, 2, 0), (8, 1, 2)):
        jumps = list(permutations(range(2, cells), 2))
        clean = 0
        for chosen in combinations(jumps, snakes + ladders):
            ends = [cell for jump in chosen for cell in jump]
            down = sum(end < foot for foot, end in chosen)
            clean += len(set(ends)) == len(ends) and down == snakes
        assert BoardSpec(cells, snakes, ladders).clean() == clean


@pytest.mark.parametrize(("kind", "wish", "there_is"), WISHES, ids=str)
def test_found_or_impossible_as_the_oracle_says(
    kind: BoardSpec, wish: dict[str, Any], there_is: bool
) -> None:
    """Would catch: a board without the property, or "impossible" where there is one."""
    all_boards = list(plausible(kind))
    fitting = {rules.board() for rules in all_boards if fits(rules, wish)}
    assert bool(fitting) == there_is
    cells, snakes, ladders, die = kind
    try:
        found = design(cells, snakes=snakes, ladders=ladders, die=die, **wish)
    except Impossible as error:
        assert not fitting
        assert f"none of the {len(all_boards):,} plausible boards" in str(error)
    else:
        assert found.board in fitting
        share = f"{len(fitting):,} of the {len(all_boards):,} plausible boards"
        assert found.properties[-1].startswith(share)


def test_a_board_of_100_cells() -> None:
    """The same board with every Python and on every machine, and one that the oracle accepts."""
    found = design(throws=12, unique_route=True, seed=1)
    assert found.board == Board(100, {
        2: 6, 27: 11, 33: 26, 36: 23, 42: 46, 58: 69, 71: 82, 72: 85, 73: 25, 74: 34, 77: 95,
        79: 91, 84: 38, 89: 64, 92: 98, 96: 62,
    })  # fmt: skip
    rules = rules_of(found.board)
    assert fits(rules, {"throws": 12, "unique_route": True})
    (route,) = routes(rules)
    faces = ", ".join(str(face) for face, _, _ in route)
    assert found.properties == (
        "12 throws are enough and no fewer will do",
        f"one shortest route: {faces}",
    )
    lengths_and_rows(found.board)


def test_conditions_one_by_one() -> None:
    """Would catch: a condition that holds where it does not, or a verify that always agrees."""
    chance = Rng(2)
    counted = Counter[tuple[str, bool]]()
    for _ in range(300):
        board = BoardSpec(16, 2, 2, 2).random(chance)
        rules = rules_of(board)
        if 16 not in fewest_throws(rules):
            assert conditions.Throws().misses(board)
            continue
        wishes: dict[str, conditions.Condition] = {
            "requires_snake": conditions.RequiresSnake(), "unique_route": conditions.UniqueRoute()
        }  # fmt: skip
        for wish, condition in wishes.items():
            holds = fits(rules, {wish: True})
            assert (not condition.misses(board)) == holds == condition.verify(board).holds
            counted[wish, holds] += 1
        _, many = fewest_and_routes(board)
        assert many == len(routes(rules))
    assert len(counted) == 4


@pytest.mark.parametrize("wish", [{"requires_snake": True}, {"wrong": ["forward-dp"]}], ids=str)
def test_larger_boards_by_the_oracle(wish: dict[str, Any]) -> None:
    found = design(seed=0, **wish)
    assert fits(rules_of(found.board), wish)


def test_programs_that_are_wrong_and_right() -> None:
    """Would catch: a program that is not asked, or a name that is left out of what is said."""
    found = design(20, snakes=2, ladders=2, only_wrong="jump-costs-a-throw", seed=2)
    said = found.properties[-1]
    throws = fewest_throws(rules_of(found.board))[20]
    assert said.startswith("jump-costs-a-throw is wrong: ")
    assert f"wrong: {throws} throws" not in said
    right, left_out = said.partition("; right: ")[2].split("; not compared: ")
    named = right.split(", ") + left_out.split(", ") + ["jump-costs-a-throw"]
    assert sorted(named) == sorted([*ALGORITHMS, *MISTAKES])
    assert {"no-memo", "no-alternation"} <= set(left_out.split(", "))
    for name in right.split(", "):
        answer = read_answer(program_of(name)(found.board))
        assert isinstance(answer, Answer) and answer.throws == throws, name


def test_the_fewest_cells() -> None:
    """Would catch: a board on which another one takes as few."""
    found = design(20, snakes=2, ladders=2, fewest_cells="a-star", tries=500)
    counted = {name: observe_work(ALGORITHMS[name], found.board) for name in EXACT}
    cells = {name: work.cells for name, work in counted.items() if work and name != "bitset-bfs"}
    assert min(cells, key=cells.__getitem__) == "a-star"
    assert sorted(cells.values())[1] > cells["a-star"]
    for name, taken in cells.items():
        assert f"{name} {taken}" in found.properties[-1]


def test_a_search_claims_no_more_than_it_knows() -> None:
    with pytest.raises(NotFound, match="Such a board may exist") as caught:
        design(40, throws=20, tries=50)
    assert not isinstance(caught.value, Impossible)


def test_the_recount_is_not_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would catch: a proof that asks the engine again. Here the engine is wrong."""
    monkeypatch.setattr(conditions, "fewest_throws", lambda board: 3)
    with pytest.raises(AssertionError, match="differ"):
        design(30, snakes=1, ladders=0, throws=3)


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"cells": 10, "snakes": 3, "ladders": 2}, "has room for 4"),
    ({"snakes": -1}, "0 or more"),
    ({"cells": 0}, "the number of cells must be"),
    ({"cells": 1001}, "more than 1,000 cells"),
    ({"die": 0}, "a die must have"),
    ({"snakes": 0, "requires_snake": True}, "without snakes"),
    ({"wrong": ["queue-bfs"]}, "exact"),
    ({"wrong": ["greedy"], "right": ["greedy"]}, "both wrong and right"),
    ({"only_wrong": "no-memo"}, "slow"),
    ({"cells": 99, "wrong": ["no-alternation"]}, "other boards"),
    ({"wrong": ["greddy"]}, "did you mean 'greedy'"),
    ({"fewest_cells": "greedy"}, "not exact"),
    ({"fewest_cells": "bitset-bfs"}, "sets of cells"),
    ({"tries": 0}, "1 or more"),
]


def test_what_cannot_be_asked_for() -> None:
    for wish, told in REFUSED:
        with pytest.raises(DesignError, match=told):
            design(**wish)


def test_a_board_that_is_too_full() -> None:
    """Instead of a search for a first board that never ends."""
    with pytest.raises(DesignError, match="ask for fewer"):
        design(320, snakes=80, ladders=0)
