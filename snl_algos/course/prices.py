"""Moves that do not cost the same: routes with their prices, stale entries, tolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush

from ..answer import Answer, Cost, one_throw
from ..board import Board
from ..tracing import trace

__all__ = ["play", "settled_once", "stale", "with_toll"]


def play(board: Board, faces: Sequence[int], cost: Cost = one_throw) -> None:
    """Print the moves of some faces from the start, and what they cost.

    It ends at a face that moves you nowhere.

    Examples
    --------
    >>> play(Board(12, {2: 5, 6: 11}), [1, 1, 1])
    roll 1, land on 2, climb to 5: cost so far 1
    roll 1, land on 6, climb to 11: cost so far 2
    roll 1, land on 12: cost so far 3
    """
    cell, paid = board.start, 0.0
    for face in faces:
        move = next((one for one in board.moves(cell) if one.face == face), None)
        if move is None:
            print(f"roll {face}: from cell {cell} it moves you nowhere")
            return
        cell, paid = move.cell, paid + cost(move)
        print(f"{move}: cost so far {paid:g}")


def with_toll(toll: float) -> Cost:
    """Return the cost of a move: a throw, and the toll if it takes a ladder.

    Examples
    --------
    >>> from snl_algos import Move
    >>> with_toll(2)(Move(2, 3, 22))
    3
    """
    return lambda move: 1 + (toll if move.cell > move.landing else 0)


def stale(program: str | Callable[..., Answer], board: Board) -> int:
    """Return how many stale entries leave the heap: each cell is settled once, the rest are stale.

    Examples
    --------
    >>> stale("dijkstra", Board(12, {2: 5, 6: 11}))
    0
    """
    run = trace(program, board)
    taken = run.counts["cells_taken"]
    if run.answer is None or taken is None:
        raise ValueError("the program returned no answer")
    return taken - len(run.answer.distance)


def settled_once(board: Board, cost: Cost) -> float:
    """Return the cost of the goal by Dijkstra's algorithm as many write it."""
    distance, settled = {board.start: 0.0}, set()
    heap = [(0.0, board.start)]
    while heap:
        reached, cell = heappop(heap)
        if cell in settled:
            continue
        settled.add(cell)  # it is never looked at again
        for move in board.moves(cell):
            further = reached + cost(move)
            if move.cell not in settled and further < distance.get(move.cell, float("inf")):
                distance[move.cell] = further
                heappush(heap, (further, move.cell))
    return distance[board.goal]
