# The throws that are left, as far as 3: a backward search that is broken off.
from snl_algos.algorithms.a_star import largest_gain


def my_bound(board):
    near = {board.goal: 0}
    level = [board.goal]
    for throws in (1, 2):
        level = [cell for end in level for cell in board.predecessors(end)]
        for cell in level:
            near.setdefault(cell, throws)
    gain = largest_gain(board)
    return {
        cell: max(near.get(cell, 3), -(-(board.goal - cell) // gain))
        for cell in range(board.start, board.cells + 1)
    }
