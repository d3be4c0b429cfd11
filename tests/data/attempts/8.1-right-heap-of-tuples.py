# Entries hold a counter, too, and the goal ends the search when it comes out.
from heapq import heappop, heappush
from itertools import count


def heap_search(board, cost):
    inf, tick = float("inf"), count()
    best = dict.fromkeys(range(board.start, board.cells + 1), inf)
    best[board.start] = 0
    heap = [(0, next(tick), board.start)]
    while heap:
        paid, _, cell = heappop(heap)
        if cell == board.goal:
            return paid
        if paid == best[cell]:
            for move in board.moves(cell):
                total = paid + cost(move)
                if total < best[move.cell]:
                    best[move.cell] = total
                    heappush(heap, (total, next(tick), move.cell))
    return None
