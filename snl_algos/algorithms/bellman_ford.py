"""Sweeps over all edges: any cost of a move, even a negative one.

If a ladder pays something back, a move can have a negative cost. Then a cell that the heap
returns first may become cheaper later, and Dijkstra's proof fails. This search settles
nothing: it relaxes every edge, sweep after sweep, until a whole sweep changes nothing.

    distance[c]     lowest cost known to stand on c; missing: not reached
    predecessor[c]  (cell, move) by which c is reached at that cost

How long can that take? After k sweeps every route of k moves has been accounted for. A cheapest
route need not visit a cell twice, so it has at most V - 1 moves, if there is no cycle of moves
with a negative total cost. So if sweep V still changes a distance, there is such a cycle, and the
cells that it leads to have no cheapest route. Such a cycle changes a distance in every sweep, so it
is found. Other cells may have a cheapest route, but this program does not look for it.

Time O(V · E), memory O(V).
Source: R. Bellman, On a routing problem (1958); L. R. Ford, Network flow theory (1956); E. F.
Moore, The shortest path through a maze (1959).

On this board two throws are enough, but three moves pay:

    $ echo "-1 3 -1 -1 6 -1 -1 -1" | snl solve --algorithm bellman-ford --cost paid-ladders
    throws: 3
    paid-ladders: -1
    move  face  landing  cell  jump
    ----  ----  -------  ----  ----
       1     1        2     4  2→4
       2     1        5     7  5→7
       3     1        8     8
    certified: a cost of -1 is enough and no less will do
"""

from ..answer import Answer, Cost, moves_back, one_throw
from ..board import Board, Move
from ..costs import NegativeCycle
from ..programs import Watch, algorithm


@algorithm(
    "bellman-ford",
    title="Bellman–Ford",
    order=9,
    time="O(V · E)",
    memory="O(V)",
    source="R. Bellman, On a routing problem (1958)",
    watch=Watch(current="cell", edge="move", distance="distance", predecessor="predecessor"),
)
def bellman_ford(board: Board, cost: Cost = one_throw) -> Answer:
    """The cheapest route for any cost, by default the one with the fewest throws.

    Parameters
    ----------
    board : Board
        The board.
    cost : callable, optional
        Move → its cost, which may be negative. By default each move costs one throw; with
        `costs.paid_ladders` a ladder pays two throws back.

    Returns
    -------
    Answer
        `throws` is the number of throws of the cheapest route. `distance` is in the
        units of the cost.

    Raises
    ------
    NegativeCycle
        If a cycle of moves that can be reached has a negative total cost, even if it does not lead
        to the goal.

    Examples
    --------
    >>> from snl_algos.costs import paid_ladders
    >>> board = Board(8, {2: 4, 5: 7})
    >>> [move.face for move in bellman_ford(board).route]
    [2, 5]
    >>> [move.face for move in bellman_ford(board, cost=paid_ladders).route]
    [1, 1, 1]
    """
    distance: dict[int, float] = {board.start: 0}  #: only the start has a distance: 0
    predecessor: dict[int, tuple[int, Move]] = {}
    cells = range(board.start, board.cells + 1)
    sweeps = 0
    changed: int | None = board.start

    while changed is not None:
        if sweeps == len(cells):  # V sweeps, and the last one still changed a distance
            raise NegativeCycle(changed, predecessor, cost)
        changed = None
        sweeps = sweeps + 1  #: sweep {sweeps}: relax every edge once
        for cell in cells:
            if cell not in distance:
                continue
            for move in board.moves(cell):
                further = distance[cell] + cost(move)
                stand = move.cell
                if stand not in distance or further < distance[stand]:
                    distance[stand] = further
                    predecessor[stand] = (cell, move)
                    changed = stand  #: {board.throw(cell, move.landing)} (now at {further})

    if board.goal not in distance:
        return Answer(None, None, distance)
    route = moves_back(board, predecessor)
    return Answer(len(route), route, distance)
