# Ends at the last cell, and gives the cells in order.
def my_successors(cells, jumps, die, cell):
    ends = set()
    for face in range(die):
        landing = cell + face + 1
        if landing > cells:
            break
        if landing in jumps:
            ends.add(jumps[landing])
        else:
            ends.add(landing)
    return sorted(ends)
