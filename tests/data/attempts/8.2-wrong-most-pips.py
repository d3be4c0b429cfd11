# Of the routes with the fewest throws, the one with the most pips.
def two_wishes(move):
    return 1000 - move.face
