"""Shapes and text for matplotlib, made from points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from matplotlib.patches import PathPatch
from matplotlib.path import Path
from matplotlib.text import Text

from .curves import smooth

__all__ = ["BEND", "CURVE", "LINE", "box", "circles", "lines", "path", "ring", "text"]

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


def box(corner: complex, wide: float, high: float, radius: float, fill: str) -> PathPatch:
    """Return a box with rounded corners and no outline, given its upper left corner."""
    if not radius:
        corners = [corner, corner + wide, corner + wide + 1j * high, corner + 1j * high]
        return PathPatch(path([corners], LINE, closed=True), fc=fill, lw=0)
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
