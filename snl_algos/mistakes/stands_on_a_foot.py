"""Standing on a ladder's foot.

The table has a number for each cell, and so also one for a ladder's foot: the throws it
takes to land there. From that number the next throws are counted, as if one could stay at
the foot and throw again. But the ladder carries everyone off, and nobody who lands on a
foot ever throws from it.
"""

from ..board import Board
from ..findings import Finding
from ..programs import mistake

INFINITY = float("inf")


@mistake(
    "stands-on-a-foot",
    title="Stands on a ladder's foot",
    order=30,
    believed="A ladder's foot is a cell like any other, and its ladder one more way to go on.",
    seen_in="Dynamic programmes with one table for landing and standing, in exercise sheets "
    "and in their solutions.",
    finding=Finding("throws-from-a-jump", (2,), jumps=((2, 3),)),
    repair="Keep landing and standing apart: a throw that lands on a foot gives its number "
    "to the top alone.",
    board=Board(5, {2: 3, 3: 5}, die=1),
    gives=2,
)
def stands_on_a_foot(board: Board) -> int:
    """Throws by repeated passes, with a number for each ladder's foot.

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
        changed = False  #: a new pass
        for cell in range(board.start, board.goal):
            further = distance[cell] + 1
            for landing in board.landings(cell):
                stand = snakes.get(landing, landing)
                if further < distance[stand]:
                    distance[stand] = further  #: from {cell} to {stand}, at distance {further}
                    changed = True
                top = ladders.get(landing, stand)
                if further < distance[top]:
                    distance[top] = further  #: up the ladder to {top}, at distance {further}
                    changed = True

    return int(distance[board.goal]) if distance[board.goal] < INFINITY else -1
