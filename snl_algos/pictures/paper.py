"""The paper: colours, cells with their numbers, and groups of parts with an id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backend_bases import RendererBase
from matplotlib.colors import to_hex, to_rgb
from matplotlib.figure import Figure
from matplotlib.patches import Patch, Rectangle
from matplotlib.text import Text

from ..board import Board
from ..layout import Layout
from .curves import lines, xy

__all__ = [
    "INK",
    "MIDDLE",
    "NUMBER",
    "PAPER",
    "Group",
    "Spots",
    "corner",
    "draw_cells",
    "mixed",
    "paper",
]

PAPER, INK, QUIET, GRID = "#ffffff", "#23272e", "#6f6a60", "#d8d0bf"
CELLS = ("#faf7f0", "#f1ece1")
START, GOAL = "#dcebd3", "#fbe4a0"
#: Where in a cell a piece stands: below the middle, as the number is above.
MIDDLE = 0.5 + 0.44j
#: Where in a cell the middle of its number is.
NUMBER = 0.18 + 0.85j

#: Cell → the point where a piece stands on it.
Spots = Mapping[int, complex]


class Group(Artist):
    """Parts that are drawn one after another, as one group with an id."""

    def __init__(self, name: str, parts: Iterable[Patch | Text], axes: Axes) -> None:
        super().__init__()
        self.set_gid(name)
        self.parts = list(parts)
        for part in self.parts:
            part.set_figure(axes.figure)
            part.axes = axes
            if not part.is_transform_set():
                part.set_transform(axes.transData)
        axes.add_artist(self)
        self.set_clip_on(False)

    def draw(self, renderer: RendererBase) -> None:
        renderer.open_group("group", self.get_gid())
        for part in self.parts:
            part.draw(renderer)
        renderer.close_group("group")


def paper(layout: Layout, start: int) -> tuple[Axes, float]:
    """Empty axes that hold the board, and the width of a cell in points."""
    margin = 0.2
    left = margin if start == 1 else 1.2 + margin
    width = left + layout.columns + margin
    height = layout.rows + 2 * margin
    inches = min(0.95, max(0.42, 8 / max(layout.columns, layout.rows)))
    figure = Figure(figsize=(width * inches, height * inches))
    figure.patch.set_visible(False)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-left, width - left)
    axes.set_ylim(-margin, height - margin)
    # A patch like any other, so that a figure cut to its contents keeps the margin.
    axes.add_patch(Rectangle((-left, -margin), width, height, color=PAPER, lw=0, clip_on=False))
    return axes, inches * 72


def corner(layout: Layout, cell: int) -> complex:
    """Lower left corner of a cell. Cell 0, the start off the board, is left of cell 1."""
    if cell == 0:
        return -1.2 + 0j
    row, column = layout.place(cell)
    return complex(column, row)


def draw_cells(axes: Axes, board: Board, layout: Layout, unit: float) -> None:
    """Squares with their numbers, and the words for the start and the goal.

    Numbers lie above the jumps, on a plate in the colour of the cell, so that a cell
    can be found even under a snake. Where nothing lies below, no plate is seen.
    """
    plates: dict[str, list[list[complex]]] = {}
    for cell in range(board.start, board.cells + 1):
        low_left = corner(layout, cell)
        colour = CELLS[int(low_left.real + low_left.imag) % 2]
        if cell in (board.start, board.goal):
            colour = GOAL if cell == board.goal else START
        square = Rectangle(xy(low_left), 1, 1, fc=colour, ec=GRID, lw=0.012 * unit, zorder=1)
        square.set(gid=f"cell-{cell}", clip_on=False)
        axes.add_patch(square)
        if cell:
            write(axes, low_left + 0.07 + 0.93j, str(cell), 0.19 * unit, QUIET, "left", "top")
            ends = [low_left + x + 0.85j for x in (0.13, 0.02 + 0.121 * len(str(cell)))]
            plates.setdefault(colour, []).append(ends)
    for colour, ends_of_all in plates.items():
        plate = lines(ends_of_all, colour, 0.23 * unit)
        plate.set(alpha=0.72, zorder=4, clip_on=False)
        axes.add_patch(plate)
    # The goal is named at the top, where no jump to it passes, the start at the bottom.
    first = corner(layout, board.start) + 0.5 + 0.06j
    last = corner(layout, board.goal) + 0.95 + 0.93j
    if board.start == board.goal:
        write(axes, first, "start, goal", 0.15 * unit, INK, "center", "bottom", "bold")
    else:
        write(axes, first, "start", 0.17 * unit, INK, "center", "bottom", "bold")
        write(axes, last, "goal", 0.17 * unit, INK, "right", "top", "bold")


def write(
    axes: Axes, at: complex, text: str, size: float, colour: str, ha: str, va: str, weight: str = ""
) -> None:
    axes.text(
        at.real, at.imag, text, fontsize=size, color=colour, ha=ha, va=va,
        fontweight=weight or "normal", zorder=4.5, clip_on=False, parse_math=False,
    )  # fmt: skip


def mixed(colour: str, white: float) -> str:
    """A colour with some white in it."""
    red, green, blue = (part + (1 - part) * white for part in to_rgb(colour))
    return to_hex((red, green, blue))
