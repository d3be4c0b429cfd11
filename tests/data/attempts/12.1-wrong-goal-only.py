# Compares the goal only.
from snl_algos import solve


def certified(board, distance):
    return distance.get(board.goal) == solve(board).throws
