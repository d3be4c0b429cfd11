# Returns as soon as the goal is seen, before it comes out of the heap.
from heapq import heappop, heappush


def heap_search(board, cost):
    distance = {board.start: 0}
    heap = [(0, board.start)]
    while heap:
        reached, cell = heappop(heap)
        if reached > distance[cell]:
            continue
        for move in board.moves(cell):
            further = reached + cost(move)
            if move.cell == board.goal:
                return further
            if move.cell not in distance or further < distance[move.cell]:
                distance[move.cell] = further
                heappush(heap, (further, move.cell))
    return None
