"""Where things are drawn: plain numbers, the same as in the stepper.

Points are complex numbers, x + yi, so that rotation and scaling are plain multiplication: one unit
is a cell, and y runs downwards. The stepper's `web/src/geometry.ts` has the same functions; a test
compares their results. Both take their measures from `appearance.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, floor, hypot, pi, sin

from ..board import Board
from ..layout import Layout, layout_for
from .palette import SHAPE, Palette

__all__ = [
    "Arrow", "Between", "Plan", "Snake", "arc_shape", "arrow_shape", "corners_aside",
    "label_spots", "ladder_shape", "pips_of", "smooth", "snake_colour", "snake_shape", "tint_of",
]  # fmt: skip

#: Where along its arrow a label may be placed, from 0 to 1, best first.
ALONG = (0.5, 0.35, 0.65, 0.2, 0.8)
#: How far from there, in widths and heights of the label; never up, to the number of the cell.
AWAY = (0, 0.8, -0.8, 1j, 1.6, -1.6)
#: Where along an arrow the points are that a label should not cover.
STEPS = [step / 20 for step in range(21)]

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

    def at(self, share: float, aside: float = 0) -> complex:
        """Return the point at a share of the line, `aside` to its right."""
        return self.spot(self.length * share, aside)


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


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of the cells of a board. Cell 0 is left of cell 1."""

    layout: Layout
    outside: int  #: 1 if there is a cell 0, else 0

    @classmethod
    def of(cls, board: Board) -> Plan:
        return cls(layout_for(board.cells), 1 if board.start == 0 else 0)

    @property
    def columns(self) -> int:
        return self.layout.columns + self.outside

    @property
    def rows(self) -> int:
        return self.layout.rows

    def corner(self, cell: int) -> complex:
        """Return the upper left corner of a cell."""
        row, column = (0, -1) if cell == 0 else self.layout.place(cell)
        return complex(self.outside + column, self.rows - row - 1)

    def anchor(self, cell: int) -> complex:
        """Return the point in a cell where a piece stands and where jumps begin and end."""
        return self.corner(cell) + complex(*SHAPE["anchor"])


def _ends(plan: Plan, start: int, end: int) -> Between:
    """Return the ends of a jump, moved towards each other: jumps that share a cell do not touch."""
    line = Between(plan.anchor(start), plan.anchor(end))
    apart = SHAPE["apart"]
    return Between(line.spot(apart), line.spot(line.length - apart))


def ladder_shape(plan: Plan, foot: int, top: int) -> tuple[list[list[complex]], ...]:
    """Return the rails and the rungs of a ladder, as pairs of points."""
    line, measures = _ends(plan, foot, top), SHAPE["ladder"]
    half, over = measures["half"], measures["over"]
    count = max(2, _rounded(line.length / measures["rung"]))
    rails = [[line.spot(-over, by), line.spot(line.length + over, by)] for by in (half, -half)]
    shares = [index / count for index in range(count + 1)]
    return rails, [[line.at(share, half), line.at(share, -half)] for share in shares]


def _rounded(number: float) -> int:
    """Round like JavaScript: halves go up."""
    return floor(number + 0.5)


def _spine(plan: Plan, head: int, tail: int, hand: int, bow: float) -> Curve:
    """Return a line from head to tail that swings to the side `hand` first, and bends by `bow`."""
    line, measures = _ends(plan, head, tail), SHAPE["snake"]
    waves = max(1, _rounded(line.length / measures["wave"]))
    wide = hand * min(measures["swing"], 0.08 * line.length)

    def spine(t: float) -> complex:
        fading = 1 - (2 * t - 1) ** 4
        return line.at(t, wide * fading * sin(2 * pi * waves * t) + bow * sin(pi * t))

    return spine


def _middle(plan: Plan, head: int, tail: int, ladders: Mapping[int, int]) -> Curve:
    """Return the first middle line of a snake on the board with the fewest points near a ladder."""
    lines = [(plan.anchor(foot), plan.anchor(top)) for foot, top in ladders.items()]
    clear, bow = SHAPE["snake"]["clear"], SHAPE["snake"]["bow"]
    hand = -1 if (head + tail) % 2 else 1
    ways = [(side, aside) for aside in (0, bow, -bow) for side in (hand, -hand)]

    def cost(spine: Curve) -> int:
        points = [spine(index / 24) for index in range(25)]
        outside = any(
            not (0.15 <= at.real <= plan.columns - 0.15 and 0.15 <= at.imag <= plan.rows - 0.15)
            for at in points
        )
        near = sum(any(distance_from(at, *line) < clear for line in lines) for at in points)
        return near + 100 * outside

    return min((_spine(plan, head, tail, *way) for way in ways), key=cost)


