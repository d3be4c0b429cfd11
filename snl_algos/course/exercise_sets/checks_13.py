"""The checks of the exercises of lesson 13."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...board import Board
from ...layout import Layout
from ..learner_calls import Case, compared
from ..verdict import Verdict

#: Texts of one game or of several, with and without ladders and snakes.
TEXTS: dict[str, list[dict[int, int]]] = {
    "1\n1\n32 62\n0\n": [{32: 62}],
    "1\n1\n32 62\n2\n95 13\n97 25\n": [{32: 62, 95: 13, 97: 25}],
    "2\n1\n3 90\n1\n99 10\n2\n8 52\n6 80\n1\n51 19\n": [{3: 90, 99: 10}, {8: 52, 6: 80, 51: 19}],
    "2\n0\n1\n17 4\n0\n0\n": [{17: 4}, {}],
    "1\n1\n32  62\n\n1\n95 13": [{32: 62, 95: 13}],
    "3\n0\n0\n1\n2 9\n0\n0\n1\n9 2\n": [{}, {2: 9}, {9: 2}],
    "\n".join(["1", "10", *(f"{foot} 99" for foot in range(2, 12)), "0"]): [
        dict.fromkeys(range(2, 12), 99)
    ],
}


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


def what_hackerrank_sends(my_reader: Callable[..., Any]) -> Verdict:
    """Give it texts with one board and with several."""
    cases = (Case((text,), right, f"{text!r} means {right}") for text, right in TEXTS.items())
    return compared(my_reader, cases, "All {} texts are read correctly.")
