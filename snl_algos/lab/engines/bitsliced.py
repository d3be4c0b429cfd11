"""The bit-sliced engine: many boards of one size at once, with one bit for each board.

For each cell there is one whole number, whose bit b is set if the cell is in the frontier of
board b. So an `or` throws one face from one cell on all the boards together. They differ only in
their jumps: each jump has a set of boards, and is taken only on these.

A round costs some machine operations for each cell, each face and each jump that is on any of
the boards, nearly as many for one board as for a thousand. It pays if the boards are small and
differ in few jumps; for a single board the bit-parallel engine is faster.

Giving each of many problems one bit of a word is called bit-slicing: E. Biham, "A fast new DES
implementation in software", Fast Software Encryption 1997.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

__all__ = ["throws_of_each"]

#: The number of boards in a set. In a larger one, finding a single board takes longer.
BATCH_SIZE = 1000

#: The jumps of a board, each as (from, to), none of them from a cell to itself.
Jumps = Sequence[tuple[int, int]]
#: Where jumps from one cell end → the set of the boards with that jump.
Ways = dict[int, int]


def throws_of_each(
    cells: int,
    boards: Sequence[Jumps],
    faces: Sequence[int],
    *,
    start: int = 1,
    chained: bool = False,
) -> list[int | None]:
    """Return the fewest throws on each of some boards with the same cells and rules.

    A throw past the goal is not a move, as on `Board` by default.

    Each board is given by its jumps, each as (from, to), none of them from a cell to itself.
    Nothing is checked here: `Board` does that. A number is None where the goal cannot be reached.

    Examples
    --------
    >>> throws_of_each(30, [[], [(3, 22)], [(3, 22), (24, 2)]], range(1, 7))
    [5, 3, 3]
    """
    found: list[int | None] = [None] * len(boards)
    for first in range(0, len(boards), BATCH_SIZE):
        some = boards[first : first + BATCH_SIZE]
        for throws, reached in enumerate(_goal_reached(cells, some, faces, start, chained)):
            while reached:
                lowest = reached & -reached
                reached ^= lowest
                found[first + lowest.bit_length() - 1] = throws
    return found


def _goal_reached(
    cells: int, boards: Sequence[Jumps], faces: Sequence[int], start: int, chained: bool
) -> Iterator[int]:
    """Yield the sets of boards whose goal is first reached in 0 throws, in 1, and so on."""
    plain, ways = _by_landing(cells, boards, chained)
    unseen = [(1 << len(boards)) - 1] * (cells + 1)
    here = [0] * (cells + 1)
    here[start], unseen[start] = unseen[start], 0
    while any(here):
        yield here[cells]
        stands = [0] * (cells + 1)
        for landing in range(start + 1, cells + 1):
            landed = 0
            for face in faces:
                if face > landing:
                    break
                landed |= here[landing - face]
            if landed:
                stands[landing] |= landed & plain[landing]
                for end, boards_with_it in ways[landing].items():
                    stands[end] |= landed & boards_with_it
        unfinished = unseen[cells]
        here = [stand & new & unfinished for stand, new in zip(stands, unseen, strict=True)]
        unseen = [new ^ stand for new, stand in zip(unseen, here, strict=True)]


def _by_landing(cells: int, boards: Sequence[Jumps], chained: bool) -> tuple[list[int], list[Ways]]:
    """Return, for each landing, the boards without a jump there, and the ways of the others."""
    ways: list[Ways] = [{} for _ in range(cells + 1)]
    for place, jumps in enumerate(boards):
        board = 1 << place
        for foot, end in jumps:
            from_here = ways[foot]
            from_here[end] = from_here.get(end, 0) | board
    plain = [(1 << len(boards)) - 1] * (cells + 1)
    for foot, ends in enumerate(ways):
        for boards_with_it in ends.values():
            plain[foot] ^= boards_with_it
    if chained:
        ways = [_followed(one, ways, plain) for one in ways]
    return plain, ways


def _followed(first: Ways, ways: Sequence[Ways], plain: Sequence[int]) -> Ways:
    """Return the ends of the chains of jumps from a landing, without chains that form a loop."""
    ended: Ways = {}
    for _ in ways:  # no chain has more jumps than there are cells
        further: Ways = {}
        for end, boards in first.items():
            ended[end] = ended.get(end, 0) | boards & plain[end]
            for next_end, others in ways[end].items():
                further[next_end] = further.get(next_end, 0) | boards & others
        first = {end: boards for end, boards in further.items() if boards}
    return ended
