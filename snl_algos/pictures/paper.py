"""The sheet for drawing a board: axes in cells, shapes and texts, and groups of them with an id."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backend_bases import RendererBase
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Patch, PathPatch
from matplotlib.path import Path
from matplotlib.text import Text
from matplotlib.transforms import Transform

from ..board import Board
from .geometry import Plan, smooth
from .palette import Palette

__all__ = [
    "BEND", "CURVE", "LINE", "MARGIN", "Group", "Sheet", "area", "board_sheet", "box", "circles",
    "lines", "path", "pixels_of", "ring", "sheet_on", "text",
]  # fmt: skip

#: The paper around a board, in cells.
MARGIN = 0.2
#: For a picture of a board alone, in inches: the largest and the smallest width of a cell, and
#: the length of the board's longer side between these limits.
WIDEST, NARROWEST, BOARD = 0.95, 0.42, 8
#: An animation reuses at most this many drawn layers: each takes some megabytes.
MAX_KEPT = 8


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where and how a board is drawn."""

    axes: Axes  #: one unit is a cell, y runs downwards, and the board begins at 0
    board: Board
    plan: Plan  #: where its cells are
    unit: float  #: the width of a cell in points
    palette: Palette
    kept: dict[Hashable, Any] | None = None  #: in a film, the layers that its pictures share

    @property
    def figure(self) -> Figure:
        """The figure that it fills."""
        figure = self.axes.figure
        assert isinstance(figure, Figure)
        return figure

    @property
    def cells(self) -> range:
        """All cells, including a start off the board."""
        return range(self.board.start, self.board.cells + 1)

    def group(
        self,
        name: str,
        parts: Iterable[Patch | Text],
        order: float,
        transform: Transform | None = None,
    ) -> None:
        """Draw parts as one group with an id; `order` is its layer."""
        self._add(Group(name, parts, self.axes, transform or self.axes.transData), order)

    def once(self, draw: Callable[[Sheet], None], order: float, key: Hashable) -> None:
        """Draw by calling `draw`; in a film, as pixels that are kept for layers with this key."""
        if self.kept is None:
            draw(self)
            return
        if key not in self.kept:
            (left, _), (_, top) = self.axes.get_xlim(), self.axes.get_ylim()
            wide, high = self.figure.get_size_inches()
            figure = Figure((wide, high), self.figure.dpi)
            draw(sheet_on(figure, -complex(left, top), self.board, self.palette, self.unit))
            self.kept[key] = pixels_of(figure)[::-1]
        self.kept[key] = self.kept.pop(key)  # the most recently used comes last
        while len(self.kept) > MAX_KEPT:
            self.kept.pop(next(iter(self.kept)))
        self._add(Still(self.kept[key]), order)

    def _add(self, artist: Artist, order: float) -> None:
        artist.set_zorder(order)
        self.axes.add_artist(artist)
        artist.set_clip_on(False)

    def ground(self) -> None:
        """Paint the paper."""
        (left, right), (bottom, top) = self.axes.get_xlim(), self.axes.get_ylim()
        size = complex(right - left, bottom - top)
        paper = box(complex(left, top), size.real, size.imag, 0, self.palette["paper"])
        self.group("paper", [paper], 0)


class Group(Artist):
    """Parts that are drawn in order, as one group with an id."""

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


class Still(Artist):
    """A layer of a film that has been drawn: its pixels, which other pictures reuse."""

    def __init__(self, image: Any) -> None:
        super().__init__()
        self.image = image

    def draw(self, renderer: RendererBase) -> None:
        renderer.draw_image(renderer.new_gc(), 0, 0, self.image)


def board_sheet(board: Board, palette: Palette, *, transparent: bool) -> Sheet:
    """Return a sheet on a new figure, for a board alone."""
    plan = Plan.of(board)
    inches = min(WIDEST, max(NARROWEST, BOARD / max(plan.layout.columns, plan.rows)))
    width, height = plan.columns + 2 * MARGIN, plan.rows + 2 * MARGIN
    figure = Figure(figsize=(width * inches, height * inches))
    sheet = sheet_on(figure, MARGIN * (1 + 1j), board, palette, inches * 72)
    if not transparent:
        sheet.ground()
    return sheet


