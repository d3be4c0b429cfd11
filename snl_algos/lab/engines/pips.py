"""The engine for huge boards with few jumps: it walks from jump to jump, ordered by pips.

A *front* stands on the furthest plain cell that one chain of throws has reached. Between two
jumps it advances by the largest face in every throw, so nothing has to be done there: a front
that stands on cell c after L throws lands on a cell s further on at pip `L * faces + (s - c)`.
The starts of jumps are settled in the order of these pips, as in Dijkstra's algorithm. From a
start that is settled the front goes on to the next start, and a new front begins where the
jump ends. Of two fronts that land on the same start, only the first goes on.

A front stands on plain cells only. If a throw of the largest face would end on the start of a
jump, the front falls back to the last plain cell before it; if there is none within reach, the
starts are a wall. Whoever is carried by a jump onto the start of another stands there without
being carried on, and lands from there on every start within one throw.

The work is O(J log J) for J jumps, however many cells there are, and at most one more step for
each face where a jump ends on the start of another.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import inf

from ...board import Board
from .jump_arrays import Jumps

__all__ = ["settled", "throws", "throws_by"]


def throws(board: Board) -> int | None:
    """The fewest throws on a board of any size whose die has no gaps.

    Parameters
    ----------
    board : Board
        That this engine accepts it is checked by the register, not here. What a throw past the
        goal does makes no difference: a throw that lands on the goal is possible as well.

    Returns
    -------
    int or None
        The number of throws; None if the goal cannot be reached.

    Examples
    --------
    >>> throws(Board(10**18, {3: 10**18 - 1}))
    2
    >>> throws(Board(10**18)) == (10**18 - 1) // 6 + 1
    True
    """
    if board.start == board.goal:
        return 0
    goal = board.goal
    return next((thrown for _, end, thrown in settled(board) if end == goal), None)


def throws_by(jumps: Jumps) -> int | None:
    """The same for arrays of jumps: a die of 6, from the first cell.

    Examples
    --------
    >>> from snl_algos.lab.engines.jump_arrays import checked_jumps
    >>> throws_by(checked_jumps(10**18, [3], [10**18 - 1]))
    2
    """
    if jumps.cells == 1:
        return 0
    starts, ends = jumps.starts.tolist(), jumps.ends.tolist()  # the numbers of NumPy overflow
    if not starts or starts[-1] != jumps.cells:
        starts.append(jumps.cells)
        ends.append(jumps.cells)
    found = _settle(starts, ends, 1, 6)
    return next((thrown for index, thrown in found if ends[index] == jumps.cells), None)


def settled(board: Board) -> Iterator[tuple[int, int | None, int]]:
    """(start, end, throws) of each jump that can be landed on, in the order of the pips thrown.

    The goal counts as a jump to its own cell, so that landing on it is among them. A jump in a
    loop has no end.

    Examples
    --------
    >>> list(settled(Board(100, {90: 2, 4: 80})))
    [(4, 80, 1), (90, 2, 3), (100, 100, 5)]
    """
    taken, goal = board.jumps_taken, board.goal
    starts = list(board.jumps)  # rising, which `taken` is not if jumps are chained
    ends = [taken[start] for start in starts]
    if goal not in taken:
        starts.append(goal)
        ends.append(goal)
    for index, thrown in _settle(starts, ends, board.start, board.faces[-1]):
        yield starts[index], ends[index], thrown


def _settle(
    starts: Sequence[int], ends: Sequence[int | None], start: int, faces: int
) -> Iterator[tuple[int, int]]:
    """Settle the starts of jumps in order of pips: (index, throws) of each."""
    runs = _runs(starts)
    count = len(starts)
    best = [inf] * count  # index of a start → the earliest pip known to land on it
    heap: list[int] = []  # pip * count + index

    def land(index: int, pip: int) -> None:
        if pip < best[index]:
            best[index] = pip
            heappush(heap, pip * count + index)

    def begin(cell: int, thrown: int) -> None:
        """A front begins on a cell, after so many throws."""
        index = bisect_right(starts, cell)
        pip = thrown * faces - cell
        if not index or starts[index - 1] != cell:
            if index < count:
                land(index, pip + starts[index])
            return
        # The cell is the start of a jump. Another front may be sooner on one of the next starts
        # and still behind later, because it cannot stand here. So none of them is left out.
        while index < count and starts[index] <= cell + faces:
            land(index, pip + starts[index])
            index += 1
        reach = cell + faces
        back = runs[index - 1] if starts[index - 1] == reach else 0
        if index < count and back < faces:
            land(index, pip + back + starts[index])

    begin(start, 0)
    while heap:
        pip, index = divmod(heappop(heap), count)
        if pip != best[index]:
            continue  # it was settled sooner
        thrown = -(-pip // faces)
        yield index, thrown
        end = ends[index]
        if end is not None:
            begin(end, thrown)
        if index + 1 < count:
            if pip % faces == 0:  # the front would stand on this start
                if runs[index] >= faces:
                    continue  # a wall
                pip += runs[index]
            land(index + 1, pip + starts[index + 1] - starts[index])


def _runs(starts: Sequence[int]) -> list[int]:
    """For each start of a jump, how many starts without a gap end there, itself included.

    Examples
    --------
    >>> _runs([3, 4, 5, 9, 20, 21])
    [1, 2, 3, 1, 1, 2]
    """
    runs, run, before = [], 0, -1
    for start in starts:
        run = run + 1 if start == before + 1 else 1
        runs.append(run)
        before = start
    return runs
