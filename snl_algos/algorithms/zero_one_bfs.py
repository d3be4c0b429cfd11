"""Breadth-first search with a deque, for moves that cost nothing or one throw.

By a common house rule, a six lets you throw again. Then a six costs nothing, any other throw
costs one, and the question is how few throws you pay for. One queue is still enough, if it is
open at both ends: a cell reached for nothing goes to the front, because it is as near as the cell
it was reached from; a cell reached at a cost of one goes to the back.

    queue           the cells that wait; some have been settled before they come out
    distance[c]     lowest cost known to stand on c; missing: not reached
    settled         the cells that have been taken once: their distance is final
    predecessor[c]  (cell, move) by which c is reached at that cost

From front to back the distances never fall, and the last is at most one more than the first:
the invariant of the queue also holds here. So no heap is needed.

Time O(V + E), memory O(V).
Source: "0-1 BFS", cp-algorithms.com.

Two throws are enough on this board, but both have to be paid. Three sixes cost nothing:

    $ echo '{"cells":19,"jumps":[[6,14]]}' | snl solve --algorithm zero-one-bfs --cost free-sixes
    throws: 3
    free-sixes: 0
    move  face  landing  cell  jump
    ----  ----  -------  ----  ----
       1     6        7     7
       2     6       13    13
       3     6       19    19
    certified: a cost of 0 is enough and no less will do
"""

from collections import deque

from ..answer import Answer, Cost, moves_back, one_throw
from ..board import Board, Move
from ..costs import CostError
from ..programs import Watch, algorithm


@algorithm(
    "zero-one-bfs",
    title="BFS with a deque",
    order=8,
    time="O(V + E)",
    memory="O(V)",
    source="0-1 BFS, cp-algorithms.com",
    watch=Watch(
        current="cell",
        edge="move",
        frontier="queue",
        distance="distance",
        predecessor="predecessor",
    ),
    most_cells=5_000_000,
)
def zero_one_bfs(board: Board, cost: Cost = one_throw) -> Answer:
    """The cheapest route, where each move costs 0 or 1; by default the fewest throws.

    Parameters
    ----------
    board : Board
        The board.
    cost : callable, optional
        Move → 0 or 1. By default each move costs one throw; with `costs.free_sixes` a six
        costs nothing.

    Returns
    -------
    Answer
        `throws` is the number of throws of the cheapest route. `distance` is in the
        units of the cost.

    Raises
    ------
    CostError
        If a move costs anything but 0 or 1.

    Examples
    --------
    >>> from snl_algos.costs import free_sixes
    >>> board = Board(19, {6: 14})
    >>> [move.face for move in zero_one_bfs(board).route]
    [5, 5]
    >>> [move.face for move in zero_one_bfs(board, cost=free_sixes).route]
    [6, 6, 6]
    """
    distance: dict[int, float] = {board.start: 0}
    predecessor: dict[int, tuple[int, Move]] = {}
    settled = set()
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front, at {distance[cell]}
        if cell in settled:
            continue  #: cell {cell} has been settled before
        settled.add(cell)
        for move in board.moves(cell):
            step = cost(move)
            if step not in (0, 1):
                raise CostError(f"the cost of a move must be 0 or 1: it is {step} for {move}")
            further = distance[cell] + step
            stand = move.cell
            if stand not in distance or further < distance[stand]:
                distance[stand] = further
                predecessor[stand] = (cell, move)
                if step == 0:
                    queue.appendleft(stand)  #: cell {stand} costs nothing more: to the front
                else:
                    queue.append(stand)  #: cell {stand} costs one more ({further}): to the back

    if board.goal not in distance:
        return Answer(None, None, distance)
    route = moves_back(board, predecessor)
    return Answer(len(route), route, distance)
