"""Traps with the longest ways: as many throws, or snakes in a row, as are known; and rounds."""

from __future__ import annotations

from collections.abc import Iterator

from .trap import Ground, Jumps, trap

#: The most snakes in a row. With more, a right program that sweeps needs seconds for one board.
MAX_FALLS = 170
#: The most throws after which the cells that are reached come round again.
MAX_PERIOD = 6


@trap("A cap on the number of throws, or on the depth of a recursion", large_boards=3)
def slow_walks(g: Ground) -> Iterator[Jumps]:
    n, first, reach = g.cells, g.start + 1, g.reach
    if g.apart:  # as many heads as there are tails, from the goal down
        heads = [cell for cell in range(n - 1, first, -1) if 0 < (n - cell) % (reach + 1) < reach]
        falls = zip(heads[: g.rules.most_alike], range(first + 1, n), strict=False)
        yield {head: tail for head, tail in falls if head > tail}
    elif g.rules.chained:  # two cells to stand on, then as many heads as only one of them passes
        heads = [cell for cell in range(first + 1, n) if (cell - g.start) % (reach + 1) > 1]
        yield {head: head - (head - g.start) % (reach + 1) for head in heads}
    elif reach > 1:  # only the largest face gains, one cell a throw
        whole = _crawl(first, n, reach)
        yield whole
        # The last cells lead back, and before them is the only ladder.
        yield whole | dict.fromkeys(range(n - reach, n), first) | {n - reach - 1: n}
        # Through the upper half first, then far back to the lower one, and up to the goal.
        half = n // 2
        climb = dict.fromkeys(range(first, first + reach), half)
        lower = {cell: cell - reach + 1 for cell in range(first + reach, half)}
        yield climb | lower | _crawl(half, n - 1, reach) | {half - 1: n, n - 1: first}


def _crawl(low: int, end: int, reach: int) -> Jumps:
    """Build a head on each cell above the lowest; from cell to cell it takes the largest face."""
    return {head: max(low, head - reach + 1) for head in range(low + 1, end)}


@trap("Too few sweeps: the shortest route falls from the highest cells to the lowest, cell by cell")
def all_the_way_down(g: Ground) -> Iterator[Jumps]:
    # Every first throw climbs to the top, and the ladder to the goal is at the bottom. Where jumps
    # are chained, nobody stands on a head, so there are half as many snakes.
    n, first, reach, face = g.cells, g.start + 1, g.reach, g.faces[0]
    step = face + 1 if g.rules.chained else 1
    foot = first + reach + (face if g.rules.chained else 0)
    top = foot - face + min(MAX_FALLS, (n - reach - 1 - foot + face) // step) * step
    falls = {head: head - face - step for head in range(foot + step, top + face + 1, step)}
    back = dict.fromkeys((*range(first, first + reach), *range(top + 1, n)), top)
    yield {cell: end for cell, end in back.items() if cell != end} | falls | {foot: n}


@trap(
    "No end where the goal is out of reach and the cells that are reached come round again",
    large_boards=MAX_PERIOD,
)
def rounds(g: Ground) -> Iterator[Jumps]:
    # Rows of cells, each as long as the die reaches, that lead to the last cell of the row, and
    # the last row back home.
    home, reach = g.start or g.reach, g.reach
    way_in = dict.fromkeys(range(1, home), home)
    for period in range(1, MAX_PERIOD + 1):
        last = home + reach * (period - 1)
        rows = {cell: cell + (home - cell) % reach for cell in range(home + 1, last)}
        back = dict.fromkeys(range(last + 1, last + reach + 1), home)
        yield way_in | {cell: end for cell, end in rows.items() if cell != end} | back
