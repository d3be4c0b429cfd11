"""The true distances of a board, and which of a program's distances are wrong."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..answer import Answer, Cost, one_throw
from ..board import Board, BoardError, Move
from ..certificates import certificate
from ..programs import ALGORITHMS

__all__ = ["route_to", "true_answer", "wrong_cells"]

#: Larger boards are refused, because their distances would fill the memory.
MAX_CELLS = 5_000_000


def true_answer(board: Board, cost: Cost = one_throw) -> Answer:
    """Return the correct answer with every distance, proven by its certificate.

    Raise a BoardError if the board is too large to store its distances, and a CostError if no
    cheapest route exists.
    """
    if cost is one_throw:
        truth = _by_throws(board)
    else:
        truth = ALGORITHMS["bellman-ford"].function(board, cost)
    proof = certificate(board, truth, cost=cost)
    if not proof:  # not an `assert`, which `python -O` would skip
        raise AssertionError(f"the true distances of {board!r} are wrong: {proof.reason}")
    return truth


def _by_throws(board: Board) -> Answer:
    """Return every distance in throws, without a route."""
    if board.cells > MAX_CELLS:
        raise BoardError(
            f"the distances of up to {MAX_CELLS:,} cells are stored, and this board has "
            f"{board.cells:,}"
        )
    distance = {board.start: 0}
    queue = [board.start]
    for cell in queue:
        for end in board.successors(cell):
            if end not in distance:
                distance[end] = distance[cell] + 1
                queue.append(end)
    return Answer(distance.get(board.goal), None, distance)


def wrong_cells(
    true: Mapping[int, float],
    claimed: Mapping[int, float],
    throws: float | None,
    at_least: Mapping[int, float] = MappingProxyType({}),
) -> list[int]:
    """Return the cells whose distance a program has wrong, given its answer in throws.

    A search that stops at the goal need not know the cells that are no nearer than the goal,
    nor those with a valid lower bound.
    """

    def is_wrong(cell: int) -> bool:
        if cell in claimed:
            return claimed[cell] != true.get(cell)
        return throws is None or true[cell] < at_least.get(cell, throws)

    return [cell for cell in {*true, *claimed} if is_wrong(cell)]


def route_to(board: Board, distance: Mapping[int, float], cell: int) -> list[tuple[int, Move]]:
    """Return (cell before, move) for each move of one shortest route to a cell, in order."""
    route = []
    while cell != board.start:
        before = next(p for p in board.predecessors(cell) if distance.get(p) == distance[cell] - 1)
        route.append((before, board.move_between(before, cell)))
        cell = before
    return route[::-1]
