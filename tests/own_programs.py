"""Programs as learners write them, for the tests of the command: right ones and wrong ones."""

from __future__ import annotations

#: A search in the signature of each program below; `STAND` is where the mistakes are put in.
SEARCH = '''
def throws(cells, jumps):
    """Fewest throws from cell 1, -1 where the goal is out of reach."""
    distance, queue = {1: 0}, [1]
    for cell in queue:
        for landing in range(cell + 1, min(cell + 6, cells) + 1):
            stand = STAND
            if stand not in distance:
                distance[stand] = distance[cell] + 1
                queue.append(stand)
    return distance.get(cells, -1)
'''
RIGHT = SEARCH.replace("STAND", "jumps.get(landing, landing)").replace("def throws", "def _throws")
WRONG = RIGHT.replace("min(cell + 6", "min(cell + 5")
GFG = """

def solve(move, N):
    return _throws(N, {i + 1: j + 1 for i, j in enumerate(move) if j >= 0})
"""
