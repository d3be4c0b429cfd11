"""The checks of the exercises of lesson 3."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from itertools import chain, product
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ...programs import Program
from ..beliefs import judged
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
        Case((dict(parent), board.start, goal), right, f"The route is {right}", board,
             f"predecessors: {parent}, start: {board.start}, goal: {goal}")
        for board in boards
        for parent in [parents(board)]
        for goal in (board.goal, *parent)
        for right in [_read_back(parent, board.start, goal)]
    )  # fmt: skip
    return compared(my_route, cases)


def the_order_of_the_queue(my_invariant: str) -> Verdict:
    """Try it in all runs, and on all short queues: there a turn may not break it."""
    throws = (one for length in range(1, 5) for one in product(range(4), repeat=length))
    queues = (deque(enumerate(one, 2)) for one in throws)
    return judged(
        my_invariant, "queue-bfs", "while queue", (({"queue": one}, None) for one in queues),
        _flaw_of_queue,
    )  # fmt: skip


def _flaw_of_queue(state: Mapping[str, Any], keeps: Callable[..., Any]) -> str:
    """Say what is wrong with a queue, or with that of the next turn."""
    queue = state["queue"]
    (_, fewest), *others = queue
    if any(throws < fewest for _, throws in others):
        return f"it allows {queue}, whose front doesn't have the fewest throws"
    for joining in range(3):
        after = deque([*others, *((cell, fewest + 1) for cell in range(7, 7 + joining))])
        if after and not keeps(queue=after):
            return f"it allows {queue}, and one turn later it may be broken: {after}"
    return ""


def _read_back(parent: dict[int, int], start: int, goal: int) -> list[int]:
    route = [goal]
    while route[-1] in parent:
        route.append(parent[route[-1]])
    return route[::-1] if route[-1] == start else []
