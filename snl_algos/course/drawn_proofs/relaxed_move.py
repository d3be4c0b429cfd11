"""A move that is relaxed: why each number is the cost of some route, whatever the order."""

from __future__ import annotations

from ...board import Board
from .proof import DrawnProof, Step
from .written_numbers import along, drawn, most_changed

__all__ = ["relaxed_move"]


def relaxed_move(board: Board) -> DrawnProof:
    """Draw the proof that each number is the cost of some route, whatever the order.

    The run takes the cells from a stack. The cell is one that gets as many numbers as any.

    Raises
    ------
    ValueError
        If no cell gets a second number, or its routes have more than eight cells.

    Examples
    --------
    >>> relaxed_move(Board(10, {2: 7}, die=3)).at(3)
    3 of 5: By induction the number of cell 9, here 3, is the cost of some route to it.
    """
    written = most_changed(board)
    route = written[0].route
    taken, last = route[-2], len(route) - 1
    return DrawnProof(
        f"The {len(written)} numbers that cell {route[-1]} gets, each with its turn and its route. "
        "Below a cell is the cost of the route so far.",
        [
            Step(
                "The start has the number 0, the cost of the route without a throw.",
                {("cell", 0, 0), ("cost", 0, 0)},
            ),
            Step(
                "A number changes only when a move from the cell that was taken is relaxed. Turn "
                f"{written[0].turn} takes cell {taken}, and relaxes the move to {route[-1]}.",
                along(0, last - 1, last) | {("turn", 0)},
            ),
            Step(
                f"By induction the number of cell {taken}, here {last - 1}, is the cost of some "
                "route to it.",
                along(0, 0, last - 1) | {("cost", 0, last - 1)},
            ),
            Step(
                f"Followed by the move, this is a route to {route[-1]}, and it costs "
                f"{last - 1} + 1 = {last}, the number that is written down.",
                along(0, 0, last) | {("cost", 0, last), ("number", 0)},
            ),
            Step(
                f"The same holds for every change. At any time the number of cell {route[-1]} is "
                "the cost of some route.",
                {mark for row, change in enumerate(written)
                 for mark in along(row, 0, len(change.route) - 1) | {("number", row)}},
            ),
        ],
        drawn(written),
    )  # fmt: skip
