# Counts the first way to each cell only.
from collections import deque


def my_count(board):
    distance = {board.start: 0}
    routes = {board.start: 1}
    queue = deque([board.start])
    while queue:
        cell = queue.popleft()
        for move in board.moves(cell):
            if move.cell not in distance:
                distance[move.cell] = distance[cell] + 1
                routes[move.cell] = routes[cell]
                queue.append(move.cell)
    return routes.get(board.goal, 0)
