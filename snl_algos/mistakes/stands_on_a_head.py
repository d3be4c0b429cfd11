"""Refusing a jump whose end is known.

A jump to a cell that has been seen brings nothing new, so the search does not take it. That
is right, but the throw must then be dropped; here it ends on the jump's own cell instead.
So one stands on a snake's head, where nobody can stand, and throws from there.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import mistake


@mistake(
    "stands-on-a-head",
    title="Stands on a snake's head",
    order=60,
    believed="A jump to a cell that has been seen need not be taken.",
    seen_in="Searches that ask about the jump and about the visited set in one condition.",
    finding=Finding("stands-because-seen", (2,), jumps=((2, 1),), numbers={"seen": 1}),
    repair="Take the jump first, always; only then ask whether the cell one stands on is new.",
    board=Board(3, {2: 1}, die=1),
    gives=2,
)
def stands_on_a_head(board: Board) -> int:
    """Fewest throws by breadth-first search, no jump taken to a cell seen before.

    Examples
    --------
    >>> stands_on_a_head(Board(3, {2: 1}, die=1))  # nobody passes the snake
    2
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take {cell} from the front of the queue
        further = distance[cell] + 1
        for landing in board.landings(cell):
            stand = landing
            if landing in board.jumps and board.jumps[landing] not in distance:
                stand = board.jumps[landing]  #: the jump on {landing} leads to {stand}, a new cell
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: cell {stand} joins the queue, at distance {further}

    return distance.get(board.goal, -1)
