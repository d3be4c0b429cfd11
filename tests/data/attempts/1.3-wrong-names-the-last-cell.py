# Misses the point of the message: it sees that a cell is there twice, and names another.
def my_jumps(pairs):
    jumps = dict(pairs)
    if len(jumps) < len(pairs):
        raise ValueError(f"two jumps from cell {pairs[-1][0]}")
    return jumps
