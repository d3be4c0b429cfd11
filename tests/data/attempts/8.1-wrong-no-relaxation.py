# Keeps the first cost that a cell gets.
from heapq import heappop, heappush


def heap_search(board, cost):
    distance = {board.start: 0}
    heap = [(0, board.start)]
    while heap:
        reached, cell = heappop(heap)
        for move in board.moves(cell):
            if move.cell not in distance:
                distance[move.cell] = reached + cost(move)
                heappush(heap, (distance[move.cell], move.cell))
    return distance.get(board.goal)
