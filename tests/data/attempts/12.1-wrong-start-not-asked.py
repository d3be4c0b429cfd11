# Never asks for the start.
def certified(board, distance):
    for cell, at in distance.items():
        if any(distance.get(end, 10**6) > at + 1 for end in board.successors(cell)):
            return False
        before = [distance.get(one) for one in board.predecessors(cell)]
        if cell != board.start and at - 1 not in before:
            return False
    return True
