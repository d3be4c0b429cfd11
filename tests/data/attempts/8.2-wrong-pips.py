# Pips only.
def two_wishes(move):
    return move.face
