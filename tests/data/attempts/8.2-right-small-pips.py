# A throw is 1, and pips are tiny.
def two_wishes(move):
    return 1 + move.face / 2**20
