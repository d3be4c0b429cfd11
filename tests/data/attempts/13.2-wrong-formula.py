# No search: a sixth of the cells, rounded up.
def my_throws(move):
    return -(-(len(move) - 1) // 6)
