"""The numbers along a cheapest route, sweep by sweep: each sweep is right for one move more."""

from __future__ import annotations

from itertools import pairwise

from ...algorithms.bellman_ford import bellman_ford
from ...answer import Cost
from ...board import Board
from .drawings import NOW, OTHER, Drawing, Mark, Point, marks
from .proof import DrawnProof

__all__ = ["one_more_move"]

LEFT, TOP, ROW = 92, 24, 30


def one_more_move(board: Board, cost: Cost) -> DrawnProof:
    """Draw the proof that k sweeps are enough for all routes of k moves.

    A column is a cell of the cheapest route to the goal, and a row holds their numbers after a
    sweep, which goes through the cells in their order.

    Raises
    ------
    NegativeCycle
        If a cycle of moves has a negative cost.

    Examples
    --------
    >>> from snl_algos.costs import paid_ladders
    >>> one_more_move(Board(12, {2: 7, 8: 3, 4: 9, 10: 5, 6: 12}, die=1), paid_ladders).at(5)
    5 of 6: Sweep k + 1 relaxes it. After that the number of cell 3 is at most 0.
    """
    moves = bellman_ford(board, cost=cost).route
    if moves is None:
        raise ValueError("the goal cannot be reached")
    route = [board.start, *(move.cell for move in moves)]
    costs = [0.0]
    for move in moves:
        costs.append(costs[-1] + cost(move))
    rows = [{board.start: 0.0}]
    while any(rows[-1].get(cell) != right for cell, right in zip(route, costs, strict=True)):
        rows.append(_after_a_sweep(board, cost, rows[-1]))
    if len(rows) < 3:
        raise ValueError("one sweep finds the whole route")
    place: list[Point] = [
        (LEFT + (340 - LEFT) * at / (len(route) - 1), TOP) for at in range(len(route))
    ]

    drawing = Drawing(360, TOP + 34 + ROW * len(rows))
    for at, (one, other) in enumerate(pairwise(place)):
        drawing.arrow(one, other, ("move", at + 1))
    for at, cell in enumerate(route):
        drawing.circle(place[at], str(cell), ("cell", at))
    for k, numbers in enumerate(rows):
        down = TOP + 42 + ROW * k
        words = f"sweep {k}" if k else "before"
        drawing.note((0, down), words, ("sweep", k), "start")
        for at, cell in enumerate(route):
            number = f"{numbers[cell]:g}" if cell in numbers else "–"
            tone = NOW if at <= k else OTHER
            drawing.box((place[at][0], down), (30, 22), number, ("number", k, at), tone)

    def first(cells: int) -> set[Mark]:
        return marks("cell", of=range(cells)) | marks("move", of=range(1, cells))

    proof = DrawnProof(
        f"The cheapest route to cell {board.goal}, and the numbers of its cells after each of "
        f"{len(rows) - 1} sweeps.",
        drawing,
    )
    proof.step(
        "Before the first sweep the start has the number 0: what a route without a move costs.",
        {("cell", 0), ("sweep", 0), ("number", 0, 0)},
    )
    proof.step(
        "Suppose that the claim holds after k sweeps, here k = 1: the first k + 1 numbers of this "
        "row are not too high. (The others may be right already.)",
        {("sweep", 1), ("number", 1, 0), ("number", 1, 1)},
    )
    proof.step(
        "A cheapest route of k + 1 moves is a route of k moves, and one move more.", first(3)
    )
    proof.step(
        f"Before the last move it stands on cell {route[1]}, whose number is at most {costs[1]:g}, "
        "the cost of the first part.",
        {("cell", 1), ("number", 1, 1)},
    )
    proof.step(
        f"Sweep k + 1 relaxes it. After that the number of cell {route[2]} is at most "
        f"{costs[2]:g}.",
        {("move", 2), ("cell", 2), ("sweep", 2), ("number", 2, 2)},
    )
    proof.step(
        "A cheapest route need not visit a cell twice, since a cycle costs at least 0. So it has "
        f"at most V - 1 moves, here {len(moves)}, and V - 1 sweeps are enough.",
        first(len(route)) | marks("number", len(rows) - 1, of=range(len(route))),
    )
    return proof


def _after_a_sweep(board: Board, cost: Cost, before: dict[int, float]) -> dict[int, float]:
    """Return the numbers after another sweep over all cells."""
    numbers = dict(before)
    for cell in range(board.start, board.cells + 1):
        for move in board.moves(cell) if cell in numbers else ():
            further = numbers[cell] + cost(move)
            numbers[move.cell] = min(numbers.get(move.cell, further), further)
    return numbers
