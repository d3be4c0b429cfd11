"""Answering with the last distance.

The loop can end in two ways: the goal comes to the front of the queue, or the queue is empty.
The line after the loop was written for the first case, and returns the number that was taken
last. If the goal is out of reach, that is the number of some other cell, and nothing shows it.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import mistake


@mistake(
    "last-distance",
    title="Answers with the last distance",
    order=70,
    believed="When the loop has ended, the last cell taken from the queue is the goal.",
    seen_in="Published programs with a queue of pairs, written for boards whose goal can "
    "always be reached.",
    finding=Finding("answers-out-of-reach", (3,), numbers={"claimed": 0}),
    repair="Return inside the loop when the goal is taken, and return -1 after the loop.",
    board=Board(3, {2: 1}, die=1),
    gives=0,
)
def last_distance(board: Board) -> int:
    """Fewest throws by breadth-first search: the last number taken from the queue.

    Examples
    --------
    >>> last_distance(Board(3, {2: 1}, die=1))  # nobody passes the snake
    0
    """
    visited = {board.start}
    queue = deque([(board.start, 0)])  #: the queue holds the start, cell {board.start}

    while queue:
        cell, throws = queue.popleft()  #: take cell {cell} from the front ({throws:throws})
        if cell == board.goal:
            break  #: it is the goal
        further = throws + 1
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            if stand not in visited:
                visited.add(stand)
                queue.append((stand, further))  #: from {cell} you reach cell {stand}, {further:far}

    return throws  #: the answer is {throws:throws}, as for cell {cell}
