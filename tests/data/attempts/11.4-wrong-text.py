# Returns the faces as a text.
from snl_algos import solve


def my_route(board, number):
    distance = solve(board, "adjacency-list-bfs").distance

    def shortest_moves(cell):
        further = distance[cell] + 1
        return [move for move in board.moves(cell) if distance[move.cell] == further]

    onward = {}
    for cell in sorted(distance, key=distance.get, reverse=True):
        onward[cell] = sum(onward[move.cell] for move in shortest_moves(cell))
        if cell == board.goal:
            onward[cell] = 1

    faces, cell = [], board.start
    while cell != board.goal:
        for move in shortest_moves(cell):
            if number < onward[move.cell]:
                break
            number -= onward[move.cell]
        faces.append(move.face)
        cell = move.cell
    return "".join(map(str, faces))
