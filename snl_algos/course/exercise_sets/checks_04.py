"""The checks of the exercises of lesson 4."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...layout import Layout
from ...programs import Program
from ...views import grid
from ..learner_calls import Case, called, check, compared, plain_boards, said
from ..learner_values import same
from ..verdict import Verdict, not_yet


def row_and_column(my_place: Callable[..., Any]) -> Verdict:
    """Ask for every cell of boards of 2 by 2 to 8 by 8, and of larger ones."""
    cases = (
        Case((cell, n), (row, column), f"Cell {cell} is in row {row}, column {column}",
             Board(n * n))
        for n in (*range(2, 9), 11, 20)
        for cell in range(1, n * n + 1)
        for up, column in [Layout(n * n, n).place(cell)]
        for row in [n - 1 - up]
    )  # fmt: skip
    return compared(my_place, cases, "All cells are in their places, from 2 by 2 to 20 by 20.")


def leave_it_whole(my_levels: Program) -> Verdict:
    """Call it twice on each small board, and then run it on all boards."""
    for board in plain_boards((4, 9), jumps=1):
        given = grid(board)
        first, second = (called(my_levels.function, given) for _ in range(2))
        if not same(first, second) or given != grid(board):
            reason = f"Called twice with the same grid, first {said(first)}, then {said(second)}."
            return not_yet(reason, board, f"the grid afterwards: {given}")
    return check(my_levels, minus_one=True)
