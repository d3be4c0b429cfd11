"""The throw of a step, with its die, and the moves of a route."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.patches import Patch, PathPatch
from matplotlib.text import Text

from ..board import Move
from .cells import MOVES, draw_outline
from .geometry import Arrow, arc_shape, arrow_shape, label_spots, pips_of
from .palette import SHAPE
from .paper import BEND, Sheet, area, box, circles, path, text
from .throws import ShownMove

__all__ = ["draw_route", "draw_throw"]

#: How far the arrow of a move bends aside, the gap at its ends, and the length of its head.
ASIDE, GAP, HEAD = 0.3, 0.12, 0.16
#: The layer of labels, above everything, and the size of a label with a little space around it.
LABELS, LABEL = 6, 0.68 + 0.32j


def draw_throw(sheet: Sheet, move: ShownMove) -> None:
    """Draw the move of a step: the die where it is thrown, an arc to the landing, and the end."""
    if move.stand != move.landing:
        draw_outline(sheet, move.stand, "stand", MOVES)
    if move.face is None:
        return
    here, there = sheet.plan.anchor(move.start), sheet.plan.anchor(move.landing)
    if move.start != move.landing:
        draw_outline(sheet, move.landing, "landing", MOVES)
        arc = arc_shape(here, there, sheet.plan.columns)
        sheet.group("arc", _arrow(sheet, arc, SHAPE["arc"]["width"], "now"), MOVES)
    sheet.group("die", _die(sheet, here, move.face, 1), MOVES)


def draw_route(sheet: Sheet, moves: Sequence[Move]) -> None:
    """Draw an arrow for each throw, with the number of the move and the face of the die."""
    cells = [sheet.board.start, *(move.cell for move in moves)]
    ends = [
        (sheet.plan.anchor(cell), sheet.plan.anchor(move.landing))
        for cell, move in zip(cells, moves, strict=False)
    ]
    arrows = [(*pair, -ASIDE if pair[1].real >= pair[0].real else ASIDE) for pair in ends]
    spots = label_spots(arrows, LABEL, sheet.plan.columns)
    # The last first: an arrow begins below the head of the one that led there.
    for number, (move, arrow, at) in [*enumerate(zip(moves, arrows, spots, strict=True), 1)][::-1]:
        parts = _arrow(sheet, arrow_shape(*arrow, GAP, HEAD), 0.05, "ink", rim=0.1)
        sheet.group(f"move-{number}", parts, MOVES)
        # Labels go above all arrows, or a later arrow could hide them.
        sheet.group(f"throw-{number}", _label(sheet, at, number, move.face), LABELS)


def _arrow(
    sheet: Sheet, arrow: Arrow, width: float, colour: str, rim: float = 0
) -> list[Patch | Text]:
    """Return the parts of a curved arrow, with a rim in the colour of the cells."""
    unit, palette = sheet.unit, sheet.palette
    shaft = path([[arrow.start, arrow.turn, arrow.neck]], BEND)
    parts: list[Patch | Text] = [
        PathPatch(shaft, fc="none", ec=palette[edge], lw=wide * unit, capstyle="butt")
        for edge, wide in (("cell", rim), (colour, width))
        if wide
    ]
    return [*parts, area(arrow.wings, palette[colour])]


def _label(sheet: Sheet, at: complex, number: int, face: int) -> list[Patch | Text]:
    """Return a label: the number of the move in a square (distances are round), then the die."""
    palette, unit = sheet.palette, sheet.unit
    square = box(at - 0.3 - 0.14j, 0.28, 0.28, 0.04, palette["ink"])
    words = str(number)
    size = 0.19 * unit * min(1, 2.4 / (len(words) + 0.4))
    order = text(at - 0.16, words, size, palette["cell"])
    return [square, order, *_die(sheet, at + 0.16, face, 0.8)]


def _die(sheet: Sheet, at: complex, face: int, scale: float) -> list[Patch | Text]:
    """Return a die, white on any paper; a face above 6 is written as a number."""
    measures, palette, unit = SHAPE["die"], sheet.palette, sheet.unit
    side = measures["side"] * scale
    cube = box(at - side / 2 * (1 + 1j), side, side, measures["corner"] * scale, palette["die"])
    cube.set(ec=palette["now"], lw=0.035 * scale * unit)
    pips = [at + pip * scale for pip in pips_of(face)]
    if pips:
        return [cube, PathPatch(circles(pips, measures["pip"] * scale), fc=palette["dieInk"], lw=0)]
    size = 0.7 * side * unit * min(1, 1.9 / (len(str(face)) + 0.4))
    return [cube, text(at, str(face), size, palette["dieInk"])]
