# A product without carries is none, so the faces are taken one by one and cut at once.
def my_landings(frontier, cells):
    board = (1 << cells + 1) - 1
    found = 0
    for face in (6, 5, 4, 3, 2, 1):
        found = found | (frontier << face & board)
    return found
