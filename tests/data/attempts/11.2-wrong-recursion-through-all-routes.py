# Goes along every route by recursion, without remembering what it has counted.
from snl_algos import solve


def my_count(board):
    distance = solve(board, "adjacency-list-bfs").distance

    def onward(cell):
        if cell == board.goal:
            return 1
        further = distance[cell] + 1
        return sum(
            onward(move.cell) for move in board.moves(cell) if distance[move.cell] == further
        )

    return onward(board.start) if board.goal in distance else 0
