"""Starting off the board.

In the boxed game the piece starts next to the board, and the first throw enters it. Here the
statement puts the piece on the first cell, but the program starts at 0 all the same. So its first
throw ends one cell short, and this may cost a throw in the end.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "starts-off-the-board",
    title="Starts off the board",
    order=170,
    believed="The piece starts next to the board, at 0, and the first throw enters it.",
    seen_in="Programs for the boxed game, sent to an online judge that starts on cell 1.",
    finding=Finding("starts-off-the-board"),
    repair="Start where the statement says: on cell 1, or on board.start.",
    board=Board(2, die=1),
    gives=2,
    watch=Watch(
        current="cell",
        edge="landing",
        frontier="queue",
        distance="distance",
        origin=1,
    ),
)
def starts_off_the_board(board: Board) -> int:
    """Fewest throws by breadth-first search from 0, wherever the start really is.

    Examples
    --------
    >>> starts_off_the_board(Board(2, die=1))  # 1 throw is enough
    2
    """
    distance = {0: 0}
    queue = deque([0])  #: the queue holds 0, the place in front of the first cell

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for face in board.faces:
            landing = cell + face
            if landing > board.goal:
                break
            stand = board.jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)
