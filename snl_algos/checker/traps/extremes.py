"""Traps at the extremes: the ends of the board, no way to the goal, the longest ways.

Jumps of every length and place, as many as possible, as many throws or snakes in a row as are
known.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...programs import mixed
from .trap import Ground, Jumps, trap

#: The number of ways tried to make one jump decide with as many other jumps as possible.
MAX_TRIES = 6
#: The most snakes in a row. With more, a right program that sweeps needs seconds for one board.
MAX_FALLS = 170
#: The most throws after which the cells that are reached come round again.
MAX_PERIOD = 6


@trap("Ignoring a jump to the first cell, which is 0 if cells count from 0")
def back_to_the_first(g: Ground) -> Iterator[Jumps]:
    n, reach = g.cells, g.reach
    # One head of a wall leads to the first cell: a program that ignores it walks through.
    for at in range(1, reach + 1):
        low = g.start + 1 + g.apart
        wall = {low + 2 * reach + i: low + 1 + i for i in range(reach)}
        yield wall | {low + 2 * reach + at - 1: 1}
    # One head on the quickest walk.
    for steps in (1, 2, 3):
        head = g.start + steps * reach
        yield {head: 1}
        yield {head: 1, g.start + 1: n - (n - head) // reach * reach}
    yield dict.fromkeys(range(g.start + reach, n, reach), 1)
    yield {n - 1: 1}
    yield {n - reach: 1}


@trap("A jump on the first cell that is taken before the first throw, or never")
def on_the_first(g: Ground) -> Iterator[Jumps]:
    n, half = g.cells, g.cells // 2
    for end in (n, half, 3):
        yield {1: end}
        yield {1: end, **dict.fromkeys(range(2, g.reach + 2), 1)}
        yield {1: end, 2: half + 1, half + 2: 1}


@trap("Ignoring a jump on the goal, or taking it where a jump ends there")
def on_the_goal(g: Ground) -> Iterator[Jumps]:
    n = g.cells
    for end in (1, 2, n // 2, n - 1):
        yield {n: end}
        yield {n: end, 2: n}
        yield {n: end, n - 1: n}


@trap("No answer, or no end, where the first cells are a dead end")
def no_way_out(g: Ground) -> Iterator[Jumps]:
    n, first, reach = g.cells, g.start + 1, g.reach
    yield dict.fromkeys(range(first, first + reach), 1)
    yield {first + i: first + reach + i for i in range(reach)}  # every first throw climbs
    # Every first throw climbs into a pit, and later throws lead back into it.
    half = first + reach
    pit = g.wall(first, half)
    yield pit | g.wall(half + 2 * reach, half + reach)
    yield pit | g.wall(half + 2 * reach, half + reach) | {half + 3 * reach: n}
    yield {first + i: n // 2 + i for i in range(reach)}


@trap("A number where the goal is out of reach, by a wall before it")
def no_way_in(g: Ground) -> Iterator[Jumps]:
    n, first, reach = g.cells, g.start + 1, g.reach
    yield {cell: 1 for cell in range(n - reach, n) if cell > 1}
    yield {n - reach + i: first + i for i in range(reach)}
    yield {n - reach + i: n // 2 + i for i in range(reach)}
    yield {n - reach + i: first + i for i in range(reach)} | {n - reach - 1: n - reach - 2}


@trap("Walking past as many jumps in a row as the die has faces")
def walls(g: Ground) -> Iterator[Jumps]:
    first, half, reach = g.start + 1, g.cells // 2, g.reach
    wall = {half + i: half - reach + i for i in range(reach)}
    yield wall
    yield wall | {first + 5: half + reach}
    yield wall | {half - reach - 1: half + reach}


@trap("Not finding the one gap in a wall")
def leaky_walls(g: Ground) -> Iterator[Jumps]:
    half, reach = g.cells // 2, g.reach
    for gap in range(reach):
        yield {half + i: half - reach + i for i in range(reach) if i != gap}


@trap("Leaving out throws that seem too short, or one face of the die")
def each_face(g: Ground) -> Iterator[Jumps]:
    # From halfway, one throw leads to a cell within reach of the good ladder: shorter throws are
    # too short, and longer ones end on snakes.
    n, start, reach, half = g.cells, g.start, g.reach, g.cells // 2
    for face in g.faces:
        cell = half + face
        snakes = {cell + i: start + reach + i for i in range(1, reach - face + 1)}
        yield {start + g.faces[0]: half, cell + reach: n} | snakes


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
    by_cell = {cell: cell for cell in in_list}
    for places, sign in product((in_list, by_cell), (1, -1)):
        order = {foot: sign * place for foot, place in places.items()}
        for up in (True, False):
            few = sorted(_deciding(g, up), key=lambda found: order[found[0]], reverse=True)
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


def _filled(g: Ground, jumps: Jumps, decides: int, up: bool, order: dict[int, int]) -> Jumps:
    """Add as many jumps to the next cell as possible, ordered before the jump that decides."""
    most = g.rules.most_alike or g.cells
    for kind in (up, not up):
        for cell in range(g.start + 1, g.cells - 1):
            foot, end = (cell, cell + 1) if kind else (cell + 1, cell)
            used = {*jumps, *jumps.values()}
            alike = sum((one < to) == kind for one, to in jumps.items())
            if order[foot] < order[decides] and alike < most and not used & {foot, end}:
                jumps = jumps | {foot: end}
    return jumps


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
