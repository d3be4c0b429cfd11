"""A route along the axis of what it costs: each cell stands where the cost so far is."""

from __future__ import annotations

from collections.abc import Sequence

from ...answer import Cost
from ...board import Board, Move
from ...board_text import counted
from ..drawn_proofs.drawings import NOW, OTHER, Drawing
from ..drawn_proofs.proof import Shown

__all__ = ["route_by_cost"]

#: How far in the axis begins, how far down the arcs, the cells and the axis are, and how high an
#: arc rises.
LEFT, ARCS, CELLS, AXIS, RISE = 20, 50, 66, 98, 70


def route_by_cost(board: Board, route: Sequence[Move], cost: Cost, most: int) -> Shown:
    """Draw a route, with its ladders in the second colour. The axis ends at the cost `most`.

    Examples
    --------
    >>> from snl_algos import Board, solve
    >>> from snl_algos.course.prices import with_toll
    >>> board = Board(12, {2: 5, 6: 11})
    >>> route_by_cost(board, solve(board).route, with_toll(2), 5)
    It costs 4: 2 throws, 1 ladder.
    """
    drawing = Drawing(360, AXIS + 12)

    def place(paid: float) -> float:
        return LEFT + (360 - 2 * LEFT) * paid / most

    cell, paid, ladders = board.start, 0.0, 0
    drawing.circle((place(0), CELLS), str(cell), f"cell {cell}")
    for move in route:
        first, last = place(paid), place(paid + cost(move))
        middle, climbs = (first + last) / 2, move.cell > move.landing
        curve = f"M{first:g} {ARCS}Q{middle:g} {ARCS - RISE} {last:g} {ARCS}"
        tone = OTHER if climbs else NOW
        drawing.outline(f'path d="{curve}"', (middle, ARCS - RISE / 2), "arc", tone)
        cell, paid, ladders = move.cell, paid + cost(move), ladders + climbs
        mark = "end" if move is route[-1] else f"cell {cell}"
        drawing.circle((last, CELLS), str(cell), mark)
    for number in range(most + 1):
        drawing.note((place(number), AXIS), str(number), f"number {number}")
    climbed = counted(ladders, "ladder") if ladders else "no ladder"
    said = f"It costs {paid:g}: {counted(len(route), 'throw')}, {climbed}."
    about = "A route from left to right. Each cell stands above the cost so far."
    return Shown(said, drawing, {"arc", "end"}, about, lines=2)
