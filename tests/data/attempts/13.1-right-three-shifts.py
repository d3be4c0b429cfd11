# Three shifts.
def my_landings(frontier, cells):
    near = frontier << 1 | frontier << 2
    return (near | near << 2 | near << 4) & ~(-1 << cells + 1)
