# Marks where it stands, not where it lands.
from collections import deque


def my_bfs(move, N):
    visited = [False] * N
    visited[0] = True
    queue = deque([(0, 0)])
    while queue:
        cell, throws = queue.popleft()
        if cell == N - 1:
            return throws
        for landing in range(cell + 1, min(cell + 7, N)):
            stand = move[landing] if move[landing] >= 0 else landing
            if not visited[stand]:
                visited[stand] = True
                queue.append((stand, throws + 1))
    return -1
