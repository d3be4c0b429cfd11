"""A route along which the largest difference is kept: why the equations have one solution."""

from __future__ import annotations

from itertools import pairwise

from ...board import Board
from ..chance import average_throws
from ..heuristics import route_to_goal
from .drawings import OTHER, Drawing, Point, along, marks
from .proof import DrawnProof

__all__ = ["maximum_principle"]

LEFT, RIGHT, ROUTE, ENDS = 44, 336, 48, 126


def maximum_principle(board: Board) -> DrawnProof:
    """Draw the proof that the equations of the averages have at most one solution.

    The route is a shortest one from the start to the goal. Below each of its cells are the other
    cells to which a throw leads from there.

    Examples
    --------
    >>> maximum_principle(Board(4, {3: 1}, die=2)).at(1)
    1 of 6: Let there be two solutions, and subtract them. Each cell has a difference; the goal's...
    """
    average_throws(board)  # from each cell the goal can be reached
    route = route_to_goal(board, board.start)
    step = (RIGHT - LEFT) / (len(route) - 1)
    place: dict[int, Point] = {cell: (LEFT + step * at, ROUTE) for at, cell in enumerate(route)}
    c, goal = route[0], board.goal
    ends: dict[tuple[int, int], Point] = {}  # (cell, another that a throw leads to)
    for cell, following in pairwise(route):
        stays = {cell} if len(board.moves(cell)) < len(board.faces) else set()
        others = sorted({*board.successors(cell), *stays} - {following})
        wide = min(34, step / len(others)) if others else 0
        for at, end in enumerate(others):
            ends[cell, end] = place[cell][0] + wide * (at - (len(others) - 1) / 2), ENDS

    drawing = Drawing(360, ENDS + 40)
    for one, other in pairwise(route):
        drawing.arrow(place[one], place[other], ("move", one, other))
    # A difference is written in the steps that know it.
    for cell, (x, y) in place.items():
        drawing.circle((x, y), str(cell), ("cell", cell))
        drawing.note((x, y - 26), "M = 0" if cell == goal else "M", ("M", cell), hidden=True)
        drawing.note((x, y - 26), "0", ("0", cell), hidden=True)
    for (cell, end), (x, y) in ends.items():
        drawing.arrow(place[cell], (x, y), ("move", cell, end), OTHER)
        drawing.circle((x, y), str(end), ("end", cell, end), OTHER)
        drawing.note((x, y + 25), "M", ("M", cell, end), hidden=True)
        drawing.note((x, y + 25), "0", ("0", cell, end), hidden=True)

    below = {end for cell, end in ends if cell == c}
    after = along(route[:2]) | marks("end", c, of=below) | marks("move", c, of=below)
    proof = DrawnProof(
        f"A route from cell {c} to the goal, cell {goal}. Below each of its cells are the other "
        "cells to which a throw leads from there.",
        drawing,
    )
    proof.step(
        "Let there be two solutions, and subtract them. Each cell has a difference; the goal's is "
        "0.",
        {("cell", goal), ("0", goal)},
    )
    proof.step(
        f"Subtract the equations as well: the 1 cancels. So the difference of a cell, here {c}, is "
        "the average of the differences of the cells after a throw.",
        after,
    )
    proof.step(
        f"Let c be a cell with the largest difference, M. Suppose that it is cell {c}.",
        {("cell", c), ("M", c)},
    )
    proof.step(
        "An average is as large as the largest number only if all are that large. So all cells "
        "after a throw from c have the difference M.",
        after | marks("M", of=route[:2]) | marks("M", c, of=below),
    )
    proof.step(
        "Take such steps along a route from c to the goal: each cell on it has the difference M. "
        "The goal is one of them, so M is 0.",
        along(route) | marks("M", of=route),
    )
    proof.step(
        "In the same way the smallest difference is 0. So all differences are 0, and the two "
        "solutions are one.",
        marks("cell", of=route)
        | marks("0", of=route)
        | {(kind, *move) for kind in ("end", "0") for move in ends},
    )
    return proof
