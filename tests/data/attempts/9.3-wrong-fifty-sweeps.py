# Fifty sweeps, more than the smaller staircase needs.
def my_verdict(board, cost):
    cells = range(board.start, board.cells + 1)
    distance = {board.start: 0}
    for sweep in range(50):
        changed = False
        for cell in cells:
            if cell in distance:
                for move in board.moves(cell):
                    further = distance[cell] + cost(move)
                    if move.cell not in distance or further < distance[move.cell]:
                        distance[move.cell] = further
                        changed = True
        if not changed:
            return True
    return not changed
