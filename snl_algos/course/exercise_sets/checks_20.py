"""The checks of the exercises of lesson 20."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ..chance import average_throws, choosing, numbers_after_sweeps, with_die
from ..learner_calls import called, plain_boards, said
from ..learner_values import near
from ..verdict import Verdict, not_yet, solved

#: A game on this board takes 254 throws on average, so it needs thousands of sweeps.
LONG_GAME = Board(14, dict.fromkeys(range(3, 14, 2), 1), die=2)

#: A ladder leads to the head of a snake, where you stand: a throw takes one jump.
MEETING = Board(5, {2: 4, 4: 1}, die=2)

#: Here it takes 94 throws with the best choice between dice of 1 and 2 faces.
LONG_CHOICE = Board(12, dict.fromkeys(range(3, 12, 2), 1), die=2)

#: What is added if an average is nearly right.
CLOSE = " That is close. Go on with the sweeps until none changes a number by more than 1e-9."


def three_sweeps_by_hand(my_numbers: dict[int, float]) -> Verdict:
    """Compare with three sweeps."""
    board = Board(4, {3: 1}, die=2)
    number = numbers_after_sweeps(board, 3)
    for cell in (1, 2, *my_numbers):
        if cell not in my_numbers:
            return not_yet(f"Cell {cell} is missing.", board)
        if cell not in number:
            return not_yet(f"You never stand on cell {cell}.", board)
        if not near(my_numbers[cell], number[cell]):
            return not_yet(
                f"After three sweeps cell {cell} does not have {my_numbers[cell]:g}."
                f"{_which_sweep(board, my_numbers)}",
                board,
            )
    return solved("These are the averages of games that are stopped after three throws.")


def _which_sweep(board: Board, mine: dict[int, float]) -> str:
    """Say after which other sweep the cells 1 and 2 have these numbers."""
    for sweeps in (1, 2, 4, 5):
        number = numbers_after_sweeps(board, sweeps)
        if all(near(mine.get(cell), number[cell]) for cell in (1, 2)):
            return f" You have the numbers of sweep {sweeps}."
    return ""


def sweep_until_it_settles(my_average: Callable[..., Any]) -> Verdict:
    """Compare with the exact average on small boards, and on one where a game is long."""
    small = (
        board
        for cells in range(2, 7)
        for die in (2, 3, 6)
        for board in plain_boards([cells], die, jumps=1)
    )
    for board in chain(small, [MEETING, LONG_GAME]):
        expected = average_throws(board)[board.start]
        got = called(my_average, board)
        if not near(got, float(expected)):
            close = isinstance(got, float) and abs(got - expected) < 0.01
            return not_yet(
                f"On this board a game takes {float(expected):.4f} throws on average, "
                f"but {said(got)}.{CLOSE * close}",
                board,
            )
    return solved("The average is right on every board that was tried.")


def a_choice_before_each_throw(my_best: Callable[..., Any]) -> Verdict:
    """Compare with value iteration on small boards, on a long game and on the thirty cells."""
    small = (
        (dice, board)
        for cells in range(2, 7)
        for dice in ((1, 2), (2, 3), (2, 6))
        for board in plain_boards([cells], dice[1], jumps=1)
    )
    others = [((1, 2), MEETING), ((1, 2), LONG_CHOICE), ((2, 6), load_board("thirty"))]
    for dice, board in chain(small, others):
        expected = float(choosing(board, dice)[1])
        got = called(my_best, *(with_die(board, die) for die in dice))
        if not near(got, expected):
            close = isinstance(got, float) and abs(got - expected) < 0.01
            return not_yet(
                f"With dice of {dice[0]} and {dice[1]} faces a game on this board takes "
                f"{expected:.4f} throws on average, but {said(got)}.{CLOSE * close}",
                board,
            )
    return solved("The average is right on every board, with every pair of dice that was tried.")
