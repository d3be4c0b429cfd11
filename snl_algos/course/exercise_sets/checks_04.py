"""The check of the exercise of lesson 4 that is no proof."""

from __future__ import annotations

from ...board import Board
from ..queues import joins
from ..verdict import Verdict, not_yet, solved


def how_often_does_it_join(my_joins: dict[int, int]) -> Verdict:
    """Compare with a run of the search."""
    board = Board(10, {2: 6, 4: 6, 8: 5}, die=3)
    counted = joins(board)
    for cell in (5, 6, *my_joins):
        if cell not in my_joins:
            return not_yet(f"Cell {cell} is missing.")
        if my_joins[cell] != counted.get(cell, 0):
            return not_yet(
                f"Cell {cell} joins by each landing that leads there. Which landings are these, "
                "and does a throw land on each before the goal is taken?",
                board,
            )
    return solved("Three landings lead to cell 6, and two to cell 5.")
