"""The cells of a board: squares below everything else, numbers and badges above everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from matplotlib.colors import to_rgb
from matplotlib.patches import Patch, PathPatch
from matplotlib.path import Path
from matplotlib.text import Text

from .geometry import corners_aside, tint_of
from .palette import SHAPE
from .paper import Sheet, area, box, lines, text

__all__ = [
    "CELLS", "MOVES", "NUMBERS", "Look", "draw_cells", "draw_distances", "draw_numbers",
    "draw_outline", "draw_outlines", "shown",
]  # fmt: skip

#: The layers: the squares and, above the jumps, the outlines, the drawing of a move, and the
#: badges and numbers.
CELLS, OUTLINES, MOVES, NUMBERS = 1, 3.5, 4, 5
#: A board with this many columns or more is dense: its numbers fill more of their cells.
DENSE = 13


@dataclass(frozen=True, slots=True)
class Look:
    """The part of a picture of a step that shows one cell."""

    distance: float | None = None  #: so far
    #: "current" if the run is at this cell, "waiting" if it is in the frontier, "visited" if it is
    #: marked as visited but has no distance; else ""
    outline: str = ""
    found: bool = False  #: whether it is part of a finding


PLAIN = Look()
#: Name of an outline → its colour; its width and its inset from the edge of the cell, in cells;
#: and its dashes and gaps, in widths.
OUTLINE: dict[str, tuple[str, float, float, Any]] = {
    "current": ("now", 0.055, 0.0275, "solid"),
    "waiting": ("wait", 0.03, 0.045, (0, (2.6, 1.7))),
    "visited": ("quiet", 0.025, 0.0425, (0, (1, 1.6))),
    "landing": ("now", 0.035, 0.06, (0, (1, 1.6))),
    "stand": ("now", 0.035, 0.06, (0, (1, 1.6))),
}
#: The opacity of the fill inside the outlines of a move.
VEIL = 0.08


def shown(number: float) -> str:
    """Format a distance, with at most three decimal places."""
    return f"{round(number, 3):.10g}"


def is_dense(sheet: Sheet) -> bool:
    """Return whether the cells are so small that their numbers take up most of the space."""
    return sheet.plan.columns >= DENSE


def number_size(sheet: Sheet) -> float:
    """Return the font size of cell numbers in points."""
    unit = sheet.unit
    return 0.3 * unit if is_dense(sheet) else max(0.15 * unit, min(9, 0.24 * unit))


def draw_cells(sheet: Sheet, looks: Mapping[int, Look], farthest: float = 0) -> None:
    """Draw the squares, tinted by distance; mark a corner of each cell that a finding names."""
    palette, unit, board = sheet.palette, sheet.unit, sheet.board
    for cell in sheet.cells:
        corner, look = sheet.plan.corner(cell), looks.get(cell, PLAIN)
        row_and_column = sheet.plan.rows - 1 - corner.imag + corner.real
        colour = palette["odd" if row_and_column % 2 else "cell"]
        if cell in (board.start, board.goal):
            colour = palette["goalGround" if cell == board.goal else "startGround"]
        if look.distance is not None:
            colour = tint_of(palette, look.distance, farthest)
        square = box(corner, 1, 1, 0, colour)
        square.set(ec=palette["line"], lw=0.012 * unit)
        parts: list[Patch | Text] = [square]
        if look.found:
            parts.append(area([corner + 0.74, corner + 1, corner + 1 + 0.26j], palette["wrong"]))
        if cell == board.goal:
            flag = SHAPE["flag"]
            x, top, foot = flag["pole"]
            pole = [corner + complex(x, y) for y in (top, foot)]
            pennant = [pole[0], corner + complex(*flag["tip"]), corner + complex(x, flag["base"])]
            parts.append(lines([pole], palette["goal"], flag["width"] * unit))
            parts.append(area(pennant, palette["goal"]))
        sheet.group(f"cell-{cell}", parts, CELLS)


def draw_outlines(sheet: Sheet, looks: Mapping[int, Look]) -> None:
    """Draw the outlines of current, waiting and visited cells, above the jumps."""
    for cell in sheet.cells:
        if look := looks.get(cell, PLAIN).outline:
            draw_outline(sheet, cell, look, OUTLINES)


def draw_outline(sheet: Sheet, cell: int, name: str, order: float) -> None:
    """Draw an outline of `OUTLINE` just inside a cell; the outlines of a move also tint it."""
    colour, width, inset, dashes = OUTLINE[name]
    side = 1 - 2 * inset
    outline = box(sheet.plan.corner(cell) + inset * (1 + 1j), side, side, 0.05, "none")
    outline.set(ec=sheet.palette[colour], lw=width * sheet.unit, linestyle=dashes)
    if name in ("landing", "stand"):
        outline.set_facecolor((*to_rgb(sheet.palette[colour]), VEIL))
    sheet.group(f"{name}-{cell}", [outline], order)


def draw_numbers(sheet: Sheet) -> None:
    """Draw each number on a chip, and the words "start" and "goal", above everything."""
    aside, _ = corners_aside(sheet.plan, sheet.board.jumps, sheet.board.start, sheet.board.goal)
    chips = [_chip(sheet, cell, right=cell in aside) for cell in sheet.cells if cell]
    together = Path.make_compound_path(*(chip.get_path() for chip, _ in chips))
    ground = PathPatch(together, fc=sheet.palette["chip"], lw=0)
    sheet.group("numbers", [ground, *(number for _, number in chips)], NUMBERS)
    if not is_dense(sheet):
        _name_the_ends(sheet)


def draw_distances(sheet: Sheet, looks: Mapping[int, Look]) -> None:
    """Draw the distances in round badges, above everything."""
    _, aside = corners_aside(sheet.plan, sheet.board.jumps, sheet.board.start, sheet.board.goal)
    for cell in sheet.cells:
        distance = looks.get(cell, PLAIN).distance
        if distance is not None:
            _badge(sheet, cell, shown(distance), left=cell in aside)


def _chip(sheet: Sheet, cell: int, *, right: bool) -> tuple[Patch, Text]:
    """Return the background of a cell's number, and the number."""
    palette, size = sheet.palette, number_size(sheet)
    em = size / sheet.unit
    down, across = (0.05, 0.15) if is_dense(sheet) else (0.2, 0.3)
    wide = (len(str(cell)) * DIGIT + 2 * across) * em
    high = (1 + 2 * down) * em
    inset, top = SHAPE["number"]
    corner = sheet.plan.corner(cell) + complex(1 - inset - wide if right else inset, top)
    chip = box(corner, wide, high, 0.3 * em, palette["chip"])
    return chip, text(corner + complex(wide, high) / 2, str(cell), size, palette["ink"])


