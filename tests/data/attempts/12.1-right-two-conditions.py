# Two loops, one for each condition.
def certified(board, distance):
    if board.start not in distance or distance[board.start] != 0:
        return False
    attained = {board.start}
    for cell in distance:
        for move in board.moves(cell):
            if move.cell not in distance or distance[move.cell] > distance[cell] + 1:
                return False
            if distance[move.cell] == distance[cell] + 1:
                attained.add(move.cell)
    return attained == distance.keys()
