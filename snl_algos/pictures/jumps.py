"""Ladders with rails and rungs, snakes with a head where they bite and a thin tail."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from matplotlib.axes import Axes
from matplotlib.patches import Patch, PathPatch

from ..board import Board, Move
from .curves import CURVE, dots, lines, path, slope, smooth
from .paper import INK, PAPER, Group, Spots, mixed

__all__ = ["draw_jumps", "taken"]

#: Neighbouring jumps differ in shade. Blue and orange differ for every kind of sight.
LADDERS = ("#1f6fa8", "#124b78", "#4596c9", "#2f5f8f")
SNAKES = ("#d9691e", "#b1470f", "#e89a3c", "#c4572b")


def taken(board: Board, route: Iterable[Move]) -> set[int]:
    """The cells whose jumps a route takes, each link of a chain included."""
    taken: set[int] = set()
    for move in route:
        cell, chain = move.landing, set[int]()
        while cell != move.cell and cell in board.jumps and cell not in chain:
            chain.add(cell)
            cell = board.jumps[cell]
        if cell == move.cell:
            taken |= chain
    return taken


def draw_jumps(axes: Axes, board: Board, spots: Spots, unit: float, taken: set[int] | None) -> None:
    """Ladders first, as a snake can lie across one; of each kind the jumps taken last."""
    for kind, jumps, shades in (
        ("ladder", board.ladders, LADDERS),
        ("snake", board.snakes, SNAKES),
    ):
        for index, (foot, end) in enumerate(jumps.items()):
            faded = taken is not None and foot not in taken
            white = 0.72 if faded else 0
            colour = mixed(shades[index % len(shades)], white)
            if kind == "ladder":
                parts = _ladder(spots[foot], spots[end], colour, unit)
            else:
                pupils, hand = mixed(INK, white), (-1) ** index
                parts = _snake(spots[foot], spots[end], colour, pupils, unit, hand)
            group = Group(f"{kind}-{foot}-{end}", parts, axes)
            group.set_zorder(2 if faded else 3)


def _ladder(foot: complex, top: complex, colour: str, unit: float) -> list[Patch]:
    """Two rails and rungs between them, on a pale edge that sets them off."""
    along = (top - foot) / abs(top - foot)
    side = 0.13j * along
    first, last = foot - 0.12 * along, top + 0.12 * along
    rails = [(first + side, last + side), (first - side, last - side)]
    steps = max(2, round(abs(top - foot) / 0.27))
    middles = [foot + (top - foot) * step / steps for step in range(steps + 1)]
    rungs = [(middle - side * 0.95, middle + side * 0.95) for middle in middles]
    edge = lines(rails, PAPER, 0.11 * unit)
    edge.set_alpha(0.85)
    return [edge, lines(rungs, colour, 0.04 * unit), lines(rails, colour, 0.055 * unit)]


def _snake(
    head: complex, tail: complex, colour: str, pupils: str, unit: float, hand: int
) -> list[Patch]:
    """A wavy body that thins towards the tail, and a head that looks away from it."""
    length = abs(tail - head)
    along = (tail - head) / length
    waves = max(1, round(length / 1.9))
    swing = hand * min(0.24, 0.1 + 0.05 * length)

    def spine(t: float) -> complex:
        wave = swing * (1 - (2 * t - 1) ** 4) * sin(2 * pi * waves * t)
        return head + along * (length * t + 1j * wave)

    def left(t: float, side: int = 1) -> complex:
        ahead = slope(spine, t)
        return spine(t) + side * 0.11 * (1 - 0.25 * t - 0.75 * t**3) * 1j * ahead / abs(ahead)

    def right(t: float) -> complex:
        return left(t, -1)

    def skull(t: float) -> complex:
        x, y = cos(2 * pi * t), sin(2 * pi * t)
        return head + along * complex(0.2 * x, (0.145 + 0.03 * x) * y)

    pieces = 5 * waves
    # The tail is a point: the way back starts where the way there ends.
    outline = smooth(left, 0, 1, pieces) + smooth(right, 1, 0, pieces)[1:]
    body = path([outline], CURVE, closed=True)
    back = path([smooth(spine, 0.3 / length, 0.85, pieces)], CURVE)
    stripe = PathPatch(back, fc="none", ec=mixed(colour, 0.6), lw=0.045 * unit, capstyle="round")
    stripe.set_linestyle((0, (0.6, 2.6)))
    skin = path([smooth(skull, 0, 1, 6)], CURVE, closed=True)
    tongue = [[head - along * z for z in (0.18, 0.29, 0.36 + 0.05j)]]
    tongue += [[head - along * z for z in (0.29, 0.36 - 0.05j)]]
    eyes = [head - along * (0.06 + side * 0.075j) for side in (1, -1)]
    return [
        PathPatch(body, fc=PAPER, ec=PAPER, lw=0.07 * unit, alpha=0.85, joinstyle="round"),
        PathPatch(body, fc=colour, lw=0),
        stripe,
        lines(tongue, colour, 0.03 * unit),
        PathPatch(skin, fc=colour, ec=PAPER, lw=0.025 * unit),
        PathPatch(dots(eyes, 0.05), fc=PAPER, lw=0),
        PathPatch(dots([eye - 0.015 * along for eye in eyes], 0.024), fc=pupils, lw=0),
    ]
