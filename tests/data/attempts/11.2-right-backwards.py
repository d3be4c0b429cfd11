# From the goal back, by the distances.
from snl_algos import solve


def my_count(board):
    distance = solve(board, "adjacency-list-bfs").distance
    onward = {board.goal: 1}
    for cell in sorted(distance, key=distance.get, reverse=True):
        if cell != board.goal:
            onward[cell] = sum(
                onward[move.cell]
                for move in board.moves(cell)
                if distance[move.cell] == distance[cell] + 1
            )
    return onward[board.start] if board.goal in distance else 0
