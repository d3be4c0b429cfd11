# A throw past the last cell leads to the cell where you stand.
def my_successors(cells, jumps, die, cell):
    ends = []
    for face in range(1, die + 1):
        landing = cell + face
        if landing > cells:
            landing = cell
        stand = jumps.get(landing, landing)
        if stand not in ends:
            ends.append(stand)
    return ends
