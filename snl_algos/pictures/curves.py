"""Lines and curves: points are complex numbers, x + yi, one unit for a cell.

So turning and stretching are plain arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin

from matplotlib.patches import PathPatch
from matplotlib.path import Path

__all__ = ["BEND", "CURVE", "LINE", "MOVE", "dots", "lines", "path", "slope", "smooth", "xy"]

#: What a path does next, as matplotlib numbers it.
MOVE, LINE, BEND, CURVE, CLOSE = 1, 2, 3, 4, 79


def xy(point: complex) -> tuple[float, float]:
    return point.real, point.imag


def slope(curve: Callable[[float], complex], t: float) -> complex:
    return (curve(t + 1e-4) - curve(t - 1e-4)) / 2e-4


def smooth(
    curve: Callable[[float], complex], first: float, last: float, pieces: int
) -> list[complex]:
    """A curve as cubic Bézier pieces, which take far less room than many short lines.

    Each piece meets the curve at both ends and leaves them in its direction.
    """
    step = (last - first) / pieces
    points = [curve(first)]
    for piece in range(pieces):
        t, u = first + piece * step, first + (piece + 1) * step
        points += [curve(t) + slope(curve, t) * step / 3]
        points += [curve(u) - slope(curve, u) * step / 3, curve(u)]
    return points


def path(lines: Iterable[Sequence[complex]], kind: int, *, closed: bool = False) -> Path:
    """Straight lines through points, or curves as `smooth` gives them, as one path."""
    points: list[tuple[float, float]] = []
    codes: list[int] = []
    for line in lines:
        points += map(xy, line)
        codes += [MOVE, *[kind] * (len(line) - 1)]
        if closed:
            points.append(xy(line[0]))
            codes.append(CLOSE)
    return Path(points, codes)


def dots(centres: Iterable[complex], radius: float) -> Path:
    circle = smooth(lambda t: radius * complex(cos(2 * pi * t), sin(2 * pi * t)), 0, 1, 4)
    return path([[centre + z for z in circle] for centre in centres], CURVE, closed=True)


def lines(lines: Iterable[Sequence[complex]], colour: str, width: float) -> PathPatch:
    return PathPatch(path(lines, LINE), fc="none", ec=colour, lw=width, capstyle="round")
