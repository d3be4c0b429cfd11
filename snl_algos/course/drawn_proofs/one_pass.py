"""A board without moves back: left to right is the order of the pass, and upwards the distance."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ...board import Board
from ..passes import fill_in_order
from .drawings import NOW, OTHER, Drawing, along, marks
from .proof import DrawnProof

__all__ = ["one_pass"]

LEFT, ROW = 30, 60


def one_pass(board: Board) -> DrawnProof:
    """Draw the proof that one pass is enough if every move leads to a higher cell.

    The numbers are those of a pass in the order of the cells. A cell stands on the line of its
    number, and every arrow leads to the right, because it is a move.

    Examples
    --------
    >>> proof = one_pass(Board(12, {4: 10}, die=3))
    >>> proof.at(1)
    1 of 6: The start has the number 0, and that is its distance.
    >>> sorted(proof.steps[0].lit)
    [('cell', 1), ('number', 0)]
    """
    number = fill_in_order(board, range(board.start + 1, board.cells + 1))
    into = {cell: [one for one in board.predecessors(cell) if one in number] for cell in number}
    for cell, before in into.items():
        if any(one >= cell for one in before):
            raise ValueError(f"a move leads to cell {cell} from one that is not before it")
    far = [cell for cell in number if number[cell] > 1]
    if not far:
        raise ValueError("every cell is at most one throw away")
    c = max(far, key=lambda cell: _choice(number, into[cell], cell))
    d = number[c]
    last = {cell: min(before, key=number.__getitem__) for cell, before in into.items() if before}
    p = last[c]
    moves = {*((one, cell) for cell, one in last.items()), *((one, c) for one in into[c])}

    height = ROW * max(number.values())
    width = (360 - LEFT) / len(number)
    radius = min(13, 0.48 * width)
    place = {
        cell: (LEFT + width * (at + 0.5), height - ROW * number[cell] + 20)
        for at, cell in enumerate(number)
    }

    drawing = Drawing(360, height + 40)
    for at in range(max(number.values()) + 1):
        drawing.note((4, height - ROW * at + 20), str(at), ("number", at), anchor="start")
    for one, cell in sorted(moves):
        drawing.arrow(place[one], place[cell], ("move", one, cell), gap=radius + 2)
    for cell in number:
        tone = OTHER if cell == c else NOW
        drawing.circle(place[cell], str(cell), ("cell", cell), tone, radius)

    proof = DrawnProof(
        "The cells from left to right, as the pass takes them, each at the height of its number, "
        f"and all moves to cell {c}.",
        drawing,
    )
    proof.step(
        "The start has the number 0, and that is its distance.",
        {("cell", board.start), ("number", 0)},
    )
    proof.step(
        f"Suppose that all cells before c, here {c}, have their distances. They are to the left of "
        "it.",
        marks("cell", of=(cell for cell in number if cell < c)),
    )
    proof.step(
        f"A shortest route to c, of d throws, ends with a move from some p, here {p}. It leads up, "
        "so p is before c. What is left is a shortest route to p.",
        along([p, c]),
    )
    proof.step(
        f"When the pass gets to c, it sees d - 1 = {d - 1} at p. So c gets at most d = {d}.",
        along([p, c]) | marks("number", of=(d - 1, d)),
    )
    proof.step(
        "The number of c is not below d either: it comes from a move, after a route to a cell "
        "before c. So some route has that many throws.",
        {("number", d)}.union(*(along([one, c]) for one in into[c])),
    )
    proof.step("So c has its distance, and by induction every cell has.", marks("cell", of=number))
    return proof


def _choice(number: Mapping[int, int], before: Collection[int], cell: int) -> tuple[bool, int, int]:
    """Return how well a cell shows the proof: with clear arrows, and numbers to choose from."""
    numbers = {number[one] for one in before}
    return number[cell] not in numbers, len(numbers), cell
