# Takes one jump after another.
def my_successors(cells, jumps, die, cell):
    ends = []
    for face in range(1, die + 1):
        landing = cell + face
        while landing in jumps and len(ends) < 99:
            landing, before = jumps[landing], landing
            if jumps.get(landing) == before:
                break
        if landing <= cells and landing not in ends:
            ends.append(landing)
    return ends
