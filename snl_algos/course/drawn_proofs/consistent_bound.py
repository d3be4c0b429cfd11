"""A route with its distances and bounds: why A* settles a cell at its distance."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import NamedTuple

from ...algorithms.a_star import a_star, largest_gain
from ...board import Board
from ...programs import solve
from ..prices import moments
from .drawings import NOW, OTHER, Drawing, Point, along, marks
from .proof import DrawnProof

__all__ = ["consistent_bound"]

LEFT, RIGHT = 92, 336
ROWS = {"distance": 84, "bound": 106, "sum": 128}


class _Moment(NamedTuple):
    """A moment when a cell waits with a number above its distance, and a shortest route to it."""

    number: int
    route: list[int]
    settled: int  # how many cells at the beginning of the route are settled


def _moments(board: Board, distance: dict[int, int]) -> list[_Moment]:
    """Return the moments at which the first unsettled cell of the route is not its end."""
    found = []
    for moment in moments(board, a_star):
        for cell, number in moment.waiting.items():
            if number > distance[cell]:
                route = _route(board, distance, cell, moment.settled)
                settled = sum(one in moment.settled for one in route)
                if route[settled] != cell:
                    found.append(_Moment(int(number), route, settled))
    return found


def _route(
    board: Board, distance: dict[int, int], cell: int, settled: Collection[int]
) -> list[int]:
    """Return a shortest route to a cell that leaves the settled cells early."""
    route = [cell]
    while route[0] != board.start:
        earlier = distance[route[0]] - 1
        before = [one for one in board.predecessors(route[0]) if distance.get(one) == earlier]
        route.insert(0, min(before, key=lambda one: (one in settled, one)))
    return route


def consistent_bound(board: Board) -> DrawnProof:
    """Draw the proof that A* takes each cell at its distance, if its bound is consistent.

    The moment is one at which a cell waits with a number that is too large. The first cell that
    is not settled on a shortest route to it is as far from it as possible.

    Examples
    --------
    >>> consistent_bound(Board(15, {9: 10}, die=3)).at(5)
    5 of 6: So from x to c the sum of distance and bound never falls: it is 5 at x, and 5 at c.
    """
    distance = {cell: int(at) for cell, at in solve(board, "bellman-ford").distance.items()}
    found = _moments(board, distance)
    if not found:
        raise ValueError("no cell waits with a number above its distance, behind another one")
    number, route, settled = max(found, key=lambda one: (len(one.route) - one.settled, one.settled))
    x, c = route[settled], route[-1]
    gain = largest_gain(board)
    bound = {cell: -(-(board.goal - cell) // gain) for cell in route}
    place: dict[int, Point] = {
        cell: (LEFT + (RIGHT - LEFT) * at / (len(route) - 1), 44) for at, cell in enumerate(route)
    }
    shown = {
        "distance": distance,
        "bound": bound,
        "sum": {cell: distance[cell] + bound[cell] for cell in route},
    }
    entries = {x: distance[x], c: number}

    drawing = Drawing(360, 190)
    for one, other in pairwise(route):
        drawing.arrow(place[one], place[other], ("move", one, other))
    for at, cell in enumerate(route):
        drawing.circle(place[cell], str(cell), ("cell", cell), NOW if at < settled else OTHER)
        for kind, down in ROWS.items():
            drawing.note((place[cell][0], down), f"{shown[kind][cell]}", (kind, cell))
    for kind, down in ROWS.items():
        drawing.note((0, down), kind, ("row", kind), "start")
    for name, cell in (("x", x), ("c", c)):
        drawing.note((place[cell][0], 16), name, ("name", name))
    drawing.note((0, 168), "in the heap", ("row", "heap"), "start")
    for column, (cell, at) in enumerate(entries.items()):
        words = f"{cell}: {at} + {bound[cell]} = {at + bound[cell]}"
        drawing.box((140 + 136 * column, 168), (112, 26), words, ("entry", cell), OTHER)

    rest = route[settled:]
    proof = DrawnProof(
        f"A shortest route to cell {c}, with the distance and the bound of each cell, and two "
        "entries of the heap.",
        drawing,
    )
    proof.step(
        f"Suppose that c, here {c}, comes out of the heap at {number} throws, although its "
        f"distance is {distance[c]}. Let it be the first cell that is settled wrongly.",
        {("cell", c), ("name", "c"), ("distance", c), ("entry", c)},
    )
    proof.step(
        "Look at a shortest route to c. At this moment its first cells are settled, with their "
        "distances.",
        along(route[:settled]) | marks("distance", of=route[:settled]),
    )
    proof.step(
        f"Let x, here {x}, be the first that is not settled. The cell before it has been taken, so "
        f"x is in the heap with its distance, {distance[x]}.",
        along(route[settled - 1 : settled + 1]) | {("name", "x"), ("distance", x), ("entry", x)},
    )
    proof.step(
        "Each throw from x to c adds one to the distance, and lowers the bound by at most one: "
        f"here it falls from {bound[x]} to {bound[c]}.",
        along(rest) | marks("bound", of=rest),
    )
    proof.step(
        f"So from x to c the sum of distance and bound never falls: it is {shown['sum'][x]} at x, "
        f"and {shown['sum'][c]} at c.",
        marks("sum", of=rest) | {("name", "x"), ("name", "c")},
    )
    proof.step(
        f"The entry of c is larger than the sum at c: it has {number + bound[c]}. So x, with "
        f"{shown['sum'][x]}, comes out before c. This is a contradiction.",
        {("entry", x), ("entry", c), ("sum", c)},
    )
    return proof
