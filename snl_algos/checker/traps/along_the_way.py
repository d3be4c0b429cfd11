"""Traps on the way: helpful ladders and snakes, jumps that meet, boards full of jumps."""

from __future__ import annotations

from collections.abc import Iterator

from .trap import Ground, Jumps, trap

#: Boards whose route takes a number of snakes in a row are built for each number up to this, and
#: where no two jumps may meet, for the most that fit.
MAX_DESCENTS = 12


@trap("Counting wrong without any jumps: the first throw, the last, the goal")
def nothing(g: Ground) -> Iterator[Jumps]:
    yield {}


@trap("Overlooking a ladder to the goal, on the first cells or on the last")
def straight_up(g: Ground) -> Iterator[Jumps]:
    n, first = g.cells, g.start + 1
    for foot in dict.fromkeys((first, first + 1, g.start + g.reach, g.start + g.reach + 1, n - 1)):
        yield {foot: n}
    yield {first: n, first + 1: n - 1}


@trap("Reading the rows of a grid in the wrong direction or order")
def each_column(g: Ground) -> Iterator[Jumps]:
    n, side = g.cells, round(g.cells**0.5)
    if g.rules.square:
        for cell in range(2, 2 * side + 1):
            yield {cell: n}
        for cell in range(n - 2 * side + 1, n):
            yield {2: cell}


@trap("Too few sweeps: the shortest route takes 1 to 12 snakes one after the other")
def descents(g: Ground) -> Iterator[Jumps]:
    # The route climbs above a flight of snakes. Each ends just below where the next begins, and
    # below the last is the ladder to the goal.
    n, reach, face = g.cells, g.reach, g.faces[0]
    most = (n - g.start - 4 * reach) // (face + 1)
    as_many_as_fit = range(most, max(most - reach, MAX_DESCENTS) if g.apart else most, -1)
    for count in (*as_many_as_fit, *range(1, MAX_DESCENTS + 1)):
        yield _one_ladder(g, count, n)
        yield _one_ladder(g, count, n - 1)
        # For more snakes: walls block the first cells, and the way from above to the goal.
        low = g.start + reach + 1
        top = low + (face + 1) * count
        climb = {
            g.start + i: top + (face + i - 1) * (g.apart and i > 1) for i in range(1, reach + 1)
        }
        above = max(climb.values()) + 1 if g.apart else top + face + 1
        steep = climb | _flight(g, low, count)
        yield steep | g.wall(above + reach * g.apart, above if g.apart else top)
        yield steep | {above + reach - 1: above}


def _one_ladder(g: Ground, count: int, end: int) -> Jumps:
    """Build a ladder to the top of a flight of snakes, and another from its bottom to an end.

    It uses as few jumps as possible. The flight is too high to walk to. If the goal is too close
    to its top, more snakes delay a walk from there: each by one cell, and as many as the largest
    face for good.
    """
    n, reach, face = g.cells, g.reach, g.faces[0]
    throws = count + 1 + (end < n)  # from the top to the goal
    low = g.start + reach * (throws + 1) + 1 - face
    top = low + (face + 1) * count
    back = max(0, min(reach, reach * throws + 1 - (n - top)))
    flight = _flight(g, low, count) | {low + face: end, g.start + face: top}
    if back and reach - back + 1 in g.faces:
        first, *others = range(top + reach - back + 1, top + reach + 1)
        flight[first] = flight.pop(top + face)
        flight |= {head: g.start + face + 1 + i * g.apart for i, head in enumerate(others)}
    return flight


def _flight(g: Ground, low: int, count: int) -> Jumps:
    """Build a flight of snakes, and the ladder below them."""
    face = g.faces[0]
    heads = [low + (face + 1) * (i + 1) + face for i in range(count)]
    return {head: head - 2 * face - 1 for head in heads} | {low + face: g.cells}


@trap("Leaving out snakes that seem too long to be useful")
def long_falls(g: Ground) -> Iterator[Jumps]:
    # Three throws: up, down by most of the board, and up to the goal. Without jumps it is four.
    n, reach, face = g.cells, g.reach, g.faces[0]
    low = g.start + 3 * reach
    for top in range(n - 2 * reach - 1, low + reach, -3 * reach):
        yield {g.start + face: top, top + face: low, low + face: n}


@trap("Never going back: the only good ladder is behind you")
def down_to_climb(g: Ground) -> Iterator[Jumps]:
    n, first, half = g.cells, g.start + 1, g.cells // 2
    yield {first + 1: n - 1, n - 2: first + 2}
    yield {first + 2: half, half + 5: first + 6, first + 7: n - 3}
    yield {half: first, first + 2: n - 4, n - 2: first + 4}
    yield {n - 2: first + 3, first + 4: n - 3}
    yield {half: first + 1, first + 2: n}


@trap("Calling a cell visited because its jump was seen from elsewhere")
def one_after_another(g: Ground) -> Iterator[Jumps]:
    n, first = g.cells, g.start + 1
    yield {first + 1: first + 6, first + 5: first, first + 2: n - 1}
    yield {first: first + 5, first + 5: first}  # a loop of jumps
    yield {first: n - 2, n - 2: first + 3, first + 3: n - 1}
    yield {first + 5: first, first: n}  # a snake that ends on a ladder's foot
    yield {first: first + 5, first + 5: n}  # a ladder that ends on another's foot
    yield {first + 1: n - 1, n - 1: first + 2}  # a ladder that ends on a snake's head


@trap("Never standing where a jump begins, though another jump ends there")
def on_a_foot(g: Ground) -> Iterator[Jumps]:
    # Every first throw climbs. A snake leads back to one of the first cells, from which the next
    # throw reaches the good ladder.
    n, first, reach, face = g.cells, g.start + 1, g.reach, g.faces[0]
    top = first + 3 * reach
    climb = {first + i: top for i in range(reach)}
    for low in range(first + 1, first + reach):
        yield climb | {top + face: low, low + reach: n}


@trap("Taking two jumps in one throw, or only one where they are chained")
def chains(g: Ground) -> Iterator[Jumps]:
    n, first = g.cells, g.start + 1
    for step in (1, g.reach, g.reach + 2):
        yield {cell: cell - step for cell in range(first + step, n, step)}
        yield {cell: cell + step for cell in range(first, n - step, step)}
        last = max(range(first, n - step, step), default=first)
        yield {cell: cell - step for cell in range(first + step, last, step)} | {first: n - 1}


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
