"""The checks of the exercises of lesson 10."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.bellman_ford import bellman_ford
from ...board import Board
from ...boards.gallery import load_board, random_board
from ...costs import NegativeCycle, paid_ladders
from ...findings import in_throws
from ...mistakes.aims_too_high import aims_too_high
from ...programs import solve
from ..learner_calls import Case, compared, plain_boards
from ..sweeps import staircase
from ..verdict import Verdict, not_yet, solved


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
             f"On this board {cycle or 'no cycle that can be reached costs less than 0'}. So the "
             f"answer is {bool(cycle)}", board)
        for board in boards
        for cycle in [_negative_cycle(board)]
    )  # fmt: skip
    return compared(my_verdict, cases)


def _negative_cycle(board: Board) -> str:
    """Name a negative cycle in a sentence; nothing if there is none."""
    try:
        bellman_ford(board, cost=paid_ladders)
    except NegativeCycle as error:
        return str(error.finding)
    return ""


def break_the_aim(my_board: Board) -> Verdict:
    """Compare the answer of the mistake with the right one."""
    if my_board.cells > 20:
        return not_yet(f"It has {my_board.cells} cells. 20 are allowed.", my_board)
    if my_board.faces != (1, 2, 3, 4, 5, 6):
        return not_yet("The die must have the faces 1 to 6.", my_board)
    right, got = solve(my_board).throws, aims_too_high(my_board)
    if got == (-1 if right is None else right):
        said = in_throws(right)
        return not_yet(f"A* with this bound says {said}, and that is right.", my_board)
    return solved(f"It says {got}, and {in_throws(right)} would do.", my_board)
