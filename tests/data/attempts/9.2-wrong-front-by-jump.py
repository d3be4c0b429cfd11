# Puts a cell in front after a jump, because jumps are free.
from collections import deque


def my_deque(board):
    cost = {board.start: 0}
    settled = set()
    waiting = deque([board.start])
    while waiting:
        cell = waiting.popleft()
        if cell in settled:
            continue
        settled.add(cell)
        for move in board.moves(cell):
            further = cost[cell] + (0 if move.face == 6 else 1)
            if move.cell not in cost or further < cost[move.cell]:
                cost[move.cell] = further
                if move.cell != move.landing:
                    waiting.appendleft(move.cell)
                else:
                    waiting.append(move.cell)
    return cost.get(board.goal)
