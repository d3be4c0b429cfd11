"""The table of the forward pass after the turn of a cell, with arcs from where that cell looks."""

from __future__ import annotations

from collections.abc import Sequence

from ...algorithms.forward_dp import fill_table
from ...board import Board
from ..drawn_proofs.drawings import NOW, OTHER, Drawing
from ..drawn_proofs.proof import Shown

__all__ = ["forward_pass"]

#: How far down the arcs begin, the cells and their numbers are, and how an arc rises with its span.
ARCS, CELLS, NUMBERS, RISE = 66, 82, 114, 28


def forward_pass(board: Board, until: int) -> Shown:
    """Draw the table of the pass as it is after the turn of a cell: later ones have no number yet.

    The pass must reach each cell of the board.

    Examples
    --------
    >>> forward_pass(Board(8, {2: 6}, die=3), 6)
    A throw to cell 6 comes from 3, 4 or 5, and a ladder from 2.
    """
    least, _ = fill_table(board)
    before = [cell for cell in range(1, until) if until - cell in board.faces]
    feet = [foot for foot, top in board.ladders.items() if top == until]
    drawing = Drawing(360, NUMBERS + 16)
    place = {cell: 360 / board.cells * (cell - 0.5) for cell in range(1, board.cells + 1)}
    for cell in [*before, *feet]:
        first, last = place[cell], place[until]
        middle, high = (first + last) / 2, ARCS - RISE * (until - cell)
        curve = f"M{first:g} {ARCS}Q{middle:g} {high} {last:g} {ARCS}"
        tone = OTHER if cell in feet else NOW
        drawing.outline(f'path d="{curve}"', (middle, high), "arc", tone)
    for cell, across in place.items():
        drawing.circle((across, CELLS), str(cell), f"cell {cell}")
        number = f"{least[cell - 1]:g}" if cell <= until else "·"
        drawing.note((across, NUMBERS), number, f"number {cell}")
    about = f"The cells in a row. The numbers below them are filled in up to cell {until}."
    lit = {f"cell {until}", f"number {until}", "arc"}
    return Shown(_said(until, before, feet), drawing, lit, about, lines=2)


def _said(cell: int, before: Sequence[int], feet: Sequence[int]) -> str:
    if not before:
        return f"Cell {cell} is the start."
    throws = f"A throw to cell {cell} comes from {_either(before)}"
    return f"{throws}, and a ladder from {_either(feet)}." if feet else f"{throws}."


def _either(cells: Sequence[int]) -> str:
    *others, last = map(str, cells)
    return f"{', '.join(others)} or {last}" if others else last
