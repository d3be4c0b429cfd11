"""Always going as high as possible.

From each cell the program takes the throw that ends highest, and never looks at another. It
takes every ladder that it meets, and meets only those that lie within a throw of its way. But
a smaller throw now may reach a far better ladder next, and even a snake may lead to one.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "greedy",
    title="Goes as high as possible",
    order=180,
    believed="The throw that ends highest is always the best.",
    seen_in="First ideas in an interview; and how most people play.",
    finding=Finding(
        "misses-a-shorter-route",
        (7,),
        moves=(
            Move(2, 3, 3),
            Move(1, 4, 7),
        ),
        numbers={"claimed": 3, "true": 2},
    ),
    repair="Keep all cells that can be reached, not only the highest: search breadth-first.",
    board=Board(7, {2: 4, 4: 7}, die=2),
    gives=3,
)
def greedy(board: Board) -> int:
    """Throws by always taking the one that ends highest; -1 if that runs in a circle.

    Examples
    --------
    >>> greedy(Board(7, {2: 4, 4: 7}, die=2))  # 2 throws are enough: a 2, then a 1
    3
    """
    cell = board.start
    throws = 0
    visited = {cell}

    while cell != board.goal:
        highest = 0
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            highest = max(highest, stand)
        if highest == 0 or highest in visited:
            return -1  #: no way on from cell {cell} that is new
        cell = highest
        throws = throws + 1  #: throw number {throws} ends on {cell}, as high as it goes
        visited.add(cell)

    return throws
