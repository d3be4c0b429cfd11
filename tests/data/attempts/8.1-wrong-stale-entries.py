# Looks at the moves of a cell again for each entry that is stale.
from heapq import heappop, heappush


def heap_search(board, cost):
    distance = {board.start: 0}
    heap = [(0, board.start)]
    while heap:
        reached, cell = heappop(heap)
        for move in board.moves(cell):
            further = distance[cell] + cost(move)
            if move.cell not in distance or further < distance[move.cell]:
                distance[move.cell] = further
                heappush(heap, (further, move.cell))
    return distance.get(board.goal)
