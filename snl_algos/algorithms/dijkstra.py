"""Dijkstra's algorithm: fewest throws, or least of any other cost.

The heap gives back the cell with the smallest distance of all that wait. As no move costs
less than nothing, no later route to it can be cheaper, and it is settled. When a cheaper
way to a waiting cell is found, a new entry goes into the heap; the old one stays there,
stale, and is thrown away when it comes out.

    heap            (distance, cell) of cells that wait, stale entries among them
    distance[c]     least cost known to stand on c
    predecessor[c]  (cell, move) by which c is reached at that cost

With one throw a move this is breadth-first search with a dearer queue. What it can and a
breadth-first search can't: fewest pips, or a toll on ladders.

Time O(E log E), memory O(V + E).
Source: E. W. Dijkstra, A note on two problems in connexion with graphs (1959).

    $ snl solve thirty --algorithm dijkstra
    throws: 3
"""

from heapq import heappop, heappush

from ..answer import Answer, Cost, one_throw
from ..board import Board, Move
from ..programs import Watch, algorithm


def pips(move: Move) -> int:
    """The cost of a move in pips: what the die shows."""
    return move.face


def moves_back(board: Board, predecessor: dict[int, tuple[int, Move]]) -> tuple[Move, ...]:
    """The route, from the goal back to the start and then turned round.

    `read_route` would not do here: of two moves to the same cell one may be cheaper.
    """
    route = []
    stop = board.goal
    while stop != board.start:
        stop, taken = predecessor[stop]
        route.append(taken)
    route.reverse()
    return tuple(route)


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
        Move → its cost, not negative. By default each move costs one throw; with
        `pips` it costs what the die shows.

    Returns
    -------
    Answer
        `throws` is the number of throws of the cheapest route. `distance` is in the
        units of the cost.

    Raises
    ------
    ValueError
        If a move has a negative cost.

    Examples
    --------
    >>> board = Board(12, {2: 5, 6: 11})
    >>> [move.face for move in dijkstra(board).route]
    [6, 5]
    >>> [move.face for move in dijkstra(board, cost=pips).route]
    [1, 1, 1]
    """
    distance: dict[int, float] = {board.start: 0}
    predecessor: dict[int, tuple[int, Move]] = {}
    heap: list[tuple[float, int]] = []
    heappush(heap, (0, board.start))  #: the heap holds the start, cell {board.start}, at 0

    while heap:
        reached, cell = heappop(heap)  #: take the nearest entry: cell {cell} at {reached}
        if reached > distance[cell]:
            continue  #: it is stale: cell {cell} is known at {distance[cell]}
        for move in board.moves(cell):
            step = cost(move)
            if not step >= 0:
                raise ValueError(f"a move must not cost less than nothing: {step} for {move}")
            further = reached + step
            if move.cell not in distance or further < distance[move.cell]:
                distance[move.cell] = further
                predecessor[move.cell] = (cell, move)
                heappush(heap, (further, move.cell))  #: relax: cell {move.cell} at {further}

    if board.goal not in distance:
        return Answer(None, None, distance)
    route = moves_back(board, predecessor)
    return Answer(len(route), route, distance)
