# Yields the cells, highest first.
def my_successors(cells, jumps, die, cell):
    seen = []
    for landing in reversed(range(cell + 1, cell + die + 1)):
        if landing <= cells:
            stand = jumps[landing] if landing in jumps else landing
            if stand not in seen:
                seen.append(stand)
                yield stand
