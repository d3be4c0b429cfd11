"""A*: Dijkstra's algorithm with an aim.

For each cell, a lower bound says how many throws the rest of the way takes. The heap returns the
cell with the smallest sum of the throws so far and the bound for the rest; of equal ones, the
cell with the smaller bound. So the search goes towards the goal first, and cells that lead away
from it are left in the heap.

    heap            (distance + rest, rest, cell) of the cells that wait; some may be stale
    rest            the bound: at least this many throws are needed from a cell to the goal
    distance[c]     fewest throws known to stand on c; missing: not reached
    settled         the cells that have been taken once: their distance is final
    predecessor[c]  the cell from which c is reached in that many throws

The bound must never be too high: it is *admissible*. The cells left, divided by six, are not a
bound, because a ladder climbs more. But no throw gains more cells than the largest gain of any
throw on the board. With that divisor the bound is admissible, and more: no move lowers it by
more than one throw, so it is *consistent*, and a settled cell is never reached sooner later.
Long ladders make the bound small. At worst it is 1 everywhere, and A* is Dijkstra's algorithm.

Time O(E log E), memory O(V + E).
Source: P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination of
minimum cost paths (1968).

On this board it never takes cell 2, which is too far from the goal:

    $ echo '{"cells": 9, "die": 3, "jumps": [[5, 8]]}' | snl step --algorithm a-star
    A* with a bound on 9 cells, die 3, 1 ladder, no snakes
     0  The heap holds the start, cell 1.
     1  Take cell 1: at least 0 throws in all.
     2  Cell 2 waits: 1 throw, 2 or more left.
     3  Cell 3 waits: 1 throw, 1 or more left.
     4  Cell 4 waits: 1 throw, 1 or more left.
     5  Take cell 3: at least 2 throws in all.
     6  Cell 8 waits: 2 throws, 1 or more left.
     7  Cell 6 waits: 2 throws, 1 or more left.
     8  Take cell 4: at least 2 throws in all.
     9  Cell 7 waits: 2 throws, 1 or more left.
    10  Take cell 6: at least 3 throws in all.
    11  Cell 9 waits: 3 throws, 0 or more left.
    12  Take cell 9: at least 3 throws in all.
    answer: 3 throws
"""

from heapq import heappop, heappush

from ..answer import Answer, read_route
from ..board import Board
from ..programs import Watch, algorithm


def largest_gain(board: Board) -> int:
    """How many cells a throw can take you forward at most, its jump included.

    Examples
    --------
    >>> largest_gain(Board(30, {3: 22})), largest_gain(Board(30))
    (25, 6)
    """
    reach = max(board.faces)
    climbs = [(board.stand(foot) or 0) - foot for foot in board.jumps if foot != board.start]
    return reach + max([0, *climbs])


@algorithm(
    "a-star",
    title="A* with a bound",
    order=11,
    time="O(E log E)",
    memory="O(V + E)",
    source="P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic "
    "determination of minimum cost paths (1968)",
    watch=Watch(
        current="cell",
        edge="stand",
        frontier="heap",
        distance="distance",
        predecessor="predecessor",
    ),
    most_cells=5_000_000,
)
def a_star(board: Board) -> Answer:
    """Fewest throws, looking first where the goal is near.

    Returns
    -------
    Answer
        `distance` holds the cells that were settled. For all other cells `at_least` says
        how near they can be, as the bound proves it.

    Examples
    --------
    >>> answer = a_star(Board(12, {3: 11}))
    >>> answer.throws, [move.face for move in answer.route]
    (2, [5, 6])
    """
    gain = largest_gain(board)
    distance = {board.start: 0}
    predecessor: dict[int, int] = {}
    settled: set[int] = set()
    heap: list[tuple[int, int, int]] = []
    heappush(heap, (0, 0, board.start))  #: the heap holds the start, cell {board.start}

    while heap and board.goal not in settled:
        total, rest, cell = heappop(heap)  #: take cell {cell}: at least {total:throws} in all
        if total > distance[cell] + rest:
            continue  #: it is stale: cell {cell} is already at {distance[cell]}
        settled.add(cell)
        further = distance[cell] + 1
        for stand in board.successors(cell):
            if stand not in distance or further < distance[stand]:
                distance[stand] = further
                predecessor[stand] = cell
                bound = -(-(board.goal - stand) // gain)
                entry = (further + bound, bound, stand)
                heappush(heap, entry)  #: cell {stand} waits: {further:throws}, {bound} or more left

    final = {cell: distance[cell] for cell in settled}
    if board.goal not in settled:
        return Answer(None, None, final)
    throws = distance[board.goal]
    at_least = {
        cell: throws - -(-(board.goal - cell) // gain)
        for cell in range(board.start, board.cells + 1)
        if cell not in settled
    }
    return Answer(throws, read_route(board, predecessor), final, at_least)
