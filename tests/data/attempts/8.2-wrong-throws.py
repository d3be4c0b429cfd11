# Throws only.
def two_wishes(move):
    return 1
