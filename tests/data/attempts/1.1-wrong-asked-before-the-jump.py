# Asks whether the landing is there already, not the cell where you stand.
def my_successors(cells, jumps, die, cell):
    ends = []
    for face in range(1, die + 1):
        landing = cell + face
        if landing <= cells and landing not in ends:
            ends.append(jumps.get(landing, landing))
    return ends
