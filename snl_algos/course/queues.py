"""The queue of a search: what waits in it, and what it costs if it is a list."""

from __future__ import annotations

from collections import Counter, deque
from functools import partial

from ..board import Board
from ..boards.gallery import random_board
from ..tracing import trace
from ..views import move_array

__all__ = ["joins", "jumpy", "longest_queue", "parents", "waiting"]


def waiting(board: Board) -> list[list[int]]:
    """Return the throws in the queue of `queue-bfs`, front first, each time before a cell is taken.

    Examples
    --------
    >>> waiting(Board(8))[:3]
    [[0], [1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 2]]
    """
    run = trace("queue-bfs", board)
    taken = [at for at, now in enumerate(run.steps) if "front" in now.get("frontier", {})]
    return [[int(throws) for _, throws in run.state(at - 1).frontier] for at in taken]


def joins(board: Board) -> dict[int, int]:
    """Return cell → how often it joins the queue of `queue-bfs` after the start was put in.

    Examples
    --------
    >>> joins(Board(8, {2: 8, 3: 8}, die=2))
    {8: 2}
    """
    run = trace("queue-bfs", board)
    changes = (now.get("frontier", {}) for now in run.steps[1:])
    counted = Counter(cell for change in changes for cell, _ in change.get("add", ()))
    return dict(sorted(counted.items()))


def parents(board: Board) -> dict[int, int]:
    """Return cell → the cell it was first reached from, in the order of a queue.

    Examples
    --------
    >>> parents(Board(8, {3: 7, 6: 2}, die=2))
    {2: 1, 7: 1, 4: 2, 8: 7, 5: 4}
    """
    parent: dict[int, int] = {}
    queue = [board.start]
    for cell in queue:
        for stand in board.successors(cell):
            if stand not in parent and stand != board.start:
                parent[stand] = cell
                queue.append(stand)
    return parent


def longest_queue(move: list[int], kind: type[deque[int]] | type[list[int]] = deque) -> int:
    """Return the longest queue of a search over a whole board, kept in a deque or in a list.

    Examples
    --------
    >>> longest_queue([-1] * 1000), longest_queue([-1] * 1000, list)
    (6, 6)
    """
    visited = bytearray(len(move))
    queue, longest = kind([0]), 0
    take = queue.popleft if isinstance(queue, deque) else partial(queue.pop, 0)
    while queue:
        longest = max(longest, len(queue))
        cell = take()
        for landing in range(cell + 1, min(cell + 7, len(move))):
            if not visited[landing]:
                visited[landing] = True
                queue.append(landing if move[landing] == -1 else move[landing])
    return longest


def jumpy(cells: int) -> list[int]:
    """Return the move array of a random board where four in ten cells have a jump.

    Examples
    --------
    >>> sum(end != -1 for end in jumpy(1000))
    400
    """
    return move_array(random_board(cells, snakes=cells // 5, ladders=cells // 5, seed=1))
