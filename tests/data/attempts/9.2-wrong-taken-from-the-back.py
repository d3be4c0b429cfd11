# Puts cells at the right ends, and takes from the wrong one.
from collections import deque


def my_deque(board):
    cost = {board.start: 0}
    settled = set()
    waiting = deque([board.start])
    while waiting:
        cell = waiting.pop()
        if cell in settled:
            continue
        settled.add(cell)
        for move in board.moves(cell):
            further = cost[cell] + (0 if move.face == 6 else 1)
            if move.cell not in cost or further < cost[move.cell]:
                cost[move.cell] = further
                if move.face == 6:
                    waiting.appendleft(move.cell)
                else:
                    waiting.append(move.cell)
    return cost.get(board.goal)
