"""Moves with different costs: routes with their costs, comparisons in a heap, tolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heapify, heappop, heappush
from random import Random

from ..answer import Answer, Cost, one_throw
from ..board import Board
from ..tracing import trace

__all__ = ["comparisons", "play", "say", "settled_once", "stale", "with_toll"]


def play(board: Board, faces: Sequence[int], cost: Cost = one_throw) -> None:
    """Print the moves for some faces from the start, with their costs.

    Examples
    --------
    >>> play(Board(12, {2: 5, 6: 11}), [1, 1, 1])
    throw 1 to 2, ladder to 5: cost so far 1
    throw 1 to 6, ladder to 11: cost so far 2
    throw 1 to 12: cost so far 3
    """
    cell, paid = board.start, 0.0
    for face in faces:
        move = next(one for one in board.moves(cell) if one.face == face)
        cell, paid = move.cell, paid + cost(move)
        print(f"{move}: cost so far {paid:g}")


def say(name: str, answer: Answer) -> None:
    """Print the route of an answer with its throws and its pips."""
    route = answer.route or ()
    print(f"fewest {name}: {len(route)} throws, {sum(move.face for move in route)} pips")
    for move in route:
        print("   ", move)


def with_toll(toll: float) -> Cost:
    """Return a cost function: one throw, plus the toll if the move takes a ladder.

    Examples
    --------
    >>> from snl_algos import Move
    >>> with_toll(2)(Move(2, 3, 22))
    3
    """
    return lambda move: 1 + (toll if move.cell > move.landing else 0)


def stale(program: str | Callable[..., Answer], board: Board) -> int:
    """Return how many stale entries come out of the heap: all but one for each settled cell.

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
    """Return the cost of the goal by Dijkstra's algorithm with a set of settled cells."""
    distance, settled = {board.start: 0.0}, set()
    heap = [(0.0, board.start)]
    while heap:
        reached, cell = heappop(heap)
        if cell in settled:
            continue
        settled.add(cell)  # it is never taken again
        for move in board.moves(cell):
            further = reached + cost(move)
            if move.cell not in settled and further < distance.get(move.cell, float("inf")):
                distance[move.cell] = further
                heappush(heap, (further, move.cell))
    return distance[board.goal]


class Counted:
    """A number that counts its comparisons."""

    compared = 0

    def __init__(self, number: float) -> None:
        self.number = number

    def __lt__(self, other: Counted) -> bool:
        Counted.compared += 1
        return self.number < other.number


def comparisons(entries: int, turns: int = 1000) -> float:
    """Return how many comparisons a heap makes for one pop and one push, on average.

    Parameters
    ----------
    entries : int
        The number of entries in the heap, with random numbers.
    turns : int
        The number of pops and pushes to average over.
    """
    random = Random(entries)
    heap = [Counted(random.random()) for _ in range(entries)]
    heapify(heap)
    Counted.compared = 0
    for _ in range(turns):
        heappop(heap)
        heappush(heap, Counted(random.random()))
    return Counted.compared / turns
