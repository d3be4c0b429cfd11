# Lists the foot of a ladder, too, where nobody stays.
def my_successors(cells, jumps, die, cell):
    ends = []
    for face in range(1, die + 1):
        landing = cell + face
        if landing <= cells:
            for one in (landing, jumps.get(landing, landing)):
                if one not in ends:
                    ends.append(one)
    return ends
