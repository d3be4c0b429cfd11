"""The checks of the exercises of lesson 3."""

from __future__ import annotations

from ...board import Board
from ..proofs import in_order, the_gap
from ..queues import joins
from ..verdict import Verdict, not_yet, solved


def prove_the_route(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs = {
        "A": {"E": "it counts the steps of the walk"},
        "B": {},
        "C": {"A": "it needs that the walk ends on the start"},
        "D": {"B": "it says what follows when p has been taken for the first time"},
        "E": {"D": "it goes from a cell to its predecessor, whose number must be known"},
    }
    return in_order(my_order, needs)


def find_the_gap(my_gap: int) -> Verdict:
    """Expect step 3: it speaks of landing, and the steps before it of standing."""
    return the_gap(
        my_gap,
        3,
        "If you land on the start of a jump, you don't stay there. On this board a throw of 2 "
        "lands on cell 3 and climbs to the goal.",
        Board(8, {2: 3, 3: 8}),
        {
            1: "That is what was proven: the numbers are the distances.",
            2: "The first number is the distance, and no route has fewer throws.",
            4: "It follows from step 3: what cannot be better may be skipped.",
        },
    )


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
