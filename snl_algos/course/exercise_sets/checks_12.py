"""The checks of the exercises of lesson 12."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.bellman_ford import bellman_ford
from ...algorithms.dijkstra import dijkstra
from ...board import Board
from ...boards.gallery import load_board, random_board
from ...costs import NegativeCycle, free_sixes, paid_ladders
from ..learner_calls import AS_IF_UNREACHABLE, OUT_OF_REACH, Case, compared, plain_boards
from ..sweeps import staircase
from ..verdict import Verdict


def at_which_end(my_deque: Callable[..., Any]) -> Verdict:
    """Compare with Dijkstra's algorithm."""
    boards = chain(
        plain_boards(range(2, 16), jumps=1),
        (random_board(36, snakes=5, ladders=5, seed=seed) for seed in range(50)),
        [Board(9, {7: 2, 2: 9}), load_board("out-of-reach")],  # the jumps of the first meet
    )
    cases = (
        Case(
            (board,), right, OUT_OF_REACH if right is None else f"The lowest cost is {right}", board
        )
        for board in boards
        for right in [dijkstra(board, cost=free_sixes).distance.get(board.goal)]
    )
    praise = "The lowest cost is right on every board."
    return compared(my_deque, cases, praise, none=AS_IF_UNREACHABLE)


def is_there_a_negative_cycle(my_verdict: Callable[..., Any]) -> Verdict:
    """Compare with bellman-ford, which raises NegativeCycle."""
    boards = chain(
        plain_boards(range(2, 7), 2, jumps=2),
        [Board(8, {2: 3, 4: 5, 6: 1}, die=1), Board(10, {3: 1, 5: 6, 7: 8, 9: 4}, die=1)],
        (random_board(30, snakes=3, ladders=3, seed=seed) for seed in range(15)),
        # On the last one there is no negative cycle, and 62 sweeps change a number.
        [load_board("thirty"), load_board("milton-bradley"), staircase(60)],
    )
    cases = (
        Case((board, paid_ladders), bool(cycle),
             f"{cycle or 'No cycle that can be reached costs less than 0'}. So the answer is "
             f"{bool(cycle)}", board)
        for board in boards
        for cycle in [_negative_cycle(board)]
    )  # fmt: skip
    return compared(my_verdict, cases, "It is right on every board that was tried.")


def _negative_cycle(board: Board) -> str:
    """Name a negative cycle in a sentence; nothing if there is none."""
    try:
        bellman_ford(board, cost=paid_ladders)
    except NegativeCycle as error:
        return f"{str(error.finding)[0].upper()}{str(error.finding)[1:]}"
    return ""
