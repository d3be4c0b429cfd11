# Cuts off the last cell.
def my_landings(frontier, cells):
    found = 0
    for face in range(1, 7):
        found |= frontier << face
    return found & ((1 << cells) - 1)
