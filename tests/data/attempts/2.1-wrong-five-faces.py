# One landing is missing.
from collections import deque


def my_bfs(move, N):
    visited = [False] * N
    visited[0] = True
    queue = deque([(0, 0)])
    while queue:
        cell, throws = queue.popleft()
        if cell == N - 1:
            return throws
        for landing in range(cell + 1, min(cell + 6, N)):
            if not visited[landing]:
                visited[landing] = True
                stand = landing if move[landing] == -1 else move[landing]
                queue.append((stand, throws + 1))
    return -1
