"""The baseline: a queue BFS on a plain move array, as written for an online judge.

It returns only a number: no route, no distances, one die, one set of rules.
"""

from collections import deque


def bare_bfs(move: list[int], cells: int) -> int:
    """Return the fewest throws, with a deque. `move` counts cells from 0; -1 for no jump."""
    visited = [False] * cells
    visited[0] = True
    queue = deque([(0, 0)])
    while queue:
        cell, throws = queue.popleft()
        if cell == cells - 1:
            return throws
        for landing in range(cell + 1, min(cell + 7, cells)):
            if not visited[landing]:
                visited[landing] = True
                stand = landing if move[landing] == -1 else move[landing]
                queue.append((stand, throws + 1))
    return -1


def bare_bfs_pop0(move: list[int], cells: int) -> int:
    """Return the same with a list as the queue: each pop from the front moves all other entries."""
    visited = [False] * cells
    visited[0] = True
    queue = [(0, 0)]
    while queue:
        cell, throws = queue.pop(0)
        if cell == cells - 1:
            return throws
        for landing in range(cell + 1, min(cell + 7, cells)):
            if not visited[landing]:
                visited[landing] = True
                stand = landing if move[landing] == -1 else move[landing]
                queue.append((stand, throws + 1))
    return -1
