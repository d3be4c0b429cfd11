# A list, and insert at place 0.
def my_deque(board):
    cost, settled, waiting = {board.start: 0}, set(), [board.start]
    while waiting:
        cell = waiting.pop(0)
        if cell not in settled:
            settled.add(cell)
            for face, _, end in board.moves(cell):
                further = cost[cell] + (face < 6)
                if end not in cost or cost[end] > further:
                    cost[end] = further
                    waiting.insert(0 if face == 6 else len(waiting), end)
    return cost.get(board.goal, None)
