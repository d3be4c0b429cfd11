# Takes one jump after another.
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
            if not visited[landing]:
                visited[landing] = True
                stand = landing
                for _ in range(N):
                    if move[stand] == -1:
                        break
                    stand = move[stand]
                queue.append((stand, throws + 1))
    return -1
