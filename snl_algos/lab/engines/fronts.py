"""The engine for one ordinary board of any size: it follows only the fronts between landings.

One throw from a cell lands in the window of cells that follow it. All new plain cells of the
window get the same distance, and only the furthest of them can reach a cell outside the window.
So the next frontier needs that one cell and the ends of the jumps that start in the window.
Nothing else enters a queue.

A byte per cell records what it still offers: a plain cell, a jump, or nothing after a window has
contained it. Finding the furthest plain cell and the jumps is then a search in a few bytes, which
the standard library does in C. Time and memory grow linearly with the number of cells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...board import Board
from .arrays import Moves, signs

__all__ = ["throws", "throws_on"]

#: A cell offers nothing, as beyond the goal; a plain cell; or a jump.
NOTHING, PLAIN, JUMP = 0, 1, 2
#: The sign of an entry of a move array → the offer of its cell.
OFFERS = bytes(JUMP if sign < 128 else PLAIN for sign in range(256))


def throws(board: Board) -> int | None:
    """Return the fewest throws on a board whose die has no gaps; None if out of reach.

    The register has checked that this engine accepts the board. The effect of a throw past the
    goal makes no difference, because a throw that lands on the goal is also possible.

    Examples
    --------
    >>> throws(Board(30, {3: 22}))
    3
    """
    offers = bytearray([PLAIN]) * (board.cells + 1)
    ends: dict[int, int] = {}
    for foot, end in board.jumps_taken.items():
        offers[foot] = NOTHING if end is None else JUMP
        if end is not None:
            ends[foot] = end
    return _follow(offers, ends, board.start, board.goal, board.faces[-1])


def throws_on(moves: Moves) -> int | None:
    """Return the fewest throws on a checked move array: a die of 6, from the first cell.

    Examples
    --------
    >>> from snl_algos.lab.engines.arrays import checked
    >>> throws_on(checked([-1, -1, 21] + [-1] * 27))
    3
    """
    return _follow(bytearray(signs(moves).translate(OFFERS)), moves, 0, len(moves) - 1, 6)


def _follow(
    offers: bytearray, ends: Sequence[int] | Mapping[int, int], start: int, goal: int, faces: int
) -> int | None:
    """Follow the fronts, one round per throw, and return the number of rounds."""
    if start == goal:
        return 0
    offers.extend(bytes(faces))  # every window ends within these
    nothing, beyond = bytes(faces), faces + 1
    furthest_in, first_in = offers.rfind, offers.find
    frontier, rounds = [start], 0
    while frontier:
        rounds += 1
        reached: list[int] = []
        for cell in frontier:
            low, high = cell + 1, cell + beyond
            furthest = furthest_in(PLAIN, low, high)
            if furthest > 0:
                reached.append(furthest)
            foot = first_in(JUMP, low, high)
            while foot > 0:
                reached.append(ends[foot])
                foot = first_in(JUMP, foot + 1, high)
            offers[low:high] = nothing
        if goal in reached:
            return rounds
        frontier = reached
    return None
