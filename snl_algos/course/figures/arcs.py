"""Cells in a row, with arcs above them: the forward pass, and a route by what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from ...algorithms.forward_dp import fill_table
from ...answer import Cost
from ...board import Board, Move
from ...board_text import counted
from ..drawn_proofs.drawings import NOW, OTHER, Drawing
from ..drawn_proofs.proof import Shown

__all__ = ["forward_pass", "route_by_cost"]

#: How far below the ends of the arcs the cells are, and the numbers.
CELLS, NUMBERS = 16, 48


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
    top, drawing = 66, Drawing(360, 66 + NUMBERS + 16)
    place = {cell: 360 / board.cells * (cell - 0.5) for cell in range(1, board.cells + 1)}
    for cell in [*before, *feet]:
        rise = 28 * (until - cell)
        _arc(drawing, place[cell], place[until], top, rise, is_ladder=cell in feet)
    for cell, across in place.items():
        drawing.circle((across, top + CELLS), str(cell), f"cell {cell}")
        number = f"{least[cell - 1]:g}" if cell <= until else "·"
        drawing.note((across, top + NUMBERS), number, f"number {cell}")
    about = f"The cells in a row. The numbers below them are filled in up to cell {until}."
    lit = {f"cell {until}", f"number {until}", "arc"}
    return Shown(_said(until, before, feet), drawing, lit, about, lines=2)


def _arc(
    drawing: Drawing, first: float, last: float, top: float, rise: float, *, is_ladder: bool
) -> None:  # fmt: skip
    """Draw an arc between two places; a ladder has the second colour."""
    middle, tone = (first + last) / 2, OTHER if is_ladder else NOW
    curve = f"M{first:g} {top}Q{middle:g} {top - rise} {last:g} {top}"
    drawing.outline(f'path d="{curve}"', (middle, top - rise), "arc", tone)


def _said(cell: int, before: Sequence[int], feet: Sequence[int]) -> str:
    """Say where a cell is reached from."""
    if not before:
        return f"Cell {cell} is the start."
    throws = f"A throw to cell {cell} comes from {_either(before)}"
    return f"{throws}, and a ladder from {_either(feet)}." if feet else f"{throws}."


def _either(cells: Sequence[int]) -> str:
    """Name some cells, the last after "or"."""
    *others, last = map(str, cells)
    return f"{', '.join(others)} or {last}" if others else last


def route_by_cost(board: Board, route: Sequence[Move], cost: Cost, most: int) -> Shown:
    """Draw a route, each cell above its cost, a whole number. The axis ends at the cost `most`.

    Examples
    --------
    >>> from snl_algos import Board, solve
    >>> from snl_algos.course.prices import with_toll
    >>> board = Board(12, {2: 5, 6: 11})
    >>> route_by_cost(board, solve(board).route, with_toll(2), 5)
    It costs 4: 2 throws, 1 ladder.
    """
    top, drawing = 50, Drawing(360, 50 + NUMBERS + 12)
    place = [20 + 320 * paid / most for paid in range(most + 1)]
    cell, paid, ladders = board.start, 0, 0
    drawing.circle((place[0], top + CELLS), str(cell), f"cell {cell}")
    for move in route:
        before, paid, climbs = paid, paid + int(cost(move)), move.cell > move.landing
        _arc(drawing, place[before], place[paid], top, 70, is_ladder=climbs)
        cell, ladders = move.cell, ladders + climbs
        mark = "end" if move is route[-1] else f"cell {cell}"
        drawing.circle((place[paid], top + CELLS), str(cell), mark)
    for number, across in enumerate(place):
        drawing.note((across, top + NUMBERS), str(number), f"number {number}")
    climbed = counted(ladders, "ladder") if ladders else "no ladder"
    said = f"It costs {paid}: {counted(len(route), 'throw')}, {climbed}."
    about = "A route from left to right. Each cell stands above the cost so far."
    return Shown(said, drawing, {"arc", "end"}, about, lines=2)
