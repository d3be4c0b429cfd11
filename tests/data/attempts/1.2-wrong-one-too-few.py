# Forgets the last cell that has a throw.
def my_edges(cells, die):
    return sum(min(die, cells - cell) for cell in range(1, cells - 1))
