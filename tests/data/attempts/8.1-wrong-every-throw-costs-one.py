# Counts throws, and never asks what a move costs.
from heapq import heappop, heappush


def heap_search(board, cost):
    heap, settled = [(0, board.start)], set()
    while heap:
        reached, cell = heappop(heap)
        if cell == board.goal:
            return reached
        if cell not in settled:
            settled.add(cell)
            for move in board.moves(cell):
                heappush(heap, (reached + 1, move.cell))
    return None
