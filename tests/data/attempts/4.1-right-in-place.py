# In place, by the index.
from collections import deque


def list_search(board):
    cells = range(board.start, board.cells + 1)
    lists = {cell: list(board.landings(cell)) for cell in cells}
    for edges in lists.values():
        for place, landing in enumerate(edges):
            if landing in board.jumps:
                edges[place] = board.jumps[landing]
    level = {board.start: 0}
    queue = deque([board.start])
    while queue:
        cell = queue.popleft()
        for neighbour in lists[cell]:
            if neighbour not in level:
                level[neighbour] = level[cell] + 1
                queue.append(neighbour)
    return level.get(board.goal)
