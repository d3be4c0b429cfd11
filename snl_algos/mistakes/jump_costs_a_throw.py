"""Counting a jump as a throw.

Each edge of the graph counts as one step, and the jumps are edges like the others. So the throw
that lands on the foot of a ladder costs one, and the climb costs another. But the question is how
often the die is thrown, and a jump needs no throw.
"""

from heapq import heappop, heappush

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "jump-costs-a-throw",
    title="Counts a jump as a throw",
    order=140,
    believed="Every edge of the graph costs one, and a jump is an edge.",
    seen_in="Programs that pass the board to a library's shortest path and count its edges.",
    finding=Finding(
        "misses-a-shorter-route", (3,), moves=(Move(1, 2, 3),), numbers={"claimed": 2, "true": 1}
    ),
    repair="Make one edge of throw and jump, from the cell you throw from to the end of the jump.",
    board=Board(3, {2: 3}, die=1),
    gives=2,
)
def jump_costs_a_throw(board: Board) -> int:
    """Fewest steps by Dijkstra's algorithm, with one step for a throw and one for a jump.

    Examples
    --------
    >>> jump_costs_a_throw(Board(3, {2: 3}, die=1))  # 1 throw is enough: the ladder
    2
    """
    distance: dict[int, int] = {}
    heap = [(0, board.start)]  #: the heap holds the start, cell {board.start}

    while heap:
        throws, cell = heappop(heap)  #: take the smallest entry: cell {cell} at {throws}
        if cell in distance:
            continue
        distance[cell] = throws
        for landing in board.landings(cell):
            further = throws + 1
            stand = landing
            if landing in board.jumps:
                further = further + 1
                stand = board.jumps[landing]  #: the jump from {landing} to {stand} costs one more
            heappush(heap, (further, stand))

    return distance.get(board.goal, -1)
