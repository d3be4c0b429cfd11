# Asks whether each distance is attained, and not whether a move shortens it.
def certified(board, distance):
    if distance.get(board.start) != 0:
        return False
    return all(
        cell == board.start
        or any(distance.get(one) == at - 1 for one in board.predecessors(cell))
        for cell, at in distance.items()
    )
