"""The checks of the exercises of lesson 2."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ..graphs import parents, route_by_recursion
from ..learner_calls import Case, asks_for_minus_one, check, compared, plain_boards
from ..learner_values import first_right
from ..orders import ORDERS, taken
from ..verdict import Verdict, not_yet, solved, verdict_of


def write_it_yourself(my_bfs: Program) -> Verdict:
    """Run it on all boards."""
    report = check(my_bfs)
    return verdict_of(report, asks_for_minus_one(my_bfs, report))


def the_route(my_route: Callable[..., Any]) -> Verdict:
    """Give it the predecessors that a search finds on small boards, and each cell as the goal."""
    boards = chain(
        plain_boards(range(2, 6), die=2, jumps=2),
        [Board(30, die=2), Board(30, start=0), load_board("milton-bradley")],
    )
    known = (
        (board, parent, {cell: before for cell, before in parent.items() if before is not None})
        for board, parent in ((board, parents(board)) for board in boards)
    )
    cases = (
        Case(
            (dict(predecessor), board.start, goal),
            right := route_by_recursion(parent, goal) if goal in predecessor else [],
            f"The route is {right}",
            board,
            f"predecessors: {predecessor}, start: {board.start}, goal: {goal}",
        )
        for board, parent, predecessor in known
        for goal in (board.goal, *predecessor)
    )
    return compared(my_route, cases, "It reads all {} routes that it was tried on.")


def by_hand(my_taken: list[int]) -> Verdict:
    """Compare with the order that the queue takes the cells in, up to the goal."""
    board = Board(9, {3: 7, 6: 2}, die=3)
    right = taken(board, ORDERS["queue"])
    right = right[: right.index(board.goal) + 1]
    if my_taken != right:
        return not_yet(first_right(my_taken, right, "Which pairs wait then?"), board)
    return solved("The goal is taken seventh, while cells 2 and 7 wait for the second time.")
