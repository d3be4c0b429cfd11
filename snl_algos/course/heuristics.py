"""Searches that know the goal: the throws left to it, and the work that they save."""

from __future__ import annotations

from collections.abc import Sequence

from ..board import Board
from ..programs import program_of, solve
from ..tracing import observe_work

__all__ = ["edges", "level_sizes", "remaining"]


def remaining(board: Board) -> dict[int, int]:
    """Return cell → the fewest throws from it to the goal. Cells that cannot reach it are left out.

    Examples
    --------
    >>> remaining(Board(6, {5: 6}, die=2))
    {1: 2, 2: 2, 3: 1, 4: 1, 5: 1, 6: 0}
    """
    throws = {board.goal: 0}
    queue = [board.goal]
    for cell in queue:
        for before in board.predecessors(cell):
            if before not in throws:
                throws[before] = throws[cell] + 1
                queue.append(before)
    return dict(sorted(throws.items()))


def edges(board: Board, names: Sequence[str]) -> dict[str, int]:
    """Return program → the edges that it examines on a board, as they are counted by watching it.

    Examples
    --------
    >>> edges(Board(100), ["level-bfs", "a-star"])
    {'level-bfs': 576, 'a-star': 102}
    """
    work = {name: observe_work(program_of(name), board) for name in names}
    return {name: (one and one.edges) or 0 for name, one in work.items()}


def level_sizes(board: Board) -> list[int]:
    """Return the number of cells at each distance, up to the goal's.

    Examples
    --------
    >>> level_sizes(Board(14))
    [1, 6, 6, 1]
    """
    answer = solve(board, "adjacency-list-bfs")
    distances = list(answer.distance.values())
    return [distances.count(throws) for throws in range((answer.throws or 0) + 1)]
