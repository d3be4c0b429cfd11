"""The queue of a search: what waits in it, and what it costs if it is a list."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable

from ..board import Board
from ..boards.gallery import random_board
from ..tracing import trace
from ..views import move_array

__all__ = ["joins", "jumpy", "parents", "waiting", "with_deque", "with_list"]


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


def flood(move: list[int], queue: list[int] | deque[int], take: Callable[[], int]) -> int:
    """Return the longest queue of a search over the whole board; `take` takes its front."""
    visited = bytearray(len(move))
    longest = 0
    queue.append(0)
    while queue:
        longest = max(longest, len(queue))
        cell = take()
        for landing in range(cell + 1, min(cell + 7, len(move))):
            if not visited[landing]:
                visited[landing] = True
                queue.append(landing if move[landing] == -1 else move[landing])
    return longest


def with_deque(move: list[int]) -> int:
    """Return the longest queue of a search whose queue is a deque.

    Examples
    --------
    >>> with_deque([-1] * 1000)
    6
    """
    queue: deque[int] = deque()
    return flood(move, queue, queue.popleft)


def with_list(move: list[int]) -> int:
    """Return the longest queue of a search whose queue is a list.

    Examples
    --------
    >>> with_list([-1] * 1000)
    6
    """
    queue: list[int] = []
    return flood(move, queue, lambda: queue.pop(0))


def jumpy(cells: int) -> list[int]:
    """Return the move array of a random board where four in ten cells have a jump.

    Examples
    --------
    >>> sum(end != -1 for end in jumpy(1000))
    400
    """
    return move_array(random_board(cells, snakes=cells // 5, ladders=cells // 5, seed=1))