@dataclass(frozen=True, slots=True)
class Snake:
    """A snake: its two sides and the stripe on its back as Bézier points, and its head.

    The first side runs from the head to the tail, the second back.
    """

    sides: tuple[list[complex], list[complex]]
    stripe: list[complex]
    skull: complex
    eyes: list[complex]
    pupils: list[complex]
    tongue: list[list[complex]]


def snake_shape(plan: Plan, head: int, tail: int, ladders: Mapping[int, int]) -> Snake:
    """Return the shape of a snake on a board with these ladders."""
    spine = _middle(plan, head, tail, ladders)
    length, measures = _ends(plan, head, tail).length, SHAPE["snake"]
    pieces = 4 * max(1, _rounded(length / measures["wave"])) + 2

    def edge(side: int, t: float) -> complex:
        half: float = measures["half"] * (1 - 0.3 * t - 0.6 * t**3)
        ahead = slope(spine, t)
        return spine(t) + side * half * 1j * ahead / (abs(ahead) or 1)

    front, skull, eye = Between(spine(0), spine(0.02)), measures["skull"], measures["eye"]
    return Snake(
        sides=(
            smooth(partial(edge, 1), 0, 1, pieces),
            smooth(partial(edge, -1), 1, 0, pieces),
        ),
        stripe=smooth(spine, min(0.4, 0.25 / length), 0.85, pieces),
        skull=front.spot(-0.02),
        eyes=[front.spot(-0.05, by * skull) for by in (0.55, -0.55)],
        pupils=[front.spot(-0.05 - eye / 3, by * skull) for by in (0.55, -0.55)],
        tongue=[
            [front.spot(-0.14), front.spot(-0.24), front.spot(-0.3, 0.05)],
            [front.spot(-0.24), front.spot(-0.3, -0.05)],
        ],
    )


def corners_aside(
    plan: Plan, jumps: Mapping[int, int], start: int, goal: int
) -> tuple[set[int], set[int]]:
    """Return the cells whose number, and those whose distance, moves to the other corner.

    A number stands at the top left and a distance at the bottom right, unless a jump lies there
    and none in the other corner of that side. The flag and the words of start and goal stay.
    """
    taken = {corner for jump in jumps.items() for corner in _corners_of(plan, jump, jumps)}
    places = {cell: plan.corner(cell) for cell in range(start, goal + 1)}
    numbers = {
        cell for cell, at in places.items()
        if cell != goal and (at, False, False) in taken and (at, True, False) not in taken
    }  # fmt: skip
    badges = {
        cell for cell, at in places.items()
        if start < cell < goal and (at, True, True) in taken and (at, False, True) not in taken
    }  # fmt: skip
    return numbers, badges


def _corners_of(
    plan: Plan, jump: tuple[int, int], jumps: Mapping[int, int]
) -> Iterator[tuple[complex, bool, bool]]:
    """Yield the corners that a jump lies in: the cell's place, whether right, whether low."""
    start, end = jump
    line, box = _ends(plan, start, end), SHAPE["corner"]
    if end > start:
        middle: Curve = line.at
    else:
        ladders = {foot: top for foot, top in jumps.items() if top > foot}
        middle = _middle(plan, start, end, ladders)
    count = ceil(line.length * 10)
    for t in (index / count for index in range(count + 1)):
        ahead = slope(middle, t)
        for by in (-box["clear"], 0, box["clear"]):
            at = middle(t) + by * 1j * ahead / (abs(ahead) or 1)
            place = complex(floor(at.real), floor(at.imag))
            across, down = (at - place).real, (at - place).imag
            if (
                box["left"] <= min(across, 1 - across) <= box["right"]
                and box["top"] <= min(down, 1 - down) <= box["bottom"]
            ):
                yield place, across > 0.5, down > 0.5


def snake_colour(palette: Palette, head: int, tail: int) -> str:
    """Return the colour of a snake, which depends on its ends alone."""
    colours: Sequence[str] = palette["snakes"]
    return colours[(2 * head + 3 * tail) % len(colours)]


#: On a board whose distances are all smaller, neighbouring tints would differ too much.
LEAST_FARTHEST = 4


