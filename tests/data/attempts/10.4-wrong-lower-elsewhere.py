# Better before the goal, and lower than the bound of a-star everywhere else.
def my_bound(board):
    return {
        cell: 0 if cell == board.goal else 1 if board.goal in board.successors(cell) else 2
        for cell in range(board.start, board.cells + 1)
    }
