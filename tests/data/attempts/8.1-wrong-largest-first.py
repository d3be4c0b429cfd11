# The signs are exchanged: the most expensive entry comes out first.
from heapq import heappop, heappush


def heap_search(board, cost):
    distance = {board.start: 0}
    heap = [(0, board.start)]
    while heap:
        minus, cell = heappop(heap)
        if -minus > distance[cell]:
            continue
        for move in board.moves(cell):
            further = -minus + cost(move)
            if move.cell not in distance or further < distance[move.cell]:
                distance[move.cell] = further
                heappush(heap, (-further, move.cell))
    return distance.get(board.goal)
