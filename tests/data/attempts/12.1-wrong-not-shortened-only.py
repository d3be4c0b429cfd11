# Asks whether a move shortens a distance, and not whether it is attained.
def certified(board, distance):
    return distance.get(board.start) == 0 and all(
        move.cell in distance and distance[move.cell] <= at + 1
        for cell, at in distance.items()
        for move in board.moves(cell)
    )
