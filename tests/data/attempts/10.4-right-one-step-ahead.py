# Looks one move ahead, a few times: the lowest bound after the move, and one more.
from snl_algos.algorithms.a_star import largest_gain


def my_bound(board):
    gain = largest_gain(board)
    cells = range(board.start, board.cells + 1)
    bound = {cell: -(-(board.goal - cell) // gain) for cell in cells}
    for _ in range(3):
        ahead = {
            cell: min((bound[end] for end in board.successors(cell)), default=0) + 1
            for cell in cells
        }
        ahead[board.goal] = 0
        bound = {cell: max(bound[cell], ahead[cell]) for cell in cells}
    return bound
