"""The forward pass, repaired so that it is exact.

There are two repairs. Landing on a cell and standing on it are distinguished, because you do not
stay where a jump starts. And the pass is repeated until a whole sweep changes no distance,
because a snake leads back to cells that the pass has left behind.

    land[c]         fewest throws known to land on c; INFINITY: none known
    distance[c]     fewest throws known to stand on c; INFINITY: none known
    predecessor[c]  the cell from which c is reached in that many throws

How many sweeps? List the landings of a shortest route and count the descents: the landings
that are lower than the one before. A sweep takes the landings in rising order, so each descent
has to wait for the next sweep. If the goal can be reached, its number is therefore final after
sweep d + 1, where d is the fewest descents on any shortest route. The loop itself ends one
sweep after the last change of any distance. Without snakes and without bounces all landings
rise: the first sweep finds every distance, and two sweeps are enough.

Time O(sweeps · E), memory O(V).
Source: R. Bellman, On a routing problem (1958): repeated sweeps until nothing changes.

On this board the forward pass finds 5 throws, because it skips the snake:

    $ snl solve snake-is-a-shortcut --algorithm repaired-dp
    throws: 4
    ...
    certified: 4 throws are enough and no fewer will do
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
        changed = False  #: a new sweep over all cells
        for landing in range(1, board.cells + 1):
            stand = board.stand(landing)
            if stand is None:  # a loop of jumps, in which no throw may land
                continue
            for before in board.sources(landing):
                further = distance[before] + 1
                if further < land[landing]:
                    land[landing] = further  #: {board.throw(before, landing)} ({further:throws})
                    if further < distance[stand]:
                        distance[stand] = further
                        predecessor[stand] = before
                        changed = True  #: stand on cell {stand}: {further:throws} so far

    reached = {cell: int(throws) for cell, throws in enumerate(distance) if throws < INFINITY}
    if board.goal not in reached:
        return Answer(None, None, reached)
    return Answer(reached[board.goal], read_route(board, predecessor), reached)
