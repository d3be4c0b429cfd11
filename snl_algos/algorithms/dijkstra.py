"""Dijkstra's algorithm: fewest throws, or the lowest total of any other cost.

The heap returns the waiting cell with the smallest distance. No move has a negative cost, so
no route found later can be cheaper: the cell is settled. If a cheaper route to a waiting cell
is found, a new entry goes into the heap; the old one stays there, stale, and is discarded when
it comes out.

    heap            (distance, cell) of the cells that wait; some entries may be stale
    distance[c]     lowest cost known to stand on c; missing: not reached
    predecessor[c]  (cell, move) by which c is reached at that cost

If every move costs one throw, this is breadth-first search with a more expensive queue: each
operation takes O(log E). Unlike breadth-first search, it can minimise pips, or charge a toll
for ladders.

Time O(E log E), memory O(V + E).
Source: E. W. Dijkstra, A note on two problems in connexion with graphs (1959).

Two throws are enough on this board, but three ones show fewer pips:

    $ snl solve fewest-pips --algorithm dijkstra --cost pips
    ...
    move  face  landing  cell  jump
    ----  ----  -------  ----  ----
       1     1        2     5  2→5
       2     1        6    11  6→11
       3     1       12    12
    ...
"""

from heapq import heappop, heappush

from ..answer import Answer, Cost, moves_back, one_throw
from ..board import Board, Move
from ..costs import CostError
from ..programs import Watch, algorithm


@algorithm(
    "dijkstra",
    title="Dijkstra's algorithm",
    order=7,
    time="O(E log E)",
    memory="O(V + E)",
    source="E. W. Dijkstra, A note on two problems in connexion with graphs (1959)",
    watch=Watch(
        current="cell",
        edge="move",
        frontier="heap",
        distance="distance",
        predecessor="predecessor",
    ),
    most_cells=5_000_000,
)
def dijkstra(board: Board, cost: Cost = one_throw) -> Answer:
    """The cheapest route, by default the one with the fewest throws.

    Parameters
    ----------
    board : Board
        The board.
    cost : callable, optional
        Move → its cost, which must not be negative. By default each move costs one
        throw; with `costs.pips` it costs what the die shows.

    Returns
    -------
    Answer
        `throws` is the number of throws of the cheapest route. `distance` is in the
        units of the cost.

    Raises
    ------
    CostError
        If a move has a negative cost.

    Examples
    --------
    >>> from snl_algos.costs import pips
    >>> board = Board(12, {2: 5, 6: 11})
    >>> [move.face for move in dijkstra(board).route]
    [6, 5]
    >>> [move.face for move in dijkstra(board, cost=pips).route]
    [1, 1, 1]
    """
    distance: dict[int, float] = {board.start: 0}
    predecessor: dict[int, tuple[int, Move]] = {}
    heap: list[tuple[float, int]] = []
    heappush(heap, (0, board.start))  #: the heap holds the start: cell {board.start} at 0

    while heap:
        reached, cell = heappop(heap)  #: take the smallest entry: cell {cell} at {reached}
        if reached > distance[cell]:
            continue  #: it is stale: cell {cell} is already at {distance[cell]}
        for move in board.moves(cell):
            step = cost(move)
            if not step >= 0:
                raise CostError(f"the cost of a move must not be negative: it is {step} for {move}")
            further = reached + step
            stand = move.cell
            if stand not in distance or further < distance[stand]:
                distance[stand] = further
                predecessor[stand] = (cell, move)
                heappush(heap, (further, stand))  #: relax the edge to {stand}: now at {further}

    if board.goal not in distance:
        return Answer(None, None, distance)
    route = moves_back(board, predecessor)
    return Answer(len(route), route, distance)
