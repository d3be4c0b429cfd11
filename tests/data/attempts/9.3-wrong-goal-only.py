# Watches the number of the goal only.
def my_verdict(board, cost):
    cells = range(board.start, board.cells + 1)
    distance = {board.start: 0}
    before = None
    for sweep in range(len(cells)):
        before = distance.get(board.goal)
        for cell in cells:
            if cell in distance:
                for move in board.moves(cell):
                    further = distance[cell] + cost(move)
                    if move.cell not in distance or further < distance[move.cell]:
                        distance[move.cell] = further
    return distance.get(board.goal) == before
