# A formula, after the die is cut to the board.
def my_edges(cells, die):
    die = min(die, cells - 1)
    return die * cells - die * (die + 1) // 2
