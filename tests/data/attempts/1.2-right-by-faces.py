# Counts by faces: each face is a move from all cells but the last ones.
def my_edges(cells, die):
    return sum(max(0, cells - face) for face in range(1, die + 1))
