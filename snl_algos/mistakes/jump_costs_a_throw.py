"""Counting a jump as a throw.

Each edge of the graph is one step, and the jumps were made edges like the rest. So a throw
that lands on a ladder's foot costs one, and the climb another. But the question counts how
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
    seen_in="Programs that hand the board to a ready-made shortest path and count the edges.",
    finding=Finding(
        "misses-a-shorter-route", (3,), moves=(Move(1, 2, 3),), numbers={"claimed": 2, "true": 1}
    ),
    repair="Make throw and jump one edge, from the cell one throws from to the jump's end.",
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
        throws, cell = heappop(heap)  #: take the nearest, cell {cell}, at distance {throws}
        if cell in distance:
            continue
        distance[cell] = throws
        for landing in board.landings(cell):
            further = throws + 1
            stand = landing
            if landing in board.jumps:
                further = further + 1
                stand = board.jumps[landing]  #: from {landing} on to {stand}, for one more
            heappush(heap, (further, stand))

    return distance.get(board.goal, -1)
