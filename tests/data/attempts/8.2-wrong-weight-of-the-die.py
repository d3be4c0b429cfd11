# Solves the task for boards with a die of six: seven pips are more than a throw there.
def two_wishes(move):
    return 7 + move.face
