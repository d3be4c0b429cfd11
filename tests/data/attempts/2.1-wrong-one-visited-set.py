# Solves it for most boards: to stand on a cell forbids landing there.
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
            stand = landing if move[landing] == -1 else move[landing]
            if not visited[landing] and not visited[stand]:
                visited[landing] = visited[stand] = True
                queue.append((stand, throws + 1))
    return -1
