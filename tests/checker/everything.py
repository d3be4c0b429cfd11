"""Every board of a judge, written down from its statement, to hold the check against.

Nothing here asks `snl_algos.checker` which boards there are or what is right on them: the
boards are made below, and the oracle of the tests answers them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from oracle import Rules, fewest_throws

from snl_algos.answer import Answer
from snl_algos.board import Board
from snl_algos.checker import Report
from snl_algos.findings import Finding
from snl_algos.programs import Mistake
from snl_algos.sandbox.in_process import run_within

SMALL_DICE = (6, 3, 2, 1)


class Judge(NamedTuple):
    """What a judge says of its boards."""

    start: int = 1
    ends_too: bool = False  # jumps on the first and the last cell
    first_too: bool = False  # jumps on the first cell
    chained: bool = False
    square: bool = False
    snakes: bool = True
    tops_apart: bool = False  # no two jumps end on one cell
    dice: tuple[int | tuple[int, ...], ...] = (6,)


JUDGES = {
    "plain": Judge(dice=SMALL_DICE),
    "anything": Judge(ends_too=True, dice=SMALL_DICE),
    "gaps": Judge(dice=((2, 3), (1, 3), (2, 4), (3, 5))),
    "chained": Judge(chained=True, dice=SMALL_DICE),
    "off-board": Judge(start=0, first_too=True, dice=SMALL_DICE),
    "geeksforgeeks": Judge(),
    "leetcode": Judge(square=True),
    "dp-arrays": Judge(start=0, first_too=True, snakes=False, tops_apart=True),
}


def jumps_of(judge: Judge, cells: int, count: int) -> Iterator[dict[int, int]]:
    """All ways to put so many jumps on so many cells, in no order that is promised."""
    for ends in product(range(1, cells + 1), repeat=count):
        for feet in combinations(range(1, cells + 1), count):
            jumps = dict(zip(feet, ends, strict=True))
            if _allowed(judge, cells, jumps):
                yield jumps


def _allowed(judge: Judge, cells: int, jumps: dict[int, int]) -> bool:
    if any(foot == end for foot, end in jumps.items()):
        return False
    if 1 in jumps and not (judge.ends_too or judge.first_too):
        return False
    if cells in jumps and not judge.ends_too:
        return False
    if judge.tops_apart and len(set(jumps.values())) < len(jumps):
        return False
    return judge.snakes or all(end > foot for foot, end in jumps.items())


def boards(name: str, cells: int, count: int) -> Iterator[Rules]:
    """Every board of a judge with so many cells and jumps."""
    judge = JUDGES[name]
    if judge.square and round(cells**0.5) ** 2 != cells:
        return
    for jumps in jumps_of(judge, cells, count):
        for die in judge.dice:
            yield Rules(cells, jumps, die, judge.start, judge.chained)


def smaller(name: str, board: Board) -> Iterator[Rules]:
    """Every board with fewer cells than one, or as many cells and fewer jumps."""
    for cells in range(2, board.cells):
        for count in range(cells + 1):
            yield from boards(name, cells, count)
    for count in range(len(board.jumps)):
        yield from boards(name, board.cells, count)


def right_throws(rules: Rules) -> int | None:
    """The fewest throws, by the oracle."""
    return fewest_throws(rules).get(rules.cells)


def first_wrong(
    function: Callable[[Board], Any], boards: Iterable[Rules], seconds: float = 600.0
) -> Rules | None:
    """The first of some boards on which a function does not give the oracle's answer.

    The CPU time is for all of them: where it runs out, the board it ran out on is wrong.
    """
    wrong: list[Rules] = []

    def call() -> None:
        for rules in boards:
            wrong.append(rules)
            try:
                said = function(rules.board())
            except Exception:
                return
            throws = said.throws if isinstance(said, Answer) else said
            if (None if throws == -1 else throws) != right_throws(rules):
                return
            wrong.pop()

    run_within(seconds, call, elapsed=600.0)
    return wrong[0] if wrong else None


def finding_of(report: Report) -> Finding:
    """Why a report says that a program is wrong, which it must know."""
    assert report.finding is not None
    return report.finding


def got_of(report: Report) -> Finding:
    """How a call ended that did not return a number."""
    assert isinstance(report.got, Finding)
    return report.got


def board_of(found: Report | Mistake) -> Board:
    """The failing board of a report or of a mistake, which it must have."""
    assert found.board is not None
    return found.board


# -- right functions --------------------------------------------------------


def textbook(cells: int, jumps: dict[int, int], die: int = 6, start: int = 1) -> int:
    """Breadth-first search as in a textbook; -1 where the goal is out of reach."""
    distance, queue = {start: 0}, [start]
    for cell in queue:
        if cell == cells:
            return distance[cell]
        for landing in range(cell + 1, min(cell + die, cells) + 1):
            stand = jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return -1


def right(board: Board) -> int:
    """The fewest throws on a board under the usual rules."""
    return textbook(board.cells, dict(board.jumps), max(board.faces), board.start)


def by_moves(move: list[int], N: int) -> int:
    """The fewest throws on a move array."""
    return textbook(N, {at + 1: to + 1 for at, to in enumerate(move) if to != -1})
