# Solves the task without its point: everything at the back, and cells are taken again.
from collections import deque


def my_deque(board):
    cost = {board.start: 0}
    waiting = deque([board.start])
    while waiting:
        cell = waiting.popleft()
        for move in board.moves(cell):
            further = cost[cell] + (0 if move.face == 6 else 1)
            if move.cell not in cost or further < cost[move.cell]:
                cost[move.cell] = further
                waiting.append(move.cell)
    return cost.get(board.goal)
