"""Entering every edge both ways.

A road can be driven in both directions, and so a matrix of roads is symmetric: whoever writes a 1
for the way there also writes one for the way back. A throw has no way back. Here every snake
becomes a lift: if a throw from 26 lands on a head and slides down to 1, the matrix says that one
throw leads from 1 up to 26. Without snakes the extra edges seldom help, and the search that
follows is right for the graph that it is given.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import mistake


@mistake(
    "edges-both-ways",
    title="Enters every edge both ways",
    order=145,
    believed="The matrix of a graph is symmetric, so an edge is entered in both directions.",
    seen_in="A published breadth-first search on an adjacency matrix. It answers 2 on the "
    "thirty-cell board, where 3 is right, and 5 on the board of fifty cells, where 6 is right.",
    finding=Finding("stands-on-a-jump", (2,), jumps=((2, 1),)),
    repair="Enter each throw once: matrix[cell][stand] = 1, and nothing for the way back.",
    board=Board(4, {2: 1, 3: 1}, die=2),
    gives=2,
)
def edges_both_ways(board: Board) -> int:
    """Fewest throws by breadth-first search on a symmetric matrix.

    Examples
    --------
    >>> edges_both_ways(Board(4, {2: 1, 3: 1}, die=2))  # nobody passes the two snakes
    2
    """
    size = board.cells + 1
    matrix = [[0] * size for _ in range(size)]
    for cell in range(board.start, board.goal):  #: enter the throws from {cell} in the matrix
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            matrix[cell][stand] = 1  #: a 1 in row {cell}, column {stand}
            matrix[stand][cell] = 1  #: and a 1 in row {stand}, column {cell}

    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}
    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for other in range(size):
            if matrix[cell][other] and other not in distance:
                distance[other] = further
                queue.append(other)  #: from {cell} you reach cell {other}, {further:far}

    return distance.get(board.goal, -1)
