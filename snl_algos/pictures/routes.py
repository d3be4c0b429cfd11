"""The moves of a route: bent arrows, each with its number and the face of the die."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.patches import FancyBboxPatch, Patch, PathPatch
from matplotlib.path import Path
from matplotlib.text import Text

from ..board import Board, Move
from .curves import BEND, LINE, MOVE, dots, path, xy
from .paper import INK, MIDDLE, NUMBER, PAPER, Group, Spots

__all__ = ["draw_route"]

#: Where the pips of a die lie, counted from its middle.
_TWO, _FOUR = (-1 + 1j, 1 - 1j), (-1 + 1j, 1 - 1j, 1 + 1j, -1 - 1j)
PIPS = {1: (0,), 2: _TWO, 3: (0, *_TWO), 4: _FOUR, 5: (0, *_FOUR), 6: (*_FOUR, -1, 1)}

#: A bent arrow: its first point, its peak and its last point.
Way = tuple[complex, complex, complex]
#: Where along an arrow to look whether something is in its way.
WAYMARKS = (0.15, 0.3, 0.5, 0.7, 0.85)
#: Where along an arrow its label may lie, the middle first.
LABELMARKS = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)


def draw_route(axes: Axes, board: Board, spots: Spots, unit: float, moves: Sequence[Move]) -> None:
    """An arrow for each throw, with the number of the move and the face of the die."""
    cell = board.start
    # Where a label has room on the paper: from the lower left to the upper right.
    across = [spot.real for spot in spots.values()]
    paper = min(across) - 0.25 + 0j, complex(max(across) + 0.25, spots[board.goal].imag + 0.5)
    busy = [spots[at] for move in moves for at in (move.landing, move.cell)]
    busy.append(spots[board.goal] + 0.25 + 0.4j)  # the word "goal"
    shown = [spot - MIDDLE + NUMBER for spot in spots.values()]
    shown += [spots[at] for move in moves for at in (move.landing, move.cell)]
    for number, move in enumerate(moves, start=1):
        way = _way(spots[cell], spots[move.landing], busy, paper)
        busy += [_on(way, t) for t in WAYMARKS]
        stands = dots([spots[cell], spots[move.cell]], 0.075)
        parts = [*_arrow(way, unit), PathPatch(stands, fc=INK, ec=PAPER, lw=0.02 * unit)]
        Group(f"move-{number}", parts, axes).set_zorder(5)
        # Labels lie above all arrows, or a later arrow could hide them.
        at = max((_on(way, t) for t in LABELMARKS), key=lambda at: _gap(at, shown))
        label = _label(at, number, move.face, unit)
        Group(f"throw-{number}", label, axes).set_zorder(6)
        cell = move.cell


def _way(
    here: complex, there: complex, busy: Sequence[complex], paper: tuple[complex, complex]
) -> Way:
    """A bend from here to there, as its first point, its peak and its last point.

    Of the two sides it takes the one with more room, upwards if both have enough.
    """
    length = abs(there - here) or 1  # no legal move stays, but a wrong program's can
    along = (there - here) / length
    others = [spot for spot in busy if spot not in (here, there)]

    def bent(side: int) -> Way:
        bend = side * min(0.6, 0.2 + 0.05 * length) * 1j * along
        peak = (here + there) / 2 + 2 * bend
        return here + 0.1 * along + 0.1 * bend, peak, there - 0.12 * along + 0.15 * bend

    def room(way: Way) -> tuple[bool, float, float]:
        middle, (low, high) = _on(way, 0.5), paper
        fits = low.real < middle.real < high.real and low.imag < middle.imag < high.imag
        gaps = (abs(_on(way, t) - other) for t in WAYMARKS for other in others)
        return fits, min([0.4, *gaps]), way[1].imag

    return max(bent(1), bent(-1), key=room)


def _gap(at: complex, shown: Sequence[complex]) -> float:
    """How far a label lies from what it should not hide; more than enough is enough."""
    return min(0.45, *(abs(at - other) for other in shown))


def _on(way: Way, t: float) -> complex:
    """A point of a bend, from 0 (first) to 1 (last)."""
    first, peak, last = way
    return (1 - t) ** 2 * first + 2 * t * (1 - t) * peak + t**2 * last


def _arrow(way: Way, unit: float) -> list[Patch]:
    """A bent arrow, on a pale edge."""
    first, peak, last = way
    ahead = (last - peak) / (abs(last - peak) or 1)
    neck = last - 0.14 * ahead
    shaft = Path([xy(first), xy(peak), xy(neck)], [MOVE, BEND, BEND])
    tip = [last, neck - ahead * (0.06 - 0.1j), neck - ahead * (0.06 + 0.1j)]
    return [
        PathPatch(shaft, fc="none", ec=PAPER, lw=0.11 * unit, alpha=0.85),
        PathPatch(shaft, fc="none", ec=INK, lw=0.045 * unit),
        PathPatch(path([tip], LINE, closed=True), fc=INK, lw=0),
    ]


def _label(at: complex, number: int, face: int, unit: float) -> list[Patch | Text]:
    """The number of a move on a dark disc, and beside it the die."""
    disc, die = at - 0.15, at + 0.15
    parts: list[Patch | Text] = [PathPatch(dots([disc], 0.14), fc=INK, ec=PAPER, lw=0.02 * unit)]
    parts.append(_centred(disc, str(number), 0.17 * unit, PAPER))
    corner = xy(die - 0.1 - 0.1j)
    parts.append(
        FancyBboxPatch(corner, 0.2, 0.2, "round,pad=0.03", fc=PAPER, ec=INK, lw=0.02 * unit)
    )
    if face in PIPS:
        parts.append(PathPatch(dots([die + 0.065 * z for z in PIPS[face]], 0.025), fc=INK, lw=0))
    else:
        parts.append(_centred(die, str(face), 0.17 * unit, INK))
    return parts


def _centred(at: complex, text: str, size: float, colour: str) -> Text:
    """A short number; the longer it is, the smaller."""
    size *= min(1, 2.4 / (len(text) + 0.4))
    return Text(
        at.real, at.imag, text, color=colour, fontsize=size, fontweight="bold",
        ha="center", va="center_baseline", parse_math=False,
    )  # fmt: skip
