"""Lines and curves: points are complex numbers, x + yi, one unit for a cell, y downwards.

So turning and stretching are plain arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

__all__ = ["Between", "Curve", "distance_from", "slope", "smooth"]

Curve = Callable[[float], complex]


class Between:
    """A piece of a line, with points given by how far along it and aside of it they are.

    Attributes
    ----------
    length : float
        The length of the line; 1 if its ends are one point.
    along : complex
        Its direction.

    Examples
    --------
    >>> Between(1 + 1j, 1 + 5j).spot(2, 0.5)
    (0.5+3j)
    """

    def __init__(self, start: complex, end: complex) -> None:
        self.start = start
        self.length = abs(end - start) or 1
        self.along = (end - start) / self.length

    def spot(self, far: float, aside: float = 0) -> complex:
        """The point so far along the line, and so far to its right."""
        return self.start + (far + 1j * aside) * self.along


def distance_from(point: complex, start: complex, end: complex) -> float:
    """How far a point is from a piece of a line.

    Examples
    --------
    >>> distance_from(2 + 3j, 0j, 4 + 0j), distance_from(7 + 4j, 0j, 4 + 0j)
    (3.0, 5.0)
    """
    way, offset = end - start, point - start
    along = (offset.real * way.real + offset.imag * way.imag) / (abs(way) ** 2 or 1)
    rest = offset - min(1, max(0, along)) * way
    return hypot(rest.real, rest.imag)


def slope(curve: Curve, t: float) -> complex:
    """The direction of a curve at t, per unit of t."""
    return (curve(t + 1e-4) - curve(t - 1e-4)) / 2e-4


def smooth(curve: Curve, first: float, last: float, pieces: int) -> list[complex]:
    """A curve as cubic Bézier pieces, which take far less room than many short lines.

    Each piece meets the curve at both ends and leaves them in its direction: the first point,
    then three more for each piece.
    """
    step = (last - first) / pieces
    points = [curve(first)]
    for piece in range(pieces):
        t, u = first + piece * step, first + (piece + 1) * step
        points += [curve(t) + slope(curve, t) * step / 3]
        points += [curve(u) - slope(curve, u) * step / 3, curve(u)]
    return points
