"""The checks of the exercises of lesson 2."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ..call_limits import asks_for_minus_one, check
from ..learner_calls import called, plain_boards, said
from ..proofs import in_order, the_gap
from ..values import same
from ..verdict import Verdict, not_yet, solved, verdict_of


def write_it_yourself(my_bfs: Program) -> Verdict:
    """Run it on all boards."""
    report = check(my_bfs)
    return verdict_of(report, asks_for_minus_one(my_bfs, report))


def the_route(my_route: Callable[..., Any]) -> Verdict:
    """Give it the predecessors that a search finds on small boards."""
    played = 0
    for board in chain(
        plain_boards(range(2, 6), die=2, jumps=2), [Board(30, die=2), load_board("milton-bradley")]
    ):
        predecessor = _predecessors(board)
        expected = _route(predecessor, board)
        got = called(my_route, dict(predecessor), board.start, board.goal)
        played += 1
        if not same(got, expected):
            return not_yet(
                f"The route is {expected}, but {said(got)}.", board, f"predecessors: {predecessor}"
            )
    return solved(f"It reads the route on all {played} boards that were played.")


def prove_the_route(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs = {
        "A": {"E": "it counts the steps of the walk"},
        "B": {},
        "C": {"A": "it needs that the walk ends on the start"},
        "D": {"B": "it says what follows when p has been taken for the first time"},
        "E": {"D": "it goes from a cell to its predecessor, whose number must be known"},
    }
    return in_order(my_order, needs)


def find_the_gap(my_gap: int) -> Verdict:
    """Expect step 3: it speaks of landing, and the steps before it of standing."""
    return the_gap(
        my_gap,
        3,
        "If you land on the start of a jump, you don't stay there. On this board a throw of 2 "
        "lands on cell 3 and climbs to the goal.",
        Board(8, {2: 3, 3: 8}),
        {
            1: "That is what was proven: the numbers are the distances.",
            2: "The first number is the distance, and no route has fewer throws.",
            4: "It follows from step 3: what cannot be better may be skipped.",
        },
    )


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
