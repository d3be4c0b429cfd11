"""The checks of the exercises of lesson 3."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ..learner_calls import Case, check, compared, plain_boards
from ..queues import parents
from ..verdict import Verdict


def write_it_yourself(my_bfs: Program) -> Verdict:
    """Run it on all boards."""
    return check(my_bfs, minus_one=True)


def the_route(my_route: Callable[..., Any]) -> Verdict:
    """Give it the predecessors that a search finds on small boards, and each cell as the goal."""
    boards = chain(
        plain_boards(range(2, 6), die=2, jumps=2),
        [Board(30, die=2), Board(30, start=0), load_board("milton-bradley")],
    )
    cases = (
        Case(
            (dict(parent), board.start, goal),
            right := _read_back(parent, board.start, goal),
            f"The route is {right}",
            board,
            f"predecessors: {parent}, start: {board.start}, goal: {goal}",
        )
        for board in boards
        for parent in [parents(board)]
        for goal in (board.goal, *parent)
    )
    return compared(my_route, cases, "It reads all {} routes that it was tried on.")


def _read_back(parent: dict[int, int], start: int, goal: int) -> list[int]:
    route = [goal]
    while route[-1] in parent:
        route.append(parent[route[-1]])
    return route[::-1] if route[-1] == start else []
