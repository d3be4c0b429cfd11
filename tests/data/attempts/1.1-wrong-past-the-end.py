# Throws past the last cell count.
def my_successors(cells, jumps, die, cell):
    ends = []
    for face in range(1, die + 1):
        landing = cell + face
        stand = jumps.get(landing, landing)
        if stand not in ends:
            ends.append(stand)
    return ends
