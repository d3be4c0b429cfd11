"""The check of an exercise of lesson 14."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...boards.gallery import all_boards, load_board, random_board
from ..learner_calls import Case, compared
from ..route_counts import count_routes, staircase
from ..verdict import Verdict

#: 6^40 shortest routes, a number that fits neither into 64 bits nor exactly into a float.
HUGE = staircase(40)
TOO_MANY = "These are too many to go through one by one, or to be counted in a float or 64 bits."


def one_condition_is_missing(my_count: Callable[..., Any]) -> Verdict:
    """Compare with the number of routes that are listed, on many boards."""
    boards = chain(
        *(all_boards(cells, die, jumps=2) for cells in range(2, 6) for die in (1, 2, 3)),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(20)),
        [load_board("thirty"), load_board("milton-bradley"), HUGE],
    )
    cases = (
        Case((board,), right, f"Shortest routes to the goal: {right:,}", board,
             TOO_MANY if board is HUGE else "")
        for board in boards
        for right in [count_routes(board).get(board.goal, 0)]
    )  # fmt: skip
    return compared(my_count, cases)
