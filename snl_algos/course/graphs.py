"""Searches and routes on graphs: a traversal that restarts, parents, a recursion; memory."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Mapping, Sequence

from ..algorithms.adjacency_list_bfs import build_lists
from ..board import Board
from ..views import adjacency_matrix

__all__ = ["STORES", "bytes_of", "parents", "route_by_recursion", "traversal"]

#: The two ways to keep a graph, by name.
STORES: dict[str, Callable[[Board], object]] = {
    "adjacency lists": build_lists,
    "adjacency matrix": adjacency_matrix,
}


def traversal(lists: Sequence[Sequence[int]], first: int) -> dict[int, list[int]]:
    """Go breadth-first through all cells: for each start, return the new cells in order."""
    seen: set[int] = set()
    parts: dict[int, list[int]] = {}
    for start in range(first, len(lists)):
        if start not in seen:
            seen.add(start)
            parts[start] = [start]
            for cell in parts[start]:  # the list is the queue: it grows while it is read
                for neighbour in lists[cell]:
                    if neighbour not in seen:
                        seen.add(neighbour)
                        parts[start].append(neighbour)
    return parts


def parents(board: Board) -> dict[int, int | None]:
    """Return cell → the cell it was first reached from, in the order of a queue; start → None.

    Examples
    --------
    >>> parents(Board(8, {3: 7, 6: 2}, die=2))
    {1: None, 2: 1, 7: 1, 4: 2, 8: 7, 5: 4}
    """
    parent: dict[int, int | None] = {board.start: None}
    queue = [board.start]
    for cell in queue:
        for stand in board.successors(cell):
            if stand not in parent:
                parent[stand] = cell
                queue.append(stand)
    return parent


def route_by_recursion(parent: Mapping[int, int | None], cell: int) -> list[int]:
    """Return the cells from the start to a cell. parent[start] is None."""
    before = parent[cell]
    if before is None:
        return [cell]
    return [*route_by_recursion(parent, before), cell]


def bytes_of(build: Callable[[Board], object], cells: int) -> int:
    """Return the memory that a view of an empty board takes, in bytes."""
    board = Board(cells)
    tracemalloc.start()
    kept = build(board)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return taken
