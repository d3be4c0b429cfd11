# Level by level.
from collections import Counter


def my_count(board):
    level, seen = Counter({board.start: 1}), {board.start}
    while level and board.goal not in level:
        after = Counter()
        for cell, routes in level.items():
            for move in board.moves(cell):
                if move.cell not in seen:
                    after[move.cell] += routes
        seen |= after.keys()
        level = after
    return level[board.goal]
