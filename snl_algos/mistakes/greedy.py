"""Always going as high as possible.

From each cell the program takes the throw that ends highest, and never tries another. It
finds only the ladders within one throw of its route. But a lower cell now may lead to a far
better ladder with the next throw, and even a snake may lead to one.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "greedy",
    title="Goes as high as possible",
    order=180,
    believed="The throw that ends highest is always the best.",
    seen_in="First ideas in an interview, and the way most people play.",
    finding=Finding(
        "misses-a-shorter-route",
        (7,),
        moves=(
            Move(2, 3, 3),
            Move(1, 4, 7),
        ),
        numbers={"claimed": 3, "true": 2},
    ),
    repair="Keep every cell that can be reached, not only the highest: search breadth-first.",
    board=Board(7, {2: 4, 4: 7}, die=2),
    gives=3,
)
def greedy(board: Board) -> int:
    """The number of throws if each ends as high as possible; -1 if they run in a circle.

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
            return -1  #: the highest move from cell {cell} leads nowhere new: give up
        cell = highest
        throws = throws + 1  #: after {throws:throws} you stand on cell {cell}, as high as possible
        visited.add(cell)

    return throws
