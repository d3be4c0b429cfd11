"""The checks of the exercises of lesson 2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain, pairwise
from random import Random
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ...programs.signatures import SIGNATURES
from ...views import move_array
from ..call_limits import asks_for_minus_one, call_within, check
from ..learner_calls import called, plain_boards, said
from ..learner_values import first_right, same
from ..orders import ORDERS, taken
from ..verdict import Verdict, not_yet, solved, verdict_of


def write_it_yourself(my_bfs: Program) -> Verdict:
    """Run it on all boards, and count on one how often it looks at a landing."""
    report = check(my_bfs)
    also = asks_for_minus_one(my_bfs, report)
    if report and (most := _most_reads(my_bfs)) > MOST_READS:
        also.append(
            "Every answer is right, but it goes through the board again and again: on one of "
            f"{STAIRS.cells} cells it reads an entry of `move` {most} times. With a queue the six "
            "landings from a cell are read when the cell is taken, and no more."
        )
    return verdict_of(report, also)


def _stairs(steps: int) -> Board:
    """Return a board with one route, which goes up and down from step to step.

    A sweep over the cells follows it only up, or only down. You never stand between the steps.
    """
    order = Random(1).sample(range(1, steps + 1), steps)
    jumps = {
        7 * step + landing: 7 * next_step + 1
        for step, next_step in pairwise([0, *order])
        for landing in range(2, 8)
    }
    goal = 7 * steps + 8
    return Board(goal, jumps | {7 * order[-1] + landing: goal for landing in range(2, 8)})


#: Here a queue reads an entry up to three times, once for each part of a condition, and a program
#: that first notes all edges six times as often. About 80 sweeps are needed, or 100 that go up and
#: down in turn, and each reads an entry at least once.
STAIRS, MOST_READS = _stairs(160), 50


class _CountedReads(list[int]):
    """A list that counts how often each place is read."""

    def __init__(self, values: Iterable[int]) -> None:
        super().__init__(values)
        self.reads: Counter[int] = Counter()

    def __getitem__(self, place: Any) -> Any:
        """Return what is there, and count it."""
        if isinstance(place, int):
            self.reads[place] += 1
        return super().__getitem__(place)


def _most_reads(program: Program) -> int:
    """Return how often a program reads the entry of a landing; 0 if it is called differently."""
    if program.signature is not SIGNATURES["move-array"]:
        return 0
    move = _CountedReads(move_array(STAIRS))
    with suppress(Exception):
        call_within(lambda: program.function(move, STAIRS.cells))
    return max(move.reads[foot - 1] for foot in STAIRS.jumps)


def the_route(my_route: Callable[..., Any]) -> Verdict:
    """Give it the predecessors that a search finds on small boards."""
    boards = 0
    for board in chain(
        plain_boards(range(2, 6), die=2, jumps=2), [Board(30, die=2), load_board("milton-bradley")]
    ):
        predecessor = _predecessors(board)
        expected = _route(predecessor, board)
        got = called(my_route, dict(predecessor), board.start, board.goal)
        boards += 1
        if not same(got, expected):
            return not_yet(
                f"The route is {expected}, but {said(got)}.", board, f"predecessors: {predecessor}"
            )
    return solved(f"It reads the route on all {boards} boards that it was tried on.")


def by_hand(my_taken: list[int]) -> Verdict:
    """Compare with the order that the queue takes the cells in, up to the goal."""
    board = Board(9, {3: 7, 6: 2}, die=3)
    right = taken(board, ORDERS["queue"])
    right = right[: right.index(board.goal) + 1]
    if my_taken != right:
        return not_yet(first_right(my_taken, right, "Which pairs wait then?"), board)
    return solved("The goal is taken seventh, while cells 2 and 7 wait for the second time.")


def _predecessors(board: Board) -> dict[int, int]:
    """Return cell → the cell it was first reached from, as the search of the lesson finds it."""
    found: dict[int, int] = {}
    queue = [board.start]
    for cell in queue:
        for stand in board.successors(cell):
            if stand not in found and stand != board.start:
                found[stand] = cell
                queue.append(stand)
    return found


def _route(predecessor: dict[int, int], board: Board) -> list[int]:
    if board.goal not in predecessor:
        return []
    route = [board.goal]
    while route[0] != board.start:
        route.insert(0, predecessor[route[0]])
    return route
