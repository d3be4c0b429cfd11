# Chooses by recursion, and counts from the goal back by levels.
from snl_algos import solve


def my_route(board, number):
    distance = solve(board, "adjacency-list-bfs").distance
    levels = {}
    for cell, throws in distance.items():
        levels.setdefault(throws, []).append(cell)
    onward = dict.fromkeys(distance, 0)
    onward[board.goal] = 1
    for throws in range(distance[board.goal] - 1, -1, -1):
        for cell in levels[throws]:
            ends = [move.cell for move in board.moves(cell)]
            onward[cell] = sum(onward[end] for end in ends if distance[end] == throws + 1)

    def choose(cell, number):
        if cell == board.goal:
            return []
        for move in board.moves(cell):
            if distance[move.cell] == distance[cell] + 1:
                if number < onward[move.cell]:
                    return [move.face, *choose(move.cell, number)]
                number -= onward[move.cell]
        return None

    return choose(board.start, number)
