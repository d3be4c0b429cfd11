"""The numbers that a cell gets in a run, each with its route: two proofs about every order."""

from __future__ import annotations

from itertools import pairwise

from ...board import Board
from ..orders import Change, Stack, changes
from .drawings import NOW, OTHER, Drawing, Mark, marks
from .proof import DrawnProof

__all__ = ["falling_numbers", "relaxed_move"]

LEFT, RIGHT, TOP, ROW, LONGEST = 76, 274, 38, 50, 8


def relaxed_move(board: Board) -> DrawnProof:
    """Draw the proof that each number is the cost of some route, whatever the order.

    The run takes the cells from a stack. The cell is one that gets as many numbers as any.

    Examples
    --------
    >>> relaxed_move(Board(10, {2: 7}, die=3)).at(3)
    3 of 5: By induction the number of cell 9, here 3, is the cost of some route to it.
    """
    written = _most_changed(board)
    route = written[0].route
    taken, last = route[-2], len(route) - 1
    proof = DrawnProof(
        f"The {len(written)} numbers that cell {route[-1]} gets, each with its turn and its route. "
        "Below a cell is the cost of the route so far.",
        _drawn(written),
    )
    proof.step(
        "The start has the number 0, the cost of the route without a throw.",
        {("cell", 0, 0), ("cost", 0, 0)},
    )
    proof.step(
        "A number changes only when a move from the cell that was taken is relaxed. Turn "
        f"{written[0].turn} takes cell {taken}, and relaxes the move to {route[-1]}.",
        _part(0, last - 1, last) | {("turn", 0)},
    )
    proof.step(
        f"By induction the number of cell {taken}, here {last - 1}, is the cost of some route to "
        "it.",
        _part(0, 0, last - 1) | {("cost", 0, last - 1)},
    )
    proof.step(
        f"Followed by the move, this is a route to {route[-1]}, and it costs {last - 1} + 1 = "
        f"{last}, the number that is written down.",
        _part(0, 0, last) | {("cost", 0, last), ("number", 0)},
    )
    proof.step(
        f"The same holds for every change. At any time the number of cell {route[-1]} is the cost "
        "of some route.",
        _all_routes(written) | marks("number", of=range(len(written))),
    )
    return proof


def falling_numbers(board: Board) -> DrawnProof:
    """Draw the proof that the loop ends, in every order, if no cost is negative.

    Run and cell are those of `relaxed_move`.

    Examples
    --------
    >>> falling_numbers(Board(10, {2: 7}, die=3)).at(4)
    4 of 5: A number only ever gets smaller: here 4, then 2. None comes a second time.
    """
    written = _most_changed(board)
    cell = written[0].route[-1]
    rows = range(len(written))
    numbers, turns = marks("number", of=rows), marks("turn", of=rows)
    falling = ", then ".join(f"{change.number:g}" for change in written)
    proof = DrawnProof(
        f"The {len(written)} numbers that cell {cell} gets, each with its turn and its route.",
        _drawn(written),
    )
    proof.step(
        "Each number belongs to a route: the one to the cell that was taken, at that time, and one "
        f"move more. Here are those of cell {cell}.",
        _all_routes(written) | numbers,
    )
    proof.step(
        "No cost is negative, so coming back to a cell is never cheaper, and changes nothing. So "
        "none of these routes visits a cell twice.",
        _all_routes(written),
    )
    proof.step(
        "There are finitely many routes that visit no cell twice. So only finitely many numbers "
        "can ever be written down.",
        numbers,
    )
    proof.step(
        f"A number only ever gets smaller: here {falling}. None comes a second time.",
        numbers | turns,
    )
    proof.step(
        "So each cell changes finitely often, and it waits only after a change. Therefore the loop "
        "ends.",
        turns | {("cell", row, len(change.route) - 1) for row, change in enumerate(written)},
    )
    return proof


def _most_changed(board: Board) -> list[Change]:
    """Return the numbers of the cell that gets the most of them from a stack, the highest cell."""
    found = [
        (len(written), cell, written)
        for cell, written in changes(board, Stack).items()
        if max(len(change.route) for change in written) <= LONGEST
    ]
    many, _, written = max(found)
    if many < 2 or len(written[0].route) < 3:
        raise ValueError("no cell with short routes gets a second number")
    return written


def _drawn(written: list[Change]) -> Drawing:
    """Draw a row for each number: its turn, its route, and the number."""
    step = (RIGHT - LEFT) / (max(len(change.route) for change in written) - 1)
    drawing = Drawing(360, TOP - 16 + ROW * len(written))
    drawing.note((338, 12), "number", ("head",))
    for row, change in enumerate(written):
        down = TOP + ROW * row
        drawing.note((0, down), f"turn {change.turn}", ("turn", row), "start")
        drawing.note((0, down + 23), "cost", ("cost", row), "start")
        place = [(LEFT + step * at, down) for at in range(len(change.route))]
        for at, (one, other) in enumerate(pairwise(place)):
            drawing.arrow(one, other, ("move", row, at + 1))
        for at, cell in enumerate(change.route):
            tone = OTHER if cell == change.route[-1] else NOW
            drawing.circle(place[at], str(cell), ("cell", row, at), tone)
            drawing.note((place[at][0], down + 23), str(at), ("cost", row, at))
        drawing.box((338, down), (36, 26), f"{change.number:g}", ("number", row), OTHER)
    return drawing


def _part(row: int, first: int, last: int) -> set[Mark]:
    """Return the marks of a part of a route."""
    places = range(first, last + 1)
    return marks("cell", row, of=places) | marks("move", row, of=places[1:])


def _all_routes(written: list[Change]) -> set[Mark]:
    return set().union(
        *(_part(row, 0, len(change.route) - 1) for row, change in enumerate(written))
    )
