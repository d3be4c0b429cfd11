# Leaves out the goal, and not the throws past it.
def my_edges(cells, die):
    return (cells - 1) * die
