# Adds the shifts, so that two throws to one cell carry over.
def my_landings(frontier, cells):
    found = 0
    for face in range(1, 7):
        found += frontier << face
    return found & ((2 << cells) - 1)
