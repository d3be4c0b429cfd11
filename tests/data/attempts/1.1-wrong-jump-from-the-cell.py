# Takes the jump of the cell it throws from.
def my_successors(cells, jumps, die, cell):
    ends = []
    for face in range(1, die + 1):
        landing = cell + face
        landing = jumps.get(cell, cell) + face
        if landing <= cells and landing not in ends:
            ends.append(landing)
    return ends
