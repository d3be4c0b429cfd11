# The formula for long boards, on short ones, too.
def my_edges(cells, die):
    return die * cells - die * (die + 1) // 2
