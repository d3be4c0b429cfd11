# Counts each edge in both directions.
def my_edges(cells, die):
    return 2 * sum(min(die, cells - cell) for cell in range(1, cells + 1))
