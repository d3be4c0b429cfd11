# Five faces.
def my_landings(frontier, cells):
    found = 0
    for face in range(1, 6):
        found |= frontier << face
    return found & ((2 << cells) - 1)
