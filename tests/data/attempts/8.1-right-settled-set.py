# Pushes every move, and keeps a set of the cells that are settled.
import heapq


def heap_search(board, cost):
    heap, settled = [(0, board.start)], set()
    while heap:
        paid, cell = heapq.heappop(heap)
        if cell in settled:
            continue
        if cell == board.goal:
            return paid
        settled.add(cell)
        for move in board.moves(cell):
            heapq.heappush(heap, (paid + cost(move), move.cell))
