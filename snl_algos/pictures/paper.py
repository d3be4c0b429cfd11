"""The sheet on which a board is drawn: axes in cells, and groups of parts with an id."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backend_bases import RendererBase
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.text import Text
from matplotlib.transforms import Transform

from ..board import Board
from .geometry import Plan
from .palette import Palette
from .strokes import box

__all__ = ["MARGIN", "Group", "Sheet", "sheet_of_its_own", "sheet_on"]

#: The paper around a board, in cells.
MARGIN = 0.2
#: How wide a cell is at most and at least in a picture of a board alone, in inches, and how
#: long the longer side of the board should be between these two.
WIDEST, NARROWEST, BOARD = 0.95, 0.42, 8


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where and how a board is drawn.

    Attributes
    ----------
    axes : Axes
        One unit is a cell, y runs downwards, and the upper left corner of the board is 0.
    board : Board
        What is drawn.
    plan : Plan
        Where its cells are.
    unit : float
        The width of a cell in points.
    palette : Palette
        The colours.
    """

    axes: Axes
    board: Board
    plan: Plan
    unit: float
    palette: Palette

    @property
    def cells(self) -> range:
        """All cells, with the start off the board."""
        return range(self.board.start, self.board.cells + 1)

    def group(
        self,
        name: str,
        parts: Iterable[Patch | Text],
        order: float,
        transform: Transform | None = None,
    ) -> None:
        """Draw parts as one group with an id; `order` says above what they lie."""
        group = Group(name, parts, self.axes, transform or self.axes.transData)
        group.set_zorder(order)
        self.axes.add_artist(group)
        group.set_clip_on(False)

    def ground(self) -> None:
        """Paint the paper."""
        (left, right), (bottom, top) = self.axes.get_xlim(), self.axes.get_ylim()
        size = complex(right - left, bottom - top)
        paper = box(complex(left, top), size.real, size.imag, 0, self.palette["paper"])
        self.group("paper", [paper], 0)


class Group(Artist):
    """Parts that are drawn one after another, as one group with an id."""

    def __init__(
        self, name: str, parts: Iterable[Patch | Text], axes: Axes, transform: Transform
    ) -> None:
        super().__init__()
        self.set_gid(name)
        self.parts = list(parts)
        for part in self.parts:
            part.set_figure(axes.figure)
            part.axes = axes
            part.set_transform(transform)

    def draw(self, renderer: RendererBase) -> None:
        renderer.open_group("group", self.get_gid())
        for part in self.parts:
            part.draw(renderer)
        renderer.close_group("group")


def sheet_of_its_own(board: Board, palette: Palette, *, transparent: bool) -> Sheet:
    """A figure for a board alone."""
    plan = Plan.of(board)
    inches = min(WIDEST, max(NARROWEST, BOARD / max(plan.layout.columns, plan.rows)))
    width, height = plan.columns + 2 * MARGIN, plan.rows + 2 * MARGIN
    figure = Figure(figsize=(width * inches, height * inches))
    sheet = sheet_on(figure, MARGIN * (1 + 1j), board, palette, inches * 72)
    if not transparent:
        sheet.ground()
    return sheet


def sheet_on(figure: Figure, corner: complex, board: Board, palette: Palette, unit: float) -> Sheet:
    """A sheet that fills a figure; the board's upper left corner is so many cells in it."""
    width, height = (72 * float(inches) / unit for inches in figure.get_size_inches())
    figure.patch.set_visible(False)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-corner.real, width - corner.real)
    axes.set_ylim(height - corner.imag, -corner.imag)
    return Sheet(axes, board, Plan.of(board), unit, palette)
