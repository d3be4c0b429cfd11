"""Taking the snakes, and never going back for what they improved.

The pass goes through the cells in their order, and each cell passes its number on to the
cells one throw away. That is enough where every move leads forward, for then a cell's number
is final when its turn comes. A snake brings a better number to a cell whose turn is over,
and nobody passes it on.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake

INFINITY = float("inf")


@mistake(
    "never-goes-back",
    title="Never goes back",
    order=20,
    believed="One pass in the order of the cells is enough: whatever a cell needs, it has "
    "when its turn comes.",
    seen_in="Dynamic programmes to which the snakes were added later, and answers that "
    "take the board for a graph without cycles.",
    finding=Finding("never-goes-back", (2, 3), moves=(Move(1, 3, 4),)),
    repair="Repeat the pass until it changes nothing, or search breadth-first.",
    board=Board(5, {2: 3, 3: 4, 4: 2}, die=1),
    gives=-1,
)
def never_goes_back(board: Board) -> int:
    """Throws by one pass over the board, snakes included.

    Examples
    --------
    >>> never_goes_back(Board(5, {2: 3, 3: 4, 4: 2}, die=1))  # 4 throws lead through 3, 2, 4 to 5
    -1
    """
    distance = [INFINITY] * (board.cells + 1)
    distance[board.start] = 0  #: the start, cell {board.start}, needs 0 throws

    for cell in range(board.start, board.goal):
        further = distance[cell] + 1  #: the turn of cell {cell}, at distance {distance[cell]}
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            if further < distance[stand]:
                distance[stand] = further  #: from {cell} to {stand}, at distance {further}

    return int(distance[board.goal]) if distance[board.goal] < INFINITY else -1
