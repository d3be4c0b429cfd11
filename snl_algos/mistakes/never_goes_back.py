"""Taking the snakes, but never going back to the cells they improve.

The pass takes the cells in their order, and each cell passes its number on to the cells one
throw away. This is enough if every move leads forward, because then the number of a cell is
final when its turn comes. But a snake can bring a better number to a cell whose turn is over,
and that number is never passed on.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake

INFINITY = float("inf")


@mistake(
    "never-goes-back",
    title="Never goes back",
    order=20,
    believed="One pass in the order of the cells is enough: when the turn of a cell comes, its "
    "number is final.",
    seen_in="Solutions by dynamic programming to which snakes were added later, and answers that "
    "treat the board as a graph without cycles.",
    finding=Finding("never-goes-back", (2, 3), moves=(Move(1, 3, 4),)),
    repair="Repeat the pass until it changes nothing, or search breadth-first.",
    board=Board(5, {2: 3, 3: 4, 4: 2}, die=1),
    gives=-1,
)
def never_goes_back(board: Board) -> int:
    """Throws by one pass over the board that takes the snakes, too.

    Examples
    --------
    >>> never_goes_back(Board(5, {2: 3, 3: 4, 4: 2}, die=1))  # 4 throws lead through 3, 2, 4 to 5
    -1
    """
    distance = [INFINITY] * (board.cells + 1)
    distance[board.start] = 0  #: the start, cell {board.start} (0 throws)

    for cell in range(board.start, board.goal):
        further = distance[cell] + 1  #: the turn of cell {cell}: {distance[cell]:throws}
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            if further < distance[stand]:
                distance[stand] = further  #: from {cell} to {stand}: {further:throws} so far

    return int(distance[board.goal]) if distance[board.goal] < INFINITY else -1
