# All of it by predecessors and successors.
def certified(board, distance):
    if any(end not in distance for cell in distance for end in board.successors(cell)):
        return False
    for cell, at in distance.items():
        before = [distance[one] for one in board.predecessors(cell) if one in distance]
        right = 0 if cell == board.start else min(before, default=-9) + 1
        if at != right:
            return False
    return board.start in distance
