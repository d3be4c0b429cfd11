# Raises the bound of one cell as far as it goes, and not of those that lead to it.
from snl_algos.algorithms.a_star import largest_gain
from snl_algos.course.heuristics import remaining


def my_bound(board):
    gain = largest_gain(board)
    bound = {cell: -(-(board.goal - cell) // gain) for cell in range(board.start, board.cells + 1)}
    left = remaining(board)
    worst = max(left, key=lambda cell: left[cell] - bound[cell])
    bound[worst] = left[worst]
    return bound
