# Bellman's equation, and the cells that can be reached.
def certified(board, distance):
    if distance.get(board.start) != 0:
        return False
    best = {board.start: 0}
    for cell, at in distance.items():
        for end in board.successors(cell):
            best[end] = min(best.get(end, at + 1), at + 1)
    return best == dict(distance)
