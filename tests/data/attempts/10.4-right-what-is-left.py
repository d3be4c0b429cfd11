# The throws that are left: the best bound. Cells that lead nowhere keep the bound of a-star.
from snl_algos.algorithms.a_star import largest_gain
from snl_algos.course.heuristics import remaining


def my_bound(board):
    gain, left = largest_gain(board), remaining(board)
    cells = range(board.start, board.cells + 1)
    return {cell: left.get(cell, -(-(board.goal - cell) // gain)) for cell in cells}
