# A recursion that remembers what it has counted.
from functools import cache

from snl_algos import solve


def my_count(board):
    distance = solve(board, "adjacency-list-bfs").distance

    @cache
    def onward(cell):
        if cell == board.goal:
            return 1
        return sum(
            onward(move.cell) for move in board.moves(cell) if distance[move.cell] > distance[cell]
        )

    return onward(board.start) if board.goal in distance else 0
