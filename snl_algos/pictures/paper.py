"""The sheet for drawing a board: axes in cells, and groups of parts with an id."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backend_bases import RendererBase
from matplotlib.backends.backend_agg import RendererAgg
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.text import Text
from matplotlib.transforms import Transform

from ..board import Board
from .geometry import Plan
from .palette import Palette
from .strokes import box

__all__ = ["MARGIN", "Group", "Sheet", "board_sheet", "sheet_on"]

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

    #: one unit is a cell, y runs downwards, and the upper left corner of the board is 0
    axes: Axes
    board: Board
    #: where its cells are
    plan: Plan
    #: the width of a cell in points
    unit: float
    palette: Palette
    #: collects what is drawn, if it should not go onto the axes at once
    held: list[Group] | None = None

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
        group = Group(name, parts, self.axes, transform or self.axes.transData)
        group.set_zorder(order)
        if self.held is None:
            self.axes.add_artist(group)
            group.set_clip_on(False)
        else:
            self.held.append(group)

    def once(
        self,
        draw: Callable[[Sheet], None],
        order: float,
        kept: dict[Hashable, Any] | None,
        key: Hashable,
    ) -> None:
        """Draw by calling `draw`; in an animation, only if the layer is not in `kept` yet."""
        if kept is None:
            draw(self)
            return
        held: list[Group] = []
        if key not in kept:
            draw(replace(self, held=held))
        still = Still(held, kept, key)
        still.set_zorder(order)
        self.axes.add_artist(still)
        still.set_clip_on(False)

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
    """Groups that many pictures of an animation share: drawn once, then reused as pixels.

    `kept` maps keys to drawn layers, the most recently used last. If it has the key of this one,
    there need not be any groups.
    """

    def __init__(self, groups: list[Group], kept: dict[Hashable, Any], key: Hashable) -> None:
        super().__init__()
        self.groups, self.kept, self.key = groups, kept, key

    def draw(self, renderer: RendererBase) -> None:
        image = self.kept.pop(self.key, None)
        if image is None:
            assert self.figure is not None
            width, height = (round(side) for side in renderer.get_canvas_width_height())
            layer = RendererAgg(width, height, self.figure.dpi)  # type: ignore[no-untyped-call]
            for group in sorted(self.groups, key=Group.get_zorder):
                group.draw(layer)
            image = np.array(layer.buffer_rgba())[::-1]  # type: ignore[no-untyped-call]
        self.kept[self.key] = image
        while len(self.kept) > MAX_KEPT:
            self.kept.pop(next(iter(self.kept)))
        renderer.draw_image(renderer.new_gc(), 0, 0, image)


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


def sheet_on(figure: Figure, corner: complex, board: Board, palette: Palette, unit: float) -> Sheet:
    """Return a sheet that fills a figure; `corner` is where the board begins, in cells."""
    width, height = (72 * float(inches) / unit for inches in figure.get_size_inches())
    figure.patch.set_visible(False)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-corner.real, width - corner.real)
    axes.set_ylim(height - corner.imag, -corner.imag)
    return Sheet(axes, board, Plan.of(board), unit, palette)
