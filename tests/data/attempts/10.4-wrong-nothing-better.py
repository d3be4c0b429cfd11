# The bound of a-star, written in another way.
from math import ceil

from snl_algos.algorithms.a_star import largest_gain


def my_bound(board):
    gain = largest_gain(board)
    return {cell: ceil((board.goal - cell) / gain) for cell in range(board.start, board.cells + 1)}
