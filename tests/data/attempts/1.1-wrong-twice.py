# The same cell twice, if two faces lead there.
def my_successors(cells, jumps, die, cell):
    ends = []
    for face in range(1, die + 1):
        landing = cell + face
        if landing <= cells:
            ends.append(jumps.get(landing, landing))
    return ends
