"""The check of an exercise of lesson 13."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...layout import Layout
from ..learner_calls import Case, compared
from ..verdict import Verdict


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
