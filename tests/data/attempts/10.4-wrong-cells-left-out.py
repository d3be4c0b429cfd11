# Has numbers only for cells from which the goal can be reached.
from snl_algos.course.heuristics import remaining


def my_bound(board):
    return remaining(board)
