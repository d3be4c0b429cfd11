# A queue that counts the moves of the route to each cell.
from collections import deque


def my_verdict(board, cost):
    total, moves = {board.start: 0}, {board.start: 0}
    waiting = deque([board.start])
    while waiting:
        cell = waiting.popleft()
        for move in board.moves(cell):
            further = total[cell] + cost(move)
            if move.cell not in total or further < total[move.cell]:
                total[move.cell], moves[move.cell] = further, moves[cell] + 1
                if moves[move.cell] > board.cells:
                    return False
                if move.cell not in waiting:
                    waiting.append(move.cell)
    return True