def tint_of(palette: Palette, distance: float, farthest: float) -> str:
    """Return the tint of a distance: the first at 0, the last at the farthest cell of the run."""
    tints: Sequence[str] = palette["tints"]
    last = len(tints) - 1
    share = distance / max(farthest, LEAST_FARTHEST)
    return tints[_rounded(last * min(max(share, 0), 1))]


@dataclass(frozen=True, slots=True)
class Arrow:
    """A curved arrow. Its shaft ends at the neck, the middle of the base of its head."""

    start: complex
    turn: complex
    tip: complex
    neck: complex
    wings: list[complex]


def arc_shape(start: complex, end: complex, columns: int) -> Arrow:
    """Return the arc of a throw, which rises above the straight line but stays on the board."""
    line, measures = Between(start, end), SHAPE["arc"]
    bend = measures["least"] + measures["more"] * line.length
    # The side that is higher on the board; a throw straight up or down bends to the left.
    right = end.real - start.real or start.imag - end.imag
    side = -1 if right > 0 else 1
    bent = line.at(1 / 2, side * bend * 2)
    edge: float = measures["edge"]
    turn = complex(min(max(bent.real, edge), columns - edge), max(bent.imag, edge))
    last = Between(turn, end)
    tip = last.spot(last.length - 0.06)
    return Arrow(start, turn, tip, *_head(tip, turn, measures["head"], 0.4))


def arrow_shape(start: complex, end: complex, bend: float, gap: float, head: float) -> Arrow:
    """Return an arrow that bends aside by `bend` cells and stops short of its ends by `gap`."""
    line = Between(start, end)
    clear = min(gap, line.length / 4)
    tip = line.spot(line.length - clear)
    turn = line.at(1 / 2, 2 * bend)
    return Arrow(line.spot(clear), turn, tip, *_head(tip, turn, head, 0.5))


def label_spots(
    arrows: Sequence[tuple[complex, complex, float]], size: complex, wide: int
) -> list[complex]:
    """Return where to put the labels of arrows, each given by its ends and its bend.

    A label goes to the middle of its arrow, at a height between the number of a cell and its
    distance. If it would cover another label there, or its arrow or the one before or after it,
    it moves along the arrow, to a side, or down. The board is `wide` columns wide.
    """
    bows = [_spots(*arrow, STEPS) for arrow in arrows]
    spots: list[complex] = []
    for order, arrow in enumerate(arrows):
        near = [point for bow in bows[max(0, order - 1) : order + 2] for point in bow]
        levels = [complex(at.real, floor(at.imag) + 0.5) for at in _spots(*arrow, ALONG)]
        tried = [at + away.real * size.real + 1j * away.imag * size.imag
                 for away in AWAY for at in levels]  # fmt: skip
        inside = [at for at in tried if size.real / 2 < at.real < wide - size.real / 2]
        spots.append(min(inside or tried, key=lambda at: _covered(at, size, spots, near)))
    return spots


def _spots(start: complex, end: complex, bend: float, shares: Iterable[float]) -> list[complex]:
    """Return the points at these shares of an arrow."""
    line = Between(start, end)
    return [line.at(t, 4 * t * (1 - t) * bend) for t in shares]


def _covered(
    at: complex, size: complex, labels: list[complex], points: list[complex]
) -> tuple[float, int]:
    """Return how much a label here covers of others, and how many points."""

    def overlap(other: complex, size: complex) -> float:
        apart = at - other
        return max(0, size.real - abs(apart.real)) * max(0, size.imag - abs(apart.imag))

    # Rounded, or floating point would choose between two places that are equally good.
    points_covered = sum(overlap(point, size / 2) > 1e-6 for point in points)
    return round(sum(overlap(label, size) for label in labels), 6), points_covered


def _head(tip: complex, turn: complex, head: float, share: float) -> tuple[complex, list[complex]]:
    """Return the middle of the base of an arrowhead, and its three corners."""
    back = Between(tip, turn)
    return back.spot(head), [back.spot(head, head * share), tip, back.spot(head, -head * share)]


def pips_of(face: int) -> list[complex]:
    """Return where the pips of a face are on a die centred at 0; none for faces above 6."""
    by = SHAPE["die"]["side"] * 0.27
    if not 1 <= face <= 6:
        return []
    pips = [0j] if face % 2 else []
    pips += [-by - by * 1j, by + by * 1j] if face > 1 else []
    pips += [-by + by * 1j, by - by * 1j] if face > 3 else []
    return pips + ([-by + 0j, by + 0j] if face == 6 else [])
