"""A route at the end of a loop of relaxations: why no number is too high."""

from __future__ import annotations

from itertools import pairwise

from ...board import Board
from ..orders import Stack, changes, taken
from .drawings import NOW, OTHER, Drawing, Mark, marks
from .proof import DrawnProof

__all__ = ["final_numbers"]

LEFT, RIGHT, LONGEST = 112, 338, 8
ROWS = {"changed in turn": 62, "taken in turn": 86, "number": 118, "cost": 150}


def final_numbers(board: Board) -> DrawnProof:
    """Draw the proof that at the end each number is the lowest cost, whatever the order.

    The run takes the cells from a stack. The route is one that the run has found and that was
    dearer than another, by as much as possible.

    Examples
    --------
    >>> final_numbers(Board(10, {2: 7}, die=3)).at(5)
    5 of 5: That is true of a cheapest route as well: no number is higher than the lowest cost, ...
    """
    written, order = changes(board, Stack), taken(board, Stack)
    routes = [
        (change.number - numbers[-1].number, change.route)
        for numbers in written.values()
        for change in numbers
        if len(change.route) <= LONGEST
    ]
    more, route = max(routes)
    if not more:
        raise ValueError("no cell with short routes gets a second number")
    number = [int(written[cell][-1].number) for cell in route]
    changed = [written[cell][-1].turn for cell in route]
    took = [len(order) - order[::-1].index(cell) for cell in route]
    rows = dict(zip(ROWS, (changed, took, number, range(len(route))), strict=True))
    places = range(len(route))
    across = [LEFT + (RIGHT - LEFT) * at / (len(route) - 1) for at in places]
    # The move before which the number is as far below the cost as anywhere, or further.
    at = next(at for at in places if number[at] < at)

    drawing = Drawing(360, 166)
    for place, (one, other) in enumerate(pairwise(across), start=1):
        drawing.arrow((one, 22), (other, 22), ("move", place))
    for place, cell in enumerate(route):
        drawing.circle((across[place], 22), str(cell), ("cell", place))
    for kind, down in ROWS.items():
        drawing.note((0, down), kind, ("row", kind), "start")
        for place, value in enumerate(rows[kind]):
            where = (across[place], down)
            if kind in ("number", "cost"):
                tone = NOW if kind == "number" else OTHER
                drawing.box(where, (26, 24), str(value), (kind, place), tone)
            else:
                drawing.note(where, str(value), (kind, place))

    def row(kind: str) -> set[Mark]:
        return {("row", kind)} | marks(kind, of=places)

    proof = DrawnProof(
        f"A route to cell {route[-1]}. Below each cell: the last turns that changed and took it, "
        "its number at the end, and the cost of the route so far.",
        drawing,
    )
    proof.step(
        "Each number that is written down is the cost of some route. So at the end none is below "
        "the lowest cost.",
        row("number"),
    )
    proof.step(
        "A cell whose number has changed waits. At the end no cell waits, so each has been taken "
        "after its last change.",
        row("changed in turn") | row("taken in turn"),
    )
    proof.step(
        "When a cell was last taken, its moves were relaxed with its final number. So no move "
        f"lowers a number: here cell {route[at]} has {number[at]}, and {number[at]} is at most "
        f"{number[at - 1]} + 1.",
        {("cell", at - 1), ("move", at), ("cell", at)}
        | {("taken in turn", at - 1), ("number", at - 1), ("number", at)},
    )
    proof.step(
        "So along any route, step by step, the number of a cell is at most the cost of the route "
        f"so far: at the end {number[-1]}, and the route costs {places[-1]}.",
        row("number") | row("cost"),
    )
    proof.step(
        "That is true of a cheapest route as well: no number is higher than the lowest cost, and "
        "none is lower. They are equal.",
        {("cell", places[-1]), ("number", places[-1])},
    )
    return proof
