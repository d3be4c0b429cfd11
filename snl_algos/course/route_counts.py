"""Counting shortest routes without listing them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from ..board import Board

__all__ = ["count_routes", "staircase", "through"]


def count_routes(board: Board) -> dict[int, int]:
    """Return cell → the number of shortest sequences of throws to it.

    Source: the first phase of U. Brandes, A faster algorithm for betweenness centrality (2001).

    Examples
    --------
    >>> count_routes(Board(8, die=2))
    {1: 1, 2: 1, 3: 1, 4: 2, 5: 1, 6: 3, 7: 1, 8: 4}
    """
    distance = {board.start: 0}
    routes = {board.start: 1}
    queue = deque([board.start])  #: one route leads to the start, without a throw

    while queue:
        cell = queue.popleft()  #: take cell {cell}: its number, {routes[cell]}, is final
        for move in board.moves(cell):
            end = move.cell
            if end not in distance:
                distance[end] = distance[cell] + 1
                routes[end] = 0
                queue.append(end)  #: cell {end} is new: {distance[end]:throws}
            if distance[end] == distance[cell] + 1:
                routes[end] += routes[cell]  #: cell {end}: {routes[end]} so far

    return routes


def through(board: Board, distance: Mapping[int, float]) -> dict[int, int]:
    """Return cell → how many shortest routes from the start to the goal stand on it.

    The distances are right for every cell. Only cells on such a route are listed.

    Examples
    --------
    >>> from snl_algos import solve
    >>> board = Board(8, {2: 8, 3: 5}, die=2)
    >>> through(board, solve(board, "adjacency-list-bfs").distance)
    {1: 1, 8: 1}
    """
    onward = {board.goal: 1}  # cell → the number of shortest routes from it to the goal
    for cell in sorted(distance, key=lambda one: distance[one], reverse=True):
        if cell != board.goal:
            onward[cell] = sum(
                onward[move.cell]
                for move in board.moves(cell)
                if distance[move.cell] == distance[cell] + 1
            )
    routes = count_routes(board)
    found = {
        cell: routes[cell] * onward[cell]
        for cell in routes
        if distance[cell] <= distance[board.goal]
    }
    return {cell: number for cell, number in sorted(found.items()) if number}


def staircase(steps: int) -> Board:
    """Return a board of `steps` stairs: every throw from one of them leads to the next.

    Examples
    --------
    >>> board = staircase(2)
    >>> board.cells, board.successors(1), board.successors(8)
    (15, (8,), (15,))
    """
    return Board(
        7 * steps + 1,
        {7 * step + landing: 7 * step + 8 for step in range(steps) for landing in range(2, 8)},
    )
