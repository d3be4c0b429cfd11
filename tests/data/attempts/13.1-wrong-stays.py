# The cells of the frontier stay in it.
def my_landings(frontier, cells):
    for face in range(1, 7):
        frontier |= frontier << 1
    return frontier & ((2 << cells) - 1)
