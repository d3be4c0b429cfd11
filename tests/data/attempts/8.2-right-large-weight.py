# A million.
WEIGHT = 10**6


def two_wishes(move):
    _, _, _ = move
    return WEIGHT + move[0]
