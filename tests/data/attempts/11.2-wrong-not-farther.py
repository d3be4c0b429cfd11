# Counts moves to cells at the same distance, too.
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
                routes[move.cell] = 0
                queue.append(move.cell)
            if distance[move.cell] >= distance[cell]:
                routes[move.cell] += routes[cell]
    return routes.get(board.goal, 0)
