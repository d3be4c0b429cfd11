"""Traps that are long, wide or full of jumps."""

from __future__ import annotations

from collections.abc import Iterator

from .trap import Ground, Jumps, trap


@trap("Throwing again from a foot or a head, where no throw ends")
def feet_in_the_way(g: Ground) -> Iterator[Jumps]:
    # A walk of a few throws that would be the quickest if it were possible to stand on feet.
    n, start, reach = g.cells, g.start, g.reach
    for steps in (2, 3, 4):
        foot = start + steps * reach
        past = foot + reach + 1
        two = {foot - 1: past + 1, foot: past + 1 + reach}
        yield two
        yield two | {foot + 2 * reach - 1: n}
        yield {foot: past, foot + reach: n}
        yield {foot: foot - 1, foot + reach: n}


@trap("Knowing one foot of each top, or one head of each tail")
def meeting_ends(g: Ground) -> Iterator[Jumps]:
    n, first, half = g.cells, g.start + 1, g.cells // 2
    yield {first: half, first + 1: half}
    yield {first + 5: n - 1, first + 1: n - 1, first + 8: n - 1}
    yield {half: first + 1, half + 1: first + 1, first + 1: n}


@trap("Taking the longest ladder, or no snake: the better route begins lower")
def tempting(g: Ground) -> Iterator[Jumps]:
    n, first, half = g.cells, g.start + 1, g.cells // 2
    yield {half: n - 1, n - 2: half - 1}
    yield {first + 1: half, first: half - g.reach, half - g.reach + 1: n}
    yield {first + 4: n, first + 2: n - 1}
    yield {first + 1: n - g.reach - 2, first: half, half + 1: n}
    yield {first + 1: n - g.reach - 1, n - g.reach: n // 3, n // 3 + 1: n - 1}


@trap("Any fault that needs a board full of jumps")
def dense(g: Ground) -> Iterator[Jumps]:
    n, first, half = g.cells, g.start + 1, g.cells // 2
    yield {cell: cell - 1 for cell in range(first + 1, n, 2)}
    yield {cell: n - cell for cell in range(first, n, 3) if n - cell != cell}
    yield {cell: cell + 8 for cell in range(first, n - 12, 16)}
    yield {cell + 9: cell for cell in range(first, n - 12, 16)}
    climbs = {first + i: half + i for i in range(6)}
    yield climbs
    yield climbs | {n - 6 + i: first + 7 + i for i in range(6)}


@trap("Continuing from only a few cells of each number of throws")
def wide(g: Ground) -> Iterator[Jumps]:
    # Every first throw leads to another cell; two throws from one of them is the good ladder.
    n, start, reach = g.cells, g.start, g.reach
    climbs = {start + i: start + i * (2 * reach + 1) for i in range(1, reach + 1)}
    for top in climbs.values():
        yield climbs | {top + 2 * reach: n}


@trap("A limit on the number of jumps: the first or the last of many decides")
def full(g: Ground) -> Iterator[Jumps]:
    n, start, reach = g.cells, g.start, g.reach
    most = g.rules.most_alike or n // 5
    if most <= reach:
        return
    first = start + reach + 1
    low = [first + 2 * i for i in range(most)]
    yield {foot: foot + 1 for foot in low[: most - 1]} | {low[-1] + 2: n}
    yield {foot: foot + 1 for foot in low[1:]} | {start + 1: n}
    snakes = {foot + 1: foot for foot in low[: most - reach]}
    yield snakes | {n - reach + i: max(snakes, default=start) + 1 + i for i in range(reach)}
    wall = {first + i: start + 1 + i for i in range(reach)}
    high = max(wall) + 1
    yield wall | {high + 2 * i + 1: high + 2 * i for i in range(most - reach)}
