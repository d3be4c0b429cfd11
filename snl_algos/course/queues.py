"""The queue of a search: what waits in it, and what it costs if it is a list."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import NamedTuple

from ..board import Board
from ..boards.gallery import random_board
from ..programs import solve
from ..tracing import trace
from ..views import move_array

__all__ = [
    "LastThrow", "joins", "jumpy", "last_throws", "waiting", "with_deque", "with_list",
]  # fmt: skip


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


class LastThrow(NamedTuple):
    """The last throw of a shortest route, and what the queue search did about it.

    Attributes
    ----------
    b, x, c : int
        The throw leaves from b, lands on x, and you end up on c.
    turn : int
        The turn that takes b for the first time.
    first : int
        The cell from which a throw landed on x first, and
    landed : int
        the turn in which it did.
    writer : int
        The cell from which the number of c was written, and
    written : int
        the turn in which it was.
    """

    b: int
    x: int
    c: int
    turn: int
    first: int
    landed: int
    writer: int
    written: int


def last_throws(board: Board) -> list[LastThrow]:
    """Return the last throws of shortest routes that leave from cells the search has taken.

    Examples
    --------
    >>> last_throws(Board(3, {2: 3}, die=2))[0]
    LastThrow(b=1, x=2, c=3, turn=1, first=1, landed=1, writer=1, written=1)
    """
    distance = solve(board, "adjacency-list-bfs").distance
    taken: dict[int, int] = {}
    landed: dict[int, tuple[int, int]] = {}
    written: dict[int, tuple[int, int]] = {}
    turn, cell = 0, board.start
    for now in trace("queue-bfs", board).steps:
        if "front" in now.get("frontier", {}):
            turn, cell = turn + 1, now.get("current", cell)  # it may be taken again at once
            taken.setdefault(cell, turn)
        for x in now.get("visited", {}):
            landed.setdefault(int(x), (cell, turn))
        for c in now.get("distance", {}):
            written.setdefault(int(c), (cell, turn))
    return [
        LastThrow(b, move.landing, move.cell, at, *landed[move.landing], *written[move.cell])
        for b, at in taken.items()
        if b != board.goal
        for move in board.moves(b)
        if distance[move.cell] == distance[b] + 1
    ]


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
