# Walks all routes by itself, and counts down.
from snl_algos import solve


def my_route(board, number):
    distance = solve(board, "adjacency-list-bfs").distance
    left = [number]

    def walk(cell, faces):
        if cell == board.goal:
            left[0] -= 1
            return faces if left[0] < 0 else None
        for move in board.moves(cell):
            if distance[move.cell] == distance[cell] + 1:
                found = walk(move.cell, [*faces, move.face])
                if found is not None:
                    return found
        return None

    return walk(board.start, [])
