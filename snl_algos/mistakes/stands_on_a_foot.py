"""Standing on a ladder's foot.

The table has a number for each cell, and so it also has one for the foot of a ladder: the throws
needed to land there. The next throws are counted from that number, as if you could stay on the
foot and throw again. But the ladder carries you away: if you land on a foot, you never throw
from it.
"""

from ..board import Board
from ..findings import Finding
from ..programs import mistake

INFINITY = float("inf")


@mistake(
    "stands-on-a-foot",
    title="Stands on a ladder's foot",
    order=30,
    believed="The foot of a ladder is a cell like any other, and its ladder is one more edge.",
    seen_in="Solutions by dynamic programming with one table for landing and standing, in exercise "
    "sheets and their answers.",
    finding=Finding("throws-from-a-jump", (2,), jumps=((2, 3),)),
    repair="Keep landing and standing apart: a throw that lands on a foot gives its number "
    "only to the top.",
    board=Board(5, {2: 3, 3: 5}, die=1),
    gives=2,
)
def stands_on_a_foot(board: Board) -> int:
    """Throws by repeated passes, with a number for the foot of each ladder.

    Examples
    --------
    >>> stands_on_a_foot(Board(5, {2: 3, 3: 5}, die=1))  # it takes 3: nobody throws from 2
    2
    """
    snakes, ladders = board.snakes, board.ladders
    distance = [INFINITY] * (board.cells + 1)
    distance[board.start] = 0
    changed = True

    while changed:
        changed = False  #: a new pass over all cells
        for cell in range(board.start, board.goal):
            further = distance[cell] + 1
            for landing in board.landings(cell):
                stand = snakes.get(landing, landing)
                if further < distance[stand]:
                    distance[stand] = further  #: from {cell} to {stand}: {further:throws} so far
                    changed = True
                top = ladders.get(landing, stand)
                if further < distance[top]:
                    distance[top] = further  #: climb to cell {top}: {further:throws} so far
                    changed = True

    return int(distance[board.goal]) if distance[board.goal] < INFINITY else -1
