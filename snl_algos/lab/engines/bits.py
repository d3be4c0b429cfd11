"""The bit-parallel engine: a set of cells is the bits of one whole number.

One shift per face throws that face from every cell of the frontier at once. Bits past the goal
stay, bounce or win, according to the board. Landings on the start of a jump are replaced by the end
of the jump. The new cells are the next frontier, and the answer is the number of rounds until the
goal's bit is set.

A round costs about `cells` / 30 machine operations for each face, however few cells the frontier
holds. That is fast on boards of up to some thousand cells, and on boards of any size if a few
dozen rounds are enough, as with many long ladders. On other boards it is quadratic.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from ...board import Board
from .arrays import Moves, signs

__all__ = ["throws", "throws_on"]

#: The sign of an entry of a move array → the digit of its cell in the set of jumps.
DIGITS = bytes(ord("1" if sign < 128 else "0") for sign in range(256))
#: A set below this number is small. In larger ones the cells are set and found by bytes and words,
#: because setting or finding one of them in the whole number costs as much as a shift.
SMALL_SET = 1 << 1024


class Ends(Protocol):
    """Where jumps end: a mapping, or a move array."""

    def __getitem__(self, foot: int, /) -> int: ...


def throws(board: Board) -> int | None:
    """Return the fewest throws on a board with any rules; None if the goal cannot be reached.

    The board has up to a million cells. The register checks that, not this function.

    Examples
    --------
    >>> throws(Board(30, {3: 22}))
    3
    >>> print(throws(Board(4, {2: 1, 3: 1}, die=2)))
    None
    """
    goal = 1 << board.cells
    return next((count for count, here in enumerate(_frontiers(board)) if here & goal), None)


def _frontiers(board: Board) -> Iterator[int]:
    """Yield the sets of cells first reached in 0 throws, in 1, and so on, up to an empty set."""
    cells, overshoot = board.cells, board.overshoot
    ends = {foot: end for foot, end in board.jumps_taken.items() if end is not None}
    on_board = (2 << cells) - 1
    plain = on_board & ~_set_of(board.jumps, cells)
    untaken = _set_of(ends, cells)  # without the jumps of loops
    faces = _faces_that_move(board.faces, cells, overshoot)
    goal = 1 << cells
    here = reached = 1 << board.start
    while here:
        yield here
        landings = 0
        for face in faces:
            landings |= here << face
        past = landings >> cells + 1
        landings &= on_board
        if past and overshoot == "win":
            landings |= goal
        elif past and overshoot == "bounce":
            landings |= _counted_back(past, cells)
        stands = landings & plain
        # Each jump is taken only once: a later landing cannot reach its end sooner.
        feet = landings & untaken
        untaken ^= feet
        stands |= _ends_of(feet, ends, cells)
        here = stands & ~reached
        reached |= here


def throws_on(moves: Moves) -> int | None:
    """Return the fewest throws on a checked move array: a die of 6, from the first cell.

    Examples
    --------
    >>> from snl_algos.lab.engines.arrays import checked
    >>> throws_on(checked([-1, -1, 21] + [-1] * 27))
    3
    """
    jumps = int(signs(moves)[::-1].translate(DIGITS), 2)
    last = len(moves) - 1
    goal = 1 << last
    here, unseen, rounds = 1, 2 * goal - 2, 0
    while here:
        if here & goal:
            return rounds
        # Three shifts throw all six faces.
        near = here << 1 | here << 2  # 1 or 2 ahead
        landings = (near | near << 2 | near << 4) & unseen
        unseen ^= landings
        feet = landings & jumps
        here = landings ^ feet
        if feet < SMALL_SET:
            while feet:
                lowest = feet & -feet
                feet ^= lowest
                here |= 1 << moves[lowest.bit_length() - 1]
        else:
            here |= _ends_of(feet, moves, last)
        rounds += 1
    return None


def _set_of(members: Iterable[int], last: int) -> int:
    """Return the number whose bits are the cells of a set; `last` is the last cell."""
    if 1 << last < SMALL_SET:
        bits = 0
        for cell in members:
            bits |= 1 << cell
        return bits
    places = bytearray((last >> 3) + 1)
    for cell in members:
        places[cell >> 3] |= 1 << (cell & 7)
    return int.from_bytes(places, "little")


def _ends_of(feet: int, ends: Ends, last: int) -> int:
    """Return the set of the ends of the jumps that start on a set of cells."""
    if feet < SMALL_SET:
        bits = 0
        while feet:
            lowest = feet & -feet
            feet ^= lowest
            bits |= 1 << ends[lowest.bit_length() - 1]
        return bits
    return _set_of((ends[foot] for foot in _members(feet)), last)


def _members(bits: int) -> Iterator[int]:
    """Yield the cells of a set, word by word."""
    raw = bits.to_bytes((bits.bit_length() + 63 >> 6) << 3, sys.byteorder)
    words = memoryview(raw).cast("Q")
    for index, word in enumerate(words if sys.byteorder == "little" else words[::-1]):
        while word:
            lowest = word & -word
            word ^= lowest
            yield (index << 6) + lowest.bit_length() - 1


def _faces_that_move(faces: Sequence[int], cells: int, overshoot: str) -> Sequence[int]:
    """Return the faces that can move you, so that no shift is longer than the board."""
    if faces[-1] < cells:
        return faces
    if overshoot == "win":  # a face of `cells` passes the goal from anywhere
        return sorted({min(face, cells) for face in faces})
    most = 2 * cells - 1 if overshoot == "bounce" else cells
    return [face for face in faces if face <= most]


def _counted_back(past: int, cells: int) -> int:
    """Return landings past the goal, counted back from it, as long as they are on the board.

    Bit i of `past` is the cell i + 1 beyond the goal, and becomes bit `cells` - 1 - i.
    """
    mirrored = int(f"{past:b}"[::-1], 2)
    shift = cells - past.bit_length()
    back = mirrored << shift if shift >= 0 else mirrored >> -shift
    return back & ~1  # place 0 is off the board
