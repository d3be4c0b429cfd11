"""Lines and curves. Points are complex numbers, x + yi: one unit is a cell, and y runs downwards.

This makes rotation and scaling plain multiplication.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

__all__ = ["Between", "Curve", "distance_from", "slope", "smooth"]

Curve = Callable[[float], complex]


class Between:
    """A line segment; points are given by their distance along it and to its right."""

    def __init__(self, start: complex, end: complex) -> None:
        self.start = start
        self.length = abs(end - start) or 1  # 1 if the ends coincide
        self.along = (end - start) / self.length  # a unit vector

    def spot(self, far: float, aside: float = 0) -> complex:
        """Return the point `far` along the line and `aside` to its right."""
        return self.start + (far + 1j * aside) * self.along


def distance_from(point: complex, start: complex, end: complex) -> float:
    """Return the distance of a point from a line segment."""
    way, offset = end - start, point - start
    along = (offset.real * way.real + offset.imag * way.imag) / (abs(way) ** 2 or 1)
    rest = offset - min(1, max(0, along)) * way
    return hypot(rest.real, rest.imag)


def slope(curve: Curve, t: float) -> complex:
    """Return the derivative of a curve at t."""
    return (curve(t + 1e-4) - curve(t - 1e-4)) / 2e-4


def smooth(curve: Curve, first: float, last: float, pieces: int) -> list[complex]:
    """Return a curve as cubic Bézier pieces, which take far less space than many short lines.

    Each piece has the ends and the tangents of its part of the curve. The result is the first
    point, then three more for each piece.
    """
    step = (last - first) / pieces
    points = [curve(first)]
    for piece in range(pieces):
        t, u = first + piece * step, first + (piece + 1) * step
        points += [curve(t) + slope(curve, t) * step / 3]
        points += [curve(u) - slope(curve, u) * step / 3, curve(u)]
    return points
