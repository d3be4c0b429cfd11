# Entries hold their costs, and stale ones are passed over.
from collections import deque


def my_deque(board):
    best = {board.start: 0}
    line = deque([(0, board.start)])
    while line:
        paid, cell = line.popleft()
        if paid != best[cell]:
            continue
        if cell == board.goal:
            return paid
        for move in board.moves(cell):
            step = int(move.face != 6)
            if paid + step < best.get(move.cell, float("inf")):
                best[move.cell] = paid + step
                if step:
                    line.append((paid + 1, move.cell))
                else:
                    line.appendleft((paid, move.cell))
    return None
