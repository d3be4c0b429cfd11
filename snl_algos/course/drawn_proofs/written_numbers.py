"""A row for each number that a cell gets in a run, with its route: for two proofs."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import pairwise

from ...board import Board
from ..orders import Change, Stack, changes
from .drawing import NOW, OTHER, Drawing, Mark

__all__ = ["along", "drawn", "most_changed"]

LEFT, RIGHT, TOP, ROW, LONGEST = 76, 274, 38, 50, 8


def most_changed(board: Board) -> list[Change]:
    """Return the numbers of the cell that gets the most of them from a stack, the highest cell."""
    found = [
        (len(written), cell, written)
        for cell, written in changes(board, Stack).items()
        if max(len(change.route) for change in written) <= LONGEST
    ]
    many, _, written = max(found)
    if many < 2 or len(written[0].route) < 3:
        raise ValueError("no cell with short routes gets a second number")
    return written


def drawn(written: list[Change]) -> Callable[[Collection[Mark]], Drawing]:
    """Return what draws a row for each number: its turn, its route, and the number."""
    longest = max(len(change.route) for change in written)

    def draw(lit: Collection[Mark]) -> Drawing:
        drawing = Drawing(360, TOP - 16 + ROW * len(written), lit)
        drawing.note((338, 12), "number", ("head",))
        for row, change in enumerate(written):
            down = TOP + ROW * row
            drawing.note((0, down), f"turn {change.turn}", ("turn", row), "start")
            drawing.note((0, down + 23), "cost", ("cost", row), "start")
            place = [
                (LEFT + (RIGHT - LEFT) * at / (longest - 1), down)
                for at in range(len(change.route))
            ]
            for at, (one, other) in enumerate(pairwise(place)):
                drawing.arrow(one, other, ("move", row, at + 1))
            for at, cell in enumerate(change.route):
                tone = OTHER if cell == change.route[-1] else NOW
                drawing.circle(place[at], str(cell), ("cell", row, at), tone)
                drawing.note((place[at][0], down + 23), str(at), ("cost", row, at))
            drawing.box((338, down), (36, 26), f"{change.number:g}", ("number", row), OTHER)
        return drawing

    return draw


def along(row: int, first: int, last: int) -> set[Mark]:
    """Return the marks of a part of a route."""
    lit: set[Mark] = {("cell", row, at) for at in range(first, last + 1)}
    return lit | {("move", row, at) for at in range(first + 1, last + 1)}
