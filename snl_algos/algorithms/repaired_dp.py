"""The forward pass, made exact.

Two repairs. Landing on a cell and standing on it are kept apart, because one who lands on
a jump's cell never stands there. And because a snake leads back to cells that the pass has
left behind, the pass is repeated until a whole sweep changes nothing.

    land[c]         fewest throws known to land on c
    distance[c]     fewest throws known to stand on c
    predecessor[c]  the cell from which c is reached in that many throws

Both hold INFINITY where nothing is known to reach the cell.

Time O(sweeps · E): two sweeps on a board without snakes, at most one more for each snake
that a shortest route takes in a row. Memory O(V).
Source: R. Bellman, On a routing problem (1958): repeated sweeps until nothing changes.

    $ snl solve thirty --algorithm repaired-dp
    throws: 3
"""

from ..answer import Answer, read_route
from ..board import Board
from ..programs import Watch, algorithm

INFINITY = float("inf")


@algorithm(
    "repaired-dp",
    title="Dynamic programming, repaired",
    order=6,
    time="O(sweeps · E)",
    memory="O(V)",
    source="R. Bellman, On a routing problem (1958)",
    watch=Watch(current="landing", edge="before", distance="distance", predecessor="predecessor"),
)
def repaired_dp(board: Board) -> Answer:
    """Fewest throws by sweeps over the board until nothing changes.

    Examples
    --------
    >>> repaired_dp(Board(12, {3: 11})).throws
    2
    >>> print(repaired_dp(Board(12, {8: 2, 2: 12})).throws)
    1
    """
    land = [INFINITY] * (board.cells + 1)
    distance = [INFINITY] * (board.cells + 1)
    predecessor = [-1] * (board.cells + 1)
    distance[board.start] = 0
    changed = True

    while changed:
        changed = False  #: a new sweep
        for landing in range(1, board.cells + 1):
            stand = board.stand(landing)
            if stand is None:  # a loop of jumps, in which no throw may land
                continue
            for before in board.sources(landing):
                if distance[before] + 1 < land[landing]:
                    land[landing] = distance[before] + 1  #: land on {landing}: {land[landing]}
                    if land[landing] < distance[stand]:
                        distance[stand] = land[landing]
                        predecessor[stand] = before
                        changed = True  #: stand on {stand}: {distance[stand]}

    reached = {cell: int(throws) for cell, throws in enumerate(distance) if throws < INFINITY}
    if board.goal not in reached:
        return Answer(None, None, reached)
    return Answer(reached[board.goal], read_route(board, predecessor), reached)
