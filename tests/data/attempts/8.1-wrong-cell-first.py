# Entries begin with the cell, so the heap returns the lowest cell.
from heapq import heappop, heappush


def heap_search(board, cost):
    distance = {board.start: 0}
    heap = [(board.start, 0)]
    while heap:
        cell, reached = heappop(heap)
        if reached > distance[cell]:
            continue
        for move in board.moves(cell):
            further = reached + cost(move)
            if move.cell not in distance or further < distance[move.cell]:
                distance[move.cell] = further
                heappush(heap, (move.cell, further))
    return distance.get(board.goal)
