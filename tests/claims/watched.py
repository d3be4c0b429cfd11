"""Runs of the package's algorithms whose container notes what happens to it.

That is a hundred times as fast as recording all steps, and there are many boards to run on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush
from importlib import import_module
from typing import Any
from unittest import mock

from snl_algos import Board
from snl_algos.answer import Answer
from snl_algos.course import orders
from snl_algos.course.orders import Order
from snl_algos.course.sweeps import after_each_sweep

Pair = tuple[int, int]


def queue_lines(board: Board) -> list[list[int]]:
    """Return the throws in the queue of `queue-bfs`, each time before a cell is taken."""
    return [[throws for _, throws in line] for line in _queues(board)]


def queue_taken(board: Board) -> list[int]:
    """Return the cells that `queue-bfs` takes, in order."""
    return [line[0][0] for line in _queues(board)]


def _queues(board: Board) -> list[list[Pair]]:
    module = import_module("snl_algos.algorithms.queue_bfs")
    lines: list[list[Pair]] = []

    class NotedQueue(deque[Pair]):
        def popleft(self) -> Pair:
            lines.append(list(self))
            return super().popleft()

    with mock.patch.object(module, "deque", NotedQueue):
        module.queue_bfs(board)
    return lines


@lru_cache(maxsize=1)
def sweeps_of(board: Board) -> list[dict[int, int]]:
    """Return the distances after each sweep of `repaired-dp`. Several claims ask for one board."""
    return after_each_sweep(board)


def noted_dijkstra(
    board: Board, **options: Any
) -> tuple[list[int], list[list[tuple[float, int]]], Answer]:
    """Return the cells that `dijkstra` pushes, its heap before each turn, and its answer."""
    module = import_module("snl_algos.algorithms.dijkstra")
    pushed: list[int] = []
    heaps: list[list[tuple[float, int]]] = []

    def push(heap: list[tuple[float, int]], entry: tuple[float, int]) -> None:
        pushed.append(entry[1])
        heappush(heap, entry)

    def pop(heap: list[tuple[float, int]]) -> tuple[float, int]:
        heaps.append(list(heap))
        return heappop(heap)

    with mock.patch.multiple(module, heappush=push, heappop=pop):
        return pushed, heaps, module.dijkstra(board, **options)


def numbers_taken(
    board: Board, order: type[Order], cost: Callable[[Any], float]
) -> list[tuple[int, float]]:
    """Return each cell that an order takes, with its number at that time."""
    number: dict[int, float] = {}
    taken: list[tuple[int, float]] = []

    class Noted(order):  # type: ignore[valid-type, misc]
        def put(self, cell: int, distance: float, step: float) -> None:
            number[cell] = distance
            super().put(cell, distance, step)

        def take(self) -> int:
            cell: int = super().take()
            taken.append((cell, number[cell]))
            return cell

    orders.search(board, Noted, cost)
    return taken


def cheapest(board: Board, cost: Callable[[Any], float]) -> dict[int, float]:
    """Return cell → the lowest cost to stand on it, by relaxing all moves as often as it helps.

    Without a cycle of negative cost that ends after as many rounds as there are cells.
    """
    lowest: dict[int, float] = {board.start: 0}
    for _ in range(board.cells + 2):
        for cell in list(lowest):
            for move in board.moves(cell):
                further = lowest[cell] + cost(move)
                if further < lowest.get(move.cell, float("inf")):
                    lowest[move.cell] = further
    return lowest
