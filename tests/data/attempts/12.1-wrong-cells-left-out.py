# Passes over cells that the claim leaves out.
def certified(board, distance):
    if distance.get(board.start) != 0:
        return False
    for cell, at in distance.items():
        if any(distance.get(end, at) > at + 1 for end in board.successors(cell)):
            return False
        before = [distance.get(one) for one in board.predecessors(cell)]
        if cell != board.start and at - 1 not in before:
            return False
    return True
