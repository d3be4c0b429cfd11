"""Breadth-first search on an adjacency matrix.

The graph is a table with a row and a column for each cell: 1 if one throw leads from the
row's cell to the column's cell, 0 otherwise. To find the neighbours of a cell the search
reads the whole row, although it has at most one 1 for each face of the die. This is the
price of a matrix, in time and in memory.

    matrix[c][d]    1 if one throw from c can leave you on d
    distance[c]     fewest throws to stand on c; -1: not reached
    predecessor[c]  the cell from which c was first reached

Time O(V²), memory O(V²). A matrix of more than 256 MB is refused.
Source: T. H. Cormen and others, Introduction to Algorithms, chapter Elementary Graph
Algorithms, on the two ways to represent a graph.

The other searches solve this board at once, but its matrix is too large:

    $ echo '{"cells": 20000, "jumps": []}' | snl solve --algorithm adjacency-matrix-bfs
    snl: an adjacency matrix for 20,000 cells needs 382 MB, and 256 MB are allowed; ...
"""

from collections import deque

from ..answer import Answer, read_route
from ..board import Board
from ..programs import Watch, algorithm
from ..views import adjacency_matrix


@algorithm(
    "adjacency-matrix-bfs",
    title="BFS on an adjacency matrix",
    order=4,
    time="O(V²)",
    memory="O(V²)",
    source="T. H. Cormen and others, Introduction to Algorithms, Elementary Graph Algorithms",
    watch=Watch(
        current="cell",
        edge="other",
        frontier="queue",
        distance="distance",
        predecessor="predecessor",
    ),
)
def adjacency_matrix_bfs(board: Board) -> Answer:
    """Fewest throws by breadth-first search on a V × V matrix.

    Raises
    ------
    BoardError
        If the matrix would take more than 256 MB.

    Examples
    --------
    >>> adjacency_matrix_bfs(Board(12, {3: 11})).throws
    2
    """
    matrix = adjacency_matrix(board)
    distance = [-1] * (board.cells + 1)
    predecessor = [-1] * (board.cells + 1)
    distance[board.start] = 0
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        throws = distance[cell] + 1
        row = matrix[cell]  #: read the row of cell {cell}, all {len(row):numbers}
        for other in range(board.cells + 1):
            if row[other] and distance[other] == -1:
                distance[other] = throws
                predecessor[other] = cell
                queue.append(other)  #: from {cell} you reach cell {other}, {throws:far}

    reached = {cell: throws for cell, throws in enumerate(distance) if throws != -1}
    if distance[board.goal] == -1:
        return Answer(None, None, reached)
    return Answer(distance[board.goal], read_route(board, predecessor), reached)
