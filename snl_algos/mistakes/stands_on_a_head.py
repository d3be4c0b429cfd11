"""Refusing a jump whose end is known.

A jump to a visited cell leads to nothing new, so the search does not take it. That is right,
but then the whole throw must be skipped. Here it ends on the start of the jump instead, so you
stand on the head of a snake, which the rules forbid, and throw from there.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import mistake


@mistake(
    "stands-on-a-head",
    title="Stands on a snake's head",
    order=60,
    believed="A jump to a cell that has been visited need not be taken.",
    seen_in="Searches that test for the jump and for the visited set in one condition.",
    finding=Finding("stands-because-seen", (2,), jumps=((2, 1),), numbers={"seen": 1}),
    repair="Always take the jump first; only then test whether the cell you stand on is new.",
    board=Board(3, {2: 1}, die=1),
    gives=2,
)
def stands_on_a_head(board: Board) -> int:
    """Fewest throws by breadth-first search that takes no jump to a visited cell.

    Examples
    --------
    >>> stands_on_a_head(Board(3, {2: 1}, die=1))  # nobody passes the snake
    2
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for landing in board.landings(cell):
            stand = landing
            if landing in board.jumps and board.jumps[landing] not in distance:
                stand = board.jumps[landing]  #: the jump on cell {landing} leads to cell {stand}
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)
