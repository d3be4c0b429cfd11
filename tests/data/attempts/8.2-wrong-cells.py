# The cells that are gained, not the pips.
def two_wishes(move):
    return 1000 + abs(move.cell - move.landing) + move.face