def sheet_on(
    figure: Figure,
    corner: complex,
    board: Board,
    palette: Palette,
    unit: float,
    kept: dict[Hashable, Any] | None = None,
) -> Sheet:
    """Return a sheet that fills a figure; `corner` is where the board begins, in cells."""
    width, height = (72 * float(inches) / unit for inches in figure.get_size_inches())
    figure.patch.set_visible(False)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-corner.real, width - corner.real)
    axes.set_ylim(height - corner.imag, -corner.imag)
    return Sheet(axes, board, Plan.of(board), unit, palette, kept)


def pixels_of(figure: Figure) -> Any:
    """Return a figure as an array of pixels, with their opacity."""
    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # type: ignore[no-untyped-call]
    return np.array(canvas.buffer_rgba())  # type: ignore[no-untyped-call]


#: Matplotlib's codes for the parts of a path.
MOVE, LINE, BEND, CURVE, CLOSE = 1, 2, 3, 4, 79


def path(lines: Iterable[Sequence[complex]], kind: int, *, closed: bool = False) -> Path:
    """Return straight lines through points, or curves as `smooth` gives them, as one path."""
    points: list[tuple[float, float]] = []
    codes: list[int] = []
    for line in lines:
        points += [(point.real, point.imag) for point in line]
        codes += [MOVE, *[kind] * (len(line) - 1)]
        if closed:
            points.append((line[0].real, line[0].imag))
            codes.append(CLOSE)
    return Path(points, codes)


def ring(curves: Iterable[Sequence[complex]]) -> Path:
    """Return a closed outline of curves as `smooth` gives them, joined by straight lines."""
    points: list[tuple[float, float]] = []
    codes: list[int] = []
    for curve in curves:
        points += [(point.real, point.imag) for point in curve]
        codes += [LINE if codes else MOVE, *[CURVE] * (len(curve) - 1)]
    return Path([*points, points[0]], [*codes, CLOSE])


def circles(centres: Iterable[complex], radius: float) -> Path:
    circle = smooth(lambda t: radius * complex(cos(2 * pi * t), -sin(2 * pi * t)), 0, 1, 4)
    return path([[centre + z for z in circle] for centre in centres], CURVE, closed=True)


def lines(
    lines: Iterable[Sequence[complex]], colour: str, width: float, alpha: float = 1
) -> PathPatch:
    """Return lines through points, with round ends; the width is in typographic points."""
    return PathPatch(
        path(lines, LINE), fc="none", ec=colour, lw=width, alpha=alpha, capstyle="round",
        joinstyle="round",
    )  # fmt: skip


def area(points: Sequence[complex], fill: str) -> PathPatch:
    """Return a polygon without an outline."""
    return PathPatch(path([points], LINE, closed=True), fc=fill, lw=0)


def box(corner: complex, wide: float, high: float, radius: float, fill: str) -> PathPatch:
    """Return a box with rounded corners and no outline, given its upper left corner."""
    if not radius:
        return area([corner, corner + wide, corner + wide + 1j * high, corner + 1j * high], fill)
    radius = min(radius, wide / 2, high / 2)
    # Where the control points of a cubic curve lie that approximates a quarter of a circle.
    reach = radius * (1 - 0.5523)
    points: list[complex] = []
    at, ahead = corner + radius, 1 + 0j
    for side in (wide, high, wide, high):
        turn = at + (side - radius) * ahead
        begin, right = turn - radius * ahead, ahead * 1j
        points += [at, begin, turn - reach * ahead, turn + reach * right, turn + radius * right]
        at, ahead = turn + radius * right, right
    codes = [LINE, LINE, CURVE, CURVE, CURVE] * 4 + [CLOSE]
    codes[0] = MOVE
    ring = Path([(point.real, point.imag) for point in [*points, points[0]]], codes)
    return PathPatch(ring, fc=fill, lw=0)


def text(at: complex, words: str, size: float, colour: str, weight: str = "bold") -> Text:
    """Return a text centred at a point; the size is in typographic points."""
    return Text(
        at.real, at.imag, words, fontsize=size, color=colour, fontweight=weight, ha="center",
        va="center_baseline", parse_math=False,
    )  # fmt: skip
