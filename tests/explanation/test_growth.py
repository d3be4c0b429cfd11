"""How the work of a slow program grows: said only if a law fits."""

from __future__ import annotations

import re

import pytest

from snl_algos import ALGORITHMS
from snl_algos.checker.rules import RULES, Case, Rules
from snl_algos.explanation import growth, waste
from snl_algos.tracing import Work, observe_work

SIZES = (6, 9, 12, 16, 20, 25)


@pytest.mark.parametrize("power", [2, 3, 4])
def test_a_power_is_no_exponential(power: int) -> None:
    """Would catch: "each cell more makes it 1.2 times the work" of a polynomial."""
    said = growth({cells: 7 * cells**power + 20 for cells in SIZES})
    found = re.match(r"; twice the cells make it ([\d.]+) times the work", said)
    assert found is not None and float(found[1]) == pytest.approx(2**power, rel=0.1)


@pytest.mark.parametrize("factor", [1.3, 1.6, 2.0])
def test_an_exponential(factor: float) -> None:
    """Would catch: an exponential that is not named, or another factor."""
    said = growth({cells: round(50 * factor**cells) for cells in SIZES})
    assert f"each cell more makes it {factor:.1f} times the work" in said


@pytest.mark.parametrize(
    "counts",
    [
        {9: 1_000, 12: 8_000},
        {9: 1_000, 12: 8_000, 15: None},
        {9: 100, 12: 50_000, 15: 51_000, 18: 1_000_000},
        {cells: 3 * cells for cells in SIZES},
        dict.fromkeys(SIZES, 1000),
    ],
    ids=["two sizes", "two sizes and none", "by leaps", "evenly", "not at all"],
)
def test_nothing_is_said(counts: dict[int, int | None]) -> None:
    """Would catch: a law that is made of two numbers, that does not fit, or that is no news."""
    assert growth(counts) == ""


@pytest.mark.parametrize("rules", [rules for rules in RULES.values() if rules.allows(Case(100))])
def test_what_would_be_enough_is_what_a_queue_needs(rules: Rules) -> None:
    """Would catch: a note that asks for less than breadth-first search itself takes."""
    board = rules.board(Case(100, (), rules.dice[0]))
    queue = observe_work(ALGORITHMS["queue-bfs"], board)
    note = waste(Work(cells=10**6, edges=10**6, frontier=10**5), board)
    assert queue is not None and queue.frontier is not None and note is not None
    enough, waiting = note.numbers["enough"], re.findall(r"\d+", note.words["waiting"])[1]
    assert (queue.cells, queue.frontier) == (enough, int(waiting))
    assert waste(queue, board) is None
