# One shift after another.
def my_landings(frontier, cells):
    found, shifted = 0, frontier
    for _ in "123456":
        shifted <<= 1
        found |= shifted
    return found % (1 << cells + 1)
