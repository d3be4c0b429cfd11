# Forgets the ladders: too high before a foot.
def my_bound(board):
    die = max(board.faces)
    return {cell: -(-(board.goal - cell) // die) for cell in range(board.start, board.cells + 1)}
