"""Starting off the board.

In the boxed game the piece begins beside the board, and the first throw enters it. Here the
statement puts it on the first cell, and the program begins at 0 all the same. So its first
throw ends one cell short, and in the end that may cost a throw.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "starts-off-the-board",
    title="Starts off the board",
    order=170,
    believed="One begins beside the board, at 0, and the first throw enters it.",
    seen_in="Programs written with the boxed game in mind, sent to a judge who starts on cell 1.",
    finding=Finding("starts-off-the-board"),
    repair="Begin where the statement says: on cell 1, or ask the board, board.start.",
    board=Board(2, die=1),
    gives=2,
    watch=Watch(origin=1),
)
def starts_off_the_board(board: Board) -> int:
    """Fewest throws by breadth-first search from 0, wherever the start is.

    Examples
    --------
    >>> starts_off_the_board(Board(2, die=1))  # 1 throw is enough
    2
    """
    distance = {0: 0}
    queue = deque([0])  #: the queue holds 0, the place before the first cell

    while queue:
        cell = queue.popleft()  #: take {cell} from the front of the queue
        further = distance[cell] + 1
        for face in board.faces:
            landing = cell + face
            if landing > board.goal:
                break
            stand = board.jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: cell {stand} joins the queue, at distance {further}

    return distance.get(board.goal, -1)
