"""Ladders with rails and rungs; snakes with a head where they bite and a thin tail.

They are drawn at full strength. Where a route or a finding must stand out, all others step back.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import NamedTuple

from matplotlib.patches import Patch, PathPatch
from matplotlib.path import Path

from ..board import Board, Move
from .geometry import ladder_shape, snake_colour, snake_shape
from .palette import SHAPE
from .paper import CURVE, Sheet, circles, lines, path, ring
from .throws import feet_of

__all__ = ["draw_jumps", "taken"]


def taken(board: Board, route: Iterable[Move]) -> set[int]:
    """Return the cells whose jumps a route takes, including every link of a chain."""
    return {foot for move in route for foot in feet_of(board, move)}


def draw_jumps(
    sheet: Sheet,
    touched: Container[int] = (),
    *,
    found: Container[int] = (),
    fade: bool = False,
) -> None:
    """Draw ladders first, as a snake can lie across one; touched jumps go above all others.

    `touched` and `found` are the cells whose jumps are drawn strongly, the latter with an edge,
    as part of a finding. With `fade`, the others fade.
    """
    board = sheet.board
    for kind, jumps, draw in (("ladder", board.ladders, _ladder), ("snake", board.snakes, _snake)):
        for start, end in jumps.items():
            strong = start in touched or start in found
            alpha = SHAPE["faint"] if fade and not strong else 1.0
            # The halo shows through the translucent jump, so it is fainter still.
            halo = Halo("cell", 0.8 * alpha**2, SHAPE["ladder"]["rail"] + 0.05, 0.06)
            if start in found:
                halo = Halo("wrong", 1, 0.13, 0.13)
            parts = draw(sheet, start, end, alpha, halo)
            sheet.group(f"{kind}-{start}-{end}", parts, 3 if strong else 2)


class Halo(NamedTuple):
    """The edge that sets a jump off from what lies below it; widths are in cells."""

    colour: str
    alpha: float
    ladder: float  #: the width of the stroke below its rails
    snake: float  #: the width of the stroke around it


def _ladder(sheet: Sheet, foot: int, top: int, alpha: float, halo: Halo) -> list[Patch]:
    rails, rungs = ladder_shape(sheet.plan, foot, top)
    measures, palette, unit = SHAPE["ladder"], sheet.palette, sheet.unit
    return [
        lines(rails, palette[halo.colour], halo.ladder * unit, halo.alpha),
        lines(rungs, palette["ladder"], measures["rungWidth"] * unit, alpha),
        lines(rails, palette["ladder"], measures["rail"] * unit, alpha),
    ]


def _snake(sheet: Sheet, head: int, tail: int, alpha: float, halo: Halo) -> list[Patch]:
    shape = snake_shape(sheet.plan, head, tail, sheet.board.ladders)
    measures, unit, palette = SHAPE["snake"], sheet.unit, sheet.palette
    colour = snake_colour(palette, head, tail)
    # Skin and skull are one path, so that their overlap does not show. Both run the same way
    # round, or there would be a hole where they overlap.
    skin = Path.make_compound_path(ring(shape.sides), circles([shape.skull], measures["skull"]))
    edge = PathPatch(skin, fc="none", ec=palette[halo.colour], joinstyle="round")
    edge.set(lw=halo.snake * unit, alpha=halo.alpha)
    thin = measures["stripe"]
    stripe = PathPatch(path([shape.stripe], CURVE), fc="none", ec=palette["cell"])
    stripe.set(lw=thin * unit, alpha=alpha, capstyle="round")
    stripe.set_linestyle((0, (0.04 / thin, 0.12 / thin)))
    return [
        edge,
        lines(shape.tongue, colour, 0.025 * unit, alpha),
        PathPatch(skin, fc=colour, lw=0, alpha=alpha),
        stripe,
        PathPatch(circles(shape.eyes, measures["eye"]), fc=palette["die"], lw=0, alpha=alpha),
        PathPatch(
            circles(shape.pupils, measures["pupil"]), fc=palette["dieInk"], lw=0, alpha=alpha
        ),
    ]
