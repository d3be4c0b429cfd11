# Two queues: this cost, and the next.
def my_deque(board):
    settled, now, later, paid = set(), [board.start], [], 0
    while now:
        for cell in now:
            if cell == board.goal:
                return paid
            if cell in settled:
                continue
            settled.add(cell)
            for move in board.moves(cell):
                (now if move.face == 6 else later).append(move.cell)
        now, later, paid = later, [], paid + 1
    return None
