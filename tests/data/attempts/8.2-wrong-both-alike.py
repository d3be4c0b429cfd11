# A throw weighs as much as a pip.
def two_wishes(move):
    return 1 + move.face
