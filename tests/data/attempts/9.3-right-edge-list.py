# A list of the edges that can be reached, and infinity.
def my_verdict(board, cost):
    reached = [board.start]
    for cell in reached:
        reached += [end for end in board.successors(cell) if end not in reached]
    edges = [(cell, move.cell, cost(move)) for cell in reached for move in board.moves(cell)]
    best = dict.fromkeys(reached, float("inf"))
    best[board.start] = 0
    for _ in reached[1:]:
        for tail, end, price in edges:
            best[end] = min(best[end], best[tail] + price)
    return all(best[end] <= best[tail] + price for tail, end, price in edges)
