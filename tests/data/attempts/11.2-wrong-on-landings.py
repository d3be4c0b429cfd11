# Stores where a throw lands, not where you stand.
from collections import deque


def my_count(board):
    distance = {board.start: 0}
    routes = {board.start: 1}
    queue = deque([board.start])
    while queue:
        cell = queue.popleft()
        for move in board.moves(cell):
            if move.landing not in distance:
                distance[move.landing] = distance[cell] + 1
                routes[move.landing] = 0
                queue.append(move.landing)
            if distance[move.landing] == distance[cell] + 1:
                routes[move.landing] += routes[cell]
    return routes.get(board.goal, 0)
