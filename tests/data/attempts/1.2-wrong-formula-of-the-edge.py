# A formula that misses where the die is as large as the board.
def my_edges(cells, die):
    if die > cells:
        return cells * (cells - 1) // 2 + 1
    return die * cells - die * (die + 1) // 2
