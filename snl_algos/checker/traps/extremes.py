"""Traps at the extremes: jumps of every length and place, as many as possible, chained ladders.

On each of these boards one jump decides: without it the answer is different.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...programs import mixed
from .trap import Ground, Jumps, trap

#: The number of ways tried to make one jump decide with as many other jumps as possible.
MAX_TRIES = 6


@trap("Ignoring a snake that is long or short, or by where it begins or ends", large_boards=4)
def each_snake(g: Ground) -> Iterator[Jumps]:
    # One throw before the head is two throws from the goal, or from a ladder to it.
    n, first, reach = g.cells, g.start + 1, g.reach
    near_the_ends = (n - 1, n - reach, n - 2, n // 2, first + 1, first + reach)
    heads = (*near_the_ends, *range(n - reach + 1, n - 2))
    if reach == 1 or n < g.start + 4 * reach:
        return
    for tail in (1, 2, n // 4, None):
        for head in heads:
            yield _in_the_way(g, head, head - 1 if tail is None else tail)


def _in_the_way(g: Ground, head: int, tail: int) -> Jumps:
    """Put a snake on the only cell that would save a throw."""
    n, first, reach = g.cells, g.start + 1, g.reach
    if head < first + reach - 1:  # the ladders after it leave only this cell to land on
        climbs = {foot: n // 2 + foot for foot in range(head + 1, first + reach)}
        return climbs | {head + reach: n, head: tail}
    below = head - reach
    feet = (foot for foot in range(first, first + reach) if foot not in (tail, below))
    lift = {next(feet): below} if below > first + reach else {}
    others = range(max(below + 1, n - reach), head)
    ends = (cell for cell in range(2, n) if cell not in (tail, below, *lift))
    wall = {other: next(ends) if g.apart else 1 for other in others}
    return lift | wall | ({head + reach: n} if head + reach < n else {}) | {head: tail}


@trap("Ignoring a ladder that is long or short, or by where it begins or ends", large_boards=4)
def each_ladder(g: Ground) -> Iterator[Jumps]:
    # One throw after the top is the ladder to the goal.
    n, first, reach = g.cells, g.start + 1, g.reach
    if n < g.start + 3 * reach:
        return
    feet = (first, first + 1, n - 1, n - 2, n // 3, first + reach, n - reach)
    for foot in feet:
        for top in dict.fromkeys((n, n - 1, foot + 1, foot + reach, (foot + n) // 2)):
            if top > foot:
                below = foot - reach
                lift = {first + (below == first): below} if below > first + 1 else {}
                yield lift | ({top + reach: n} if top + reach < n else {}) | {foot: top}


@trap("Standing on a foot because the top of its ladder was seen before")
def behind_ladders(g: Ground) -> Iterator[Jumps]:
    # A ladder on each cell of a row that cannot be walked past; beyond it is the good ladder.
    n, first, reach = g.cells, g.start + 1, g.reach
    if n < g.start + 4 * reach:
        return
    for low in (first + reach - 2, first + 2, first + reach, n // 3):
        key = low + reach
        yield {low + i: key + 1 + i for i in range(reach)} | {key: n}


@trap("Reading only part of a list of jumps, from either end", large_boards=2)
def as_many_as_there_can_be(g: Ground) -> Iterator[Jumps]:
    n, first, reach = g.cells, g.start + 1, g.reach
    if g.apart and g.rules.snakes:
        if n == g.rules.fixed:
            yield from _full(g)
        return
    rest = dict.fromkeys(range(first + 1, n), 1)
    yield {first: n - 1 - reach} | rest  # the highest jump decides
    yield {first: n} | rest  # the lowest
    near = n - 1 - reach  # with ladders only, the highest again
    climbs = {foot: foot + 1 for foot in range(first + 1, n) if foot != near - 1}
    yield {first: near} | climbs


def _full(g: Ground) -> Iterator[Jumps]:
    """Yield boards with as many jumps as possible, where one jump decides.

    It is the last or the first of its list, the highest or the lowest; a ladder or a snake.
    """
    in_list = {jump[0]: at for at, jump in enumerate(mixed((cell, 0) for cell in range(g.cells)))}
    orders: tuple[Callable[[int], int], ...] = (
        lambda foot: in_list[foot],
        lambda foot: -in_list[foot],
        lambda foot: foot,
        lambda foot: -foot,
    )
    for order in orders:
        for up in (True, False):
            few = sorted(_deciding(g, up), key=lambda found: order(found[0]), reverse=True)
            boards = (_filled(g, jumps, foot, up, order) for foot, jumps in few[:MAX_TRIES])
            yield max(boards, key=len)


def _deciding(g: Ground, up: bool) -> Iterator[tuple[int, Jumps]]:
    """Yield the foot of a jump that decides, and the few jumps of its board."""
    n, first, reach = g.cells, g.start + 1, g.reach
    for foot in range(first, first + reach) if up else ():
        yield foot, {foot: n}
    over = 2 * reach if up else 0
    for foot in range(first + reach + 2, n - over - reach):
        top = foot + over + reach
        for lift in range(first, first + reach):
            if up or top > 4 * reach:
                yield foot, {lift: foot - reach, foot: foot + over if up else first + reach, top: n}


def _filled(g: Ground, jumps: Jumps, decides: int, up: bool, order: Callable[[int], int]) -> Jumps:
    """Add as many jumps to the next cell as possible, ordered before the jump that decides."""
    most = g.rules.most_alike or g.cells
    for kind in (up, not up):
        for cell in range(g.start + 1, g.cells - 1):
            foot, end = (cell, cell + 1) if kind else (cell + 1, cell)
            used = {*jumps, *jumps.values()}
            alike = sum((one < to) == kind for one, to in jumps.items())
            if order(foot) < order(decides) and alike < most and not used & {foot, end}:
                jumps = jumps | {foot: end}
    return jumps
