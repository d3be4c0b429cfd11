# A pip is a thousandth of a throw, exactly.
def two_wishes(move):
    return 4096 + move.face * 1.0
