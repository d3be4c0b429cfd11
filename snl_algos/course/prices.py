"""Moves that do not cost the same: routes with their prices, stale entries, tolls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from ..algorithms.dijkstra import dijkstra
from ..answer import Answer, Cost, one_throw
from ..board import Board
from ..tracing import trace

__all__ = ["Moment", "moments", "play", "settled_once", "stale", "with_toll"]


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


class Moment(NamedTuple):
    """A run just before a cell is settled.

    Attributes
    ----------
    cell : int
        The cell that comes out of the heap next.
    settled, waiting : dict
        Cell → its cost: of the cells that have been taken out, and of the others that were seen.
    predecessor : dict
        Cell → the cell that its cost comes from.
    """

    cell: int
    settled: dict[int, float]
    waiting: dict[int, float]
    predecessor: dict[int, int]


def moments(board: Board, program: Callable[..., Answer] = dijkstra) -> Iterator[Moment]:
    """Yield the moment before each cell is settled, by a program that takes cells out of a heap.

    Examples
    --------
    >>> for moment in moments(Board(3, die=2)):
    ...     print(moment.cell, moment.settled, moment.waiting)
    1 {} {1: 0.0}
    2 {1: 0.0} {2: 1.0, 3: 1.0}
    3 {1: 0.0, 2: 1.0} {3: 1.0}
    """
    run = trace(program, board, max_steps=10**6)
    done: dict[int, float] = {}
    for at, now in enumerate(run.steps):
        if "current" not in now or now["current"] in done:
            continue
        before = run.state(at - 1)
        seen = {cell: float(costs) for cell, costs in before.distance.items()}
        waiting = {cell: costs for cell, costs in seen.items() if cell not in done}
        yield Moment(now["current"], dict(done), waiting, dict(before.predecessor))
        done[now["current"]] = seen[now["current"]]


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
