"""The checks of the exercises of lesson 12."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...board import Board
from ..chance import after_a_throw, average_throws
from ..learner_calls import Case, compared, plain_boards
from ..learner_values import same
from ..verdict import Verdict, not_yet, solved

#: A game on this board takes 254 throws on average, so it needs thousands of sweeps.
LONG_GAME = Board(14, dict.fromkeys(range(3, 14, 2), 1), die=2)

#: What to do if an average is nearly right.
HINT = "If yours is close: go on with the sweeps until none changes a number by more than 1e-9."


def two_equations_by_hand(my_average: dict[int, float]) -> Verdict:
    """Put the numbers into the equations."""
    board = Board(4, {3: 1}, die=2)
    if set(my_average) != {1, 2, 4} or my_average[4] != 0:
        return not_yet("Three cells have a number: 1, 2 and, with no throw left, 4: 0.", board)
    mine = {cell: f"{float(number):.10g}" for cell, number in my_average.items()}
    for cell in (1, 2):
        first, second = after_a_throw(board, cell)  # both are equally likely
        right = float(1 + (my_average[first] + my_average[second]) / 2)
        if not same(my_average[cell], right):
            return not_yet(
                f"The equation of cell {cell} does not hold. A throw leads to {first} or {second}, "
                f"so by your numbers it is 1 + ({mine[first]} + {mine[second]}) / 2 = "
                f"{right:.10g}, but you say {mine[cell]}.",
                board,
            )
    return solved("Both equations hold, and they have only one solution.")


def sweep_until_it_settles(my_average: Callable[..., Any]) -> Verdict:
    """Compare with the exact average on small boards, and on one where a game is long."""
    boards = chain(
        *(plain_boards([cells], die, jumps=1) for cells in range(2, 7) for die in (2, 3, 6)),
        [LONG_GAME],
    )
    cases = (
        Case((board,), right, f"On this board a game takes {right:.4f} throws on average", board,
             HINT)
        for board in boards
        for right in [float(average_throws(board)[board.start])]
    )  # fmt: skip
    return compared(my_average, cases)
