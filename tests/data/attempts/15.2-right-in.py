# Asks first, and returns early.
from collections import deque


def quickest_way_up(ladders, snakes):
    jumps = {start: end for start, end in [*ladders, *snakes]}
    seen, queue = {1}, deque([(1, 0)])
    while queue:
        cell, throws = queue.popleft()
        if cell == 100:
            return throws
        for landing in range(cell + 1, min(cell + 6, 100) + 1):
            stand = jumps.get(landing, landing)
            if stand not in seen:
                seen.add(stand)
                queue.append((stand, throws + 1))
    return -1