#: The width of a digit and the height of a badge, relative to the font size.
DIGIT, BADGE = 0.7, 1.6


def _name_the_ends(sheet: Sheet) -> None:
    """Write "start" and "goal" at the bottom of their cells, left of the badge."""
    board, unit = sheet.board, sheet.unit
    words = {board.start: "start", board.goal: "goal"}
    if board.start == board.goal:
        words = {board.start: "start, goal"}
    number = number_size(sheet) / unit
    for cell, word in words.items():
        # Smaller where the badge to its right leaves less space.
        ems = len(word) * 0.62 + 0.45
        em = min(0.8 * number, (0.86 - BADGE * number) / ems)
        wide, high = ems * em, 1.4 * em
        corner = sheet.plan.corner(cell) + complex(SHAPE["number"][0], 0.94 - high)
        chip = box(corner, wide, high, 0.3 * high, sheet.palette["chip"])
        colour = sheet.palette["goal" if cell == board.goal else "start"]
        name = text(corner + complex(wide, high) / 2, word, em * unit, colour)
        sheet.group(f"word-{cell}", [chip, name], NUMBERS)


def _badge(sheet: Sheet, cell: int, number: str, *, left: bool) -> None:
    """Draw a distance in a circle, or in a pill if the number is long."""
    palette, dense = sheet.palette, is_dense(sheet)
    size = number_size(sheet) * (0.9 if dense else 1)
    em = size / sheet.unit
    high = (1.2 if dense else BADGE) * em
    wide = max(high, (len(number) * DIGIT + (0.4 if dense else 0.7)) * em)
    corner = sheet.plan.corner(cell) + complex(0.06 if left else 0.94 - wide, 0.94 - high)
    pill = box(corner, wide, high, high / 2, palette["badge"])
    label = text(corner + complex(wide, high) / 2, number, size, palette["badgeInk"])
    sheet.group(f"distance-{cell}", [pill, label], NUMBERS)
