# A pair, which is not a number.
def two_wishes(move):
    return 1, move.face
