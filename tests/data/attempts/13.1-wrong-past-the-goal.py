# Throws past the goal count.
def my_landings(frontier, cells):
    found = 0
    for face in range(1, 7):
        found |= frontier << face
    return found
