"""Traps at the ends of the board, and boards without a route to the goal."""

from __future__ import annotations

from collections.abc import Iterator

from .trap import Ground, Jumps, trap


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
