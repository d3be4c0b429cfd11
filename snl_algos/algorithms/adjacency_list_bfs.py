"""Breadth-first search on adjacency lists.

First the board becomes a graph; then a search that knows nothing about boards runs on it.
Every cell gets a list of the cells its throws land on. Each edge that ends on the start of
a jump is redirected to the end of that jump. The start of a jump where you cannot stand loses
its own list, because it is not a vertex.

    lists[c]   the cells that one throw from c leads to
    parent[c]  the cell from which c was first reached
    level[c]   fewest throws to stand on c; -1: not reached

Each edge is redirected at most once. A loop over the jumps could redirect an edge twice: to
the end of one jump and from there, where a second jump starts, to the end of that one. This
would be two jumps in one throw.

Time O(V + E), memory O(V + E).
Source: T. H. Cormen and others, Introduction to Algorithms, chapter Elementary Graph
Algorithms; the three steps of building the lists come from articles on this puzzle.

One ladder ends where another starts, and a throw takes only one of them:

    $ echo '{"cells": 20, "jumps": [[2, 12], [12, 20]]}' | snl solve --algorithm adjacency-list-bfs
    throws: 2
    move  face  landing  cell  jump
    ----  ----  -------  ----  -----
       1     5        6     6
       2     6       12    20  12→20
    certified: 2 throws are enough and no fewer will do
"""

from collections import deque

from ..answer import Answer, read_route
from ..board import Board
from ..programs import Watch, algorithm


def build_lists(board: Board) -> list[list[int]]:
    """The board as adjacency lists. `lists[0]` is the place off the board."""
    lists: list[list[int]] = [[] for _ in range(board.cells + 1)]
    for vertex in range(board.start, board.cells + 1):
        lists[vertex] = list(board.landings(vertex))  #: cell {vertex} gets its plain edges

    stood_on = {board.start, *board.jumps_taken.values()}
    for edges in lists:
        for i, landing in enumerate(edges):
            stand = board.stand(landing)
            if stand is not None and stand != landing:
                edges[i] = stand  #: the edge to cell {landing} now ends on cell {stand}
    for foot in board.jumps:
        if foot not in stood_on:
            lists[foot] = []  #: you cannot stand on cell {foot}: no edge leaves it
    return lists


@algorithm(
    "adjacency-list-bfs",
    title="BFS on adjacency lists",
    order=3,
    time="O(V + E)",
    memory="O(V + E)",
    source="T. H. Cormen and others, Introduction to Algorithms, Elementary Graph Algorithms",
    watch=Watch(
        current="cell",
        edge="neighbour",
        frontier="queue",
        distance="level",
        predecessor="parent",
    ),
    most_cells=5_000_000,
)
def adjacency_list_bfs(board: Board) -> Answer:
    """Fewest throws by breadth-first search on the board as a graph.

    Examples
    --------
    >>> adjacency_list_bfs(Board(12, {3: 11})).throws
    2
    """
    lists = build_lists(board)
    parent = [-1] * (board.cells + 1)
    level = [-1] * (board.cells + 1)
    level[board.start] = 0
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front (level {level[cell]})
        throws = level[cell] + 1
        for neighbour in lists[cell]:
            if level[neighbour] == -1:
                level[neighbour] = throws
                parent[neighbour] = cell
                queue.append(neighbour)  #: from {cell} you reach cell {neighbour}, level {throws}

    reached = {cell: throws for cell, throws in enumerate(level) if throws != -1}
    if level[board.goal] == -1:
        return Answer(None, None, reached)
    return Answer(level[board.goal], read_route(board, parent), reached)
