# Counts by a recursion that remembers.
from functools import cache

from snl_algos import solve


def my_route(board, number):
    distance = solve(board, "adjacency-list-bfs").distance

    @cache
    def onward(cell):
        return 1 if cell == board.goal else sum(onward(end) for _, end in shortest(cell))

    @cache
    def shortest(cell):
        return tuple(
            (move.face, move.cell)
            for move in board.moves(cell)
            if distance[move.cell] == distance[cell] + 1
        )

    faces, cell = [], board.start
    while cell != board.goal:
        for face, end in shortest(cell):
            if number < onward(end):
                faces.append(face)
                cell = end
                break
            number -= onward(end)
    return faces
