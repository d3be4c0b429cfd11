# Compares each pair with the one before it only.
def my_jumps(pairs):
    for one, other in zip(pairs, pairs[1:]):
        if one[0] == other[0]:
            raise ValueError(f"two jumps from cell {one[0]}")
    return dict(pairs)
