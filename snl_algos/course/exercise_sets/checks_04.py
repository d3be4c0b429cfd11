"""The checks of the exercises of lesson 4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ...board import Board
from ...layout import Layout
from ...programs import Program
from ...views import grid
from ..learner_calls import Case, asks_for_minus_one, called, check, compared, plain_boards, said
from ..learner_values import same
from ..proofs import the_gap
from ..queues import joins
from ..verdict import Verdict, not_yet, solved, verdict_of


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
    report = check(my_levels)
    return verdict_of(report, asks_for_minus_one(my_levels, report))


def three_times_the_same_cell(my_board: Board) -> Verdict:
    """Count how often each cell joins the queue."""
    if my_board.cells > 12:
        return not_yet(f"It has {my_board.cells} cells. 12 are allowed.", my_board)
    counted = Counter(joins(my_board))
    counted[my_board.start] += 1  # the search begins with it in the queue
    cell, most = max(counted.items(), key=lambda one: one[1])
    if most < 3:
        often = "once" if most == 1 else "twice"
        return not_yet(f"No cell joins more often than cell {cell}, which joins {often}.", my_board)
    return solved(f"Cell {cell} joins {most} times.", my_board)


def forget_the_old_levels(my_gap: int) -> Verdict:
    """Expect step 4: a distance may also be smaller than k."""
    return the_gap(
        my_gap,
        4,
        "The distance may also be smaller than k. On this board the snake takes you from level 2 "
        "back to cell 2, whose distance is 1: so cell 2 joins level 3.",
        Board(6, {5: 2}, die=2),
        {
            1: "That is how the program chooses the cells that may join.",
            2: "The route to the cell of level k has k throws, and one more leads here.",
            3: "The last level has all cells at distance k: that is supposed.",
            5: "It follows from step 4: each cell that joins would have the distance k + 1.",
        },
    )
