# Makes lists of edges first, and then runs on them.
from heapq import heapify, heappop, heappush


def heap_search(board, cost):
    edges = {
        cell: [(move.cell, cost(move)) for move in board.moves(cell)]
        for cell in range(board.start, board.cells + 1)
    }
    best, heap = {}, [(0, board.start)]
    heapify(heap)
    while heap:
        paid, cell = heappop(heap)
        if cell not in best:
            best[cell] = paid
            for end, step in edges[cell]:
                heappush(heap, (paid + step, end))
    return best[board.goal] if board.goal in best else None
