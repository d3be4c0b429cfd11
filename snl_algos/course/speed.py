"""How fast a search can be: the same search in several forms, and what a machine does for each.

All take a move array: entry i is where the jump from cell i leads, counted from 0, or -1.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter

__all__ = [
    "by_bits", "by_queue", "by_windows", "fastest", "frontiers", "microseconds",
    "misses",
]  # fmt: skip

#: A cache line of 64 bytes, and how many of them lie nearest to the processor (32 KB).
LINE, LINES = 64, 512


def by_queue(move: Sequence[int]) -> int:
    """Return the fewest throws, with a queue: one entry for each cell.

    Examples
    --------
    >>> by_queue([-1, -1, 21] + [-1] * 27)
    3
    """
    last = len(move) - 1
    visited = [False] * len(move)
    queue = deque([(0, 0)])
    while queue:
        cell, throws = queue.popleft()
        if cell == last:
            return throws
        for landing in range(cell + 1, min(cell + 7, last + 1)):
            if not visited[landing]:
                visited[landing] = True
                end = move[landing]
                queue.append((landing if end < 0 else end, throws + 1))
    return -1


def by_bits(move: Sequence[int]) -> int:
    """Return the fewest throws, with a set of cells in one whole number: a throw is a shift.

    Examples
    --------
    >>> by_bits([-1, -1, 21] + [-1] * 27)
    3
    """
    last = len(move) - 1
    jumps = sum(1 << cell for cell, end in enumerate(move) if end >= 0)
    here, unseen, throws = 1, (2 << last) - 2, 0
    while here:
        if here >> last:
            return throws
        near = here << 1 | here << 2
        landings = (near | near << 2 | near << 4) & unseen
        unseen ^= landings
        feet = landings & jumps
        here = landings ^ feet
        while feet:
            here |= 1 << move[(feet & -feet).bit_length() - 1]
            feet &= feet - 1
        throws += 1
    return -1


def by_windows(move: Sequence[int]) -> int:
    """Return the fewest throws, following only the furthest new plain cell of a window.

    Examples
    --------
    >>> by_windows([-1, -1, 21] + [-1] * 27)
    3
    """
    last = len(move) - 1
    return next((throws for throws, cells in enumerate(frontiers(move)) if last in cells), -1)


def frontiers(move: Sequence[int]) -> Iterator[list[int]]:
    """Yield, for each number of throws, the cells that `by_windows` follows: first the start.

    Examples
    --------
    >>> list(frontiers([-1, -1, 8] + [-1] * 7))
    [[0], [8, 6], [9, 8]]
    """
    new = bytearray(b"\1") * len(move) + bytes(6)  # 1: no throw has landed here yet
    frontier = [0]
    while frontier:
        yield frontier
        reached = []
        for cell in frontier:
            furthest = -1
            for landing in range(cell + 1, cell + 7):
                if new[landing]:
                    new[landing] = 0
                    if move[landing] < 0:
                        furthest = landing
                    else:
                        reached.append(move[landing])
            if furthest >= 0:
                reached.append(furthest)
        frontier = reached


def misses(cells: Iterable[int], bits: int, lines: int = LINES) -> int:
    """Return how often a processor waits for memory if it looks at cells in this order.

    Memory comes in lines of 64 bytes. The lines that were used last are kept near the processor:
    512 of them are 32 KB. A cell takes some bits.

    Examples
    --------
    >>> misses(range(1000), bits=32)  # 16 cells a line
    63
    """
    kept: OrderedDict[int, None] = OrderedDict()
    missed = 0
    for cell in cells:
        line = cell * bits // (8 * LINE)
        if line not in kept:
            missed += 1
            if len(kept) == lines:
                kept.popitem(last=False)
        kept[line] = None
        kept.move_to_end(line)
    return missed


def microseconds(
    search: Callable[[Sequence[int]], object], moves: Sequence[Sequence[int]]
) -> float:
    """Return the time of a search for a board, in the fastest of five runs over all of them."""
    return 1e6 * fastest(lambda: [search(move) for move in moves], 5) / len(moves)


def fastest(call: Callable[[], object], runs: int) -> float:
    """Return the seconds of the fastest of some runs, the one that was disturbed least."""
    seconds = []
    for _ in range(runs):
        begin = perf_counter()
        call()
        seconds.append(perf_counter() - begin)
    return min(seconds)
