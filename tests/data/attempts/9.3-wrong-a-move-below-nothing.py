# Says False if any move costs less than nothing.
def my_verdict(board, cost):
    cells = range(board.start, board.cells + 1)
    return all(cost(move) >= 0 for cell in cells for move in board.moves(cell))
