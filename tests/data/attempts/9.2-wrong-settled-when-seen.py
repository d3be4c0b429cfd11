# Settles a cell when it is seen, so a cheaper way to it is refused.
from collections import deque


def my_deque(board):
    cost = {board.start: 0}
    waiting = deque([board.start])
    while waiting:
        cell = waiting.popleft()
        for move in board.moves(cell):
            if move.cell not in cost:
                free = move.face == 6
                cost[move.cell] = cost[cell] + (not free)
                (waiting.appendleft if free else waiting.append)(move.cell)
    return cost.get(board.goal)
