# Two loops.
def my_edges(cells, die):
    edges = 0
    for cell in range(1, cells + 1):
        for face in range(1, die + 1):
            if cell + face <= cells:
                edges += 1
    return edges
