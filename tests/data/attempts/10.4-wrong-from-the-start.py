# The throws from the start, not those to the goal.
from snl_algos import solve


def my_bound(board):
    distance = solve(board, "adjacency-list-bfs").distance
    return {cell: distance.get(cell, 0) for cell in range(board.start, board.cells + 1)}
