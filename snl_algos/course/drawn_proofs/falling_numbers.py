"""The numbers that a cell gets, one after another: why the loop ends, whatever the order."""

from __future__ import annotations

from ...board import Board
from .drawing import Mark
from .proof import DrawnProof, Step
from .written_numbers import along, drawn, most_changed

__all__ = ["falling_numbers"]


def falling_numbers(board: Board) -> DrawnProof:
    """Draw the proof that the loop ends, in every order, if no cost is negative.

    Run and cell are those of `relaxed_move`.

    Raises
    ------
    ValueError
        If no cell gets a second number, or its routes have more than eight cells.

    Examples
    --------
    >>> falling_numbers(Board(10, {2: 7}, die=3)).at(4)
    4 of 5: A number only ever gets smaller: here 4, then 2. None comes a second time.
    """
    written = most_changed(board)
    rows = range(len(written))
    cell = written[0].route[-1]
    numbers: set[Mark] = {("number", row) for row in rows}
    whole = {mark for row in rows for mark in along(row, 0, len(written[row].route) - 1)}
    falling = ", then ".join(f"{change.number:g}" for change in written)
    return DrawnProof(
        f"The {len(written)} numbers that cell {cell} gets, each with its turn and its route.",
        [
            Step(
                "Each number belongs to a route: the one to the cell that was taken, at that time, "
                f"and one move more. Here are those of cell {cell}.",
                whole | numbers,
            ),
            Step(
                "No cost is negative, so coming back to a cell is never cheaper, and changes "
                "nothing. So none of these routes visits a cell twice.",
                whole,
            ),
            Step(
                "There are finitely many routes that visit no cell twice. So only finitely many "
                "numbers can ever be written down.",
                numbers,
            ),
            Step(
                f"A number only ever gets smaller: here {falling}. None comes a second time.",
                numbers | {("turn", row) for row in rows},
            ),
            Step(
                "So each cell changes finitely often, and it waits only after a change. Therefore "
                "the loop ends.",
                {("turn", row) for row in rows} | {("cell", row, len(written[row].route) - 1)
                                                   for row in rows},
            ),
        ],
        drawn(written),
    )  # fmt: skip
