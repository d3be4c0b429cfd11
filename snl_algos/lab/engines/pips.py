"""The engine for huge boards with few jumps: it moves from jump to jump, ordered by pips.

A *front* stands on the furthest plain cell that one chain of throws has reached. Between two
jumps it advances by the largest face in every throw, so nothing has to be computed there: a front
that stands on cell c after L throws lands on a later cell s at pip `L * faces + (s - c)`.
The starts of jumps are settled in the order of these pips, as in Dijkstra's algorithm. From a
settled start, the front continues to the next start, and a new front begins where the jump ends.
Of two fronts that land on the same start, only the first continues.

A front stands only on plain cells. If a throw of the largest face would end on the start of a
jump, the front falls back to the last plain cell before it; if there is none within reach, the
starts are a wall. If a jump ends on the start of another, the second jump is not taken; the next
throw lands on any start within its reach.

The work is O(J log J) for J jumps, however many cells there are, and at most one more step per
face where a jump ends on the start of another.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from heapq import heappop, heappush
from math import inf

from ...board import Board
from .jump_arrays import Jumps

__all__ = ["throws", "throws_by"]


def throws(board: Board) -> int | None:
    """Return the fewest throws on a board of any size whose die has no gaps.

    As for `fronts`, the register has checked the board, and the effect of a throw past the goal
    makes no difference. The answer is None if the goal cannot be reached.

    Examples
    --------
    >>> throws(Board(10**18, {3: 10**18 - 1}))
    2
    >>> throws(Board(10**18)) == (10**18 - 1) // 6 + 1
    True
    """
    taken = board.jumps_taken
    starts = list(board.jumps)  # sorted; `taken` may not be, if jumps are chained
    ends = [taken[start] for start in starts]
    return _throws(starts, ends, board.start, board.goal, board.faces[-1])


def throws_by(jumps: Jumps) -> int | None:
    """Return the fewest throws on a board given by arrays of jumps, with a die of 6.

    Examples
    --------
    >>> from snl_algos.lab.engines.jump_arrays import checked_jumps
    >>> throws_by(checked_jumps(10**18, [3], [10**18 - 1]))
    2
    """
    starts, ends = jumps.starts.tolist(), jumps.ends.tolist()  # the numbers of NumPy overflow
    return _throws(starts, ends, 1, jumps.cells, 6)


def _throws(
    starts: list[int], ends: list[int | None], start: int, goal: int, faces: int
) -> int | None:
    """Settle the starts of jumps, in order, by pips. A jump in a loop has no end."""
    if start == goal:
        return 0
    if not starts or starts[-1] != goal:  # landing on it counts as a jump to itself
        starts.append(goal)
        ends.append(goal)
    runs = _runs(starts)
    count = len(starts)
    best = [inf] * count  # index of a start → the earliest pip known to land on it
    heap: list[int] = []  # pip * count + index

    def land(index: int, pip: int) -> None:
        if pip < best[index]:
            best[index] = pip
            heappush(heap, pip * count + index)

    def begin(cell: int, thrown: int) -> None:
        """Begin a front on a cell, after a number of throws."""
        index = bisect_right(starts, cell)
        pip = thrown * faces - cell
        if not index or starts[index - 1] != cell:
            if index < count:
                land(index, pip + starts[index])
            return
        # The cell is the start of a jump. Another front may land sooner on one of the next starts
        # and yet fall back later, because it cannot stand here. So all of them are tried.
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
        end = ends[index]
        if end == goal:
            return thrown
        if end is not None:
            begin(end, thrown)
        if index + 1 < count:
            if pip % faces == 0:  # the front would have to stand on this start
                if runs[index] >= faces:
                    continue  # a wall
                pip += runs[index]
            land(index + 1, pip + starts[index + 1] - starts[index])
    return None


def _runs(starts: Sequence[int]) -> list[int]:
    """Return the length of the run of consecutive starts that ends at each start."""
    runs, run, before = [], 0, -1
    for start in starts:
        run = run + 1 if start == before + 1 else 1
        runs.append(run)
        before = start
    return runs
