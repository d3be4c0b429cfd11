"""Marking a cell when it is taken, not when it is put in.

A cell is marked as visited when it comes to the front of the queue. Until then each cell that
can throw to it puts it in once more, and all copies but the first are taken for nothing. The
answer is right, for the first copy came at the right time; but the queue holds several copies
of a cell, and where there are many edges, it outgrows the memory.
"""

from collections import deque

from ..board import Board
from ..programs import mistake


@mistake(
    "marks-late",
    title="Marks a cell too late",
    order=200,
    believed="A cell is visited when it is its turn, so that is the time to mark it.",
    seen_in="Breadth-first searches that pass a judge's examples and then run out of time or "
    "memory.",
    why="it puts a cell into its queue once for each throw that lands there",
    repair="Mark a cell when it is put into the queue, so that it is put in once.",
    board=None,
    gives=None,
)
def marks_late(board: Board) -> int:
    """Fewest throws by breadth-first search, cells marked when they are taken. Right, and slow.

    Examples
    --------
    >>> marks_late(Board(12, {3: 11}))
    2
    """
    visited = set()
    queue = deque([(board.start, 0)])  #: the queue holds the start, cell {board.start}

    while queue:
        cell, throws = queue.popleft()  #: take cell {cell} from the front, at distance {throws}
        if cell in visited:
            continue  #: cell {cell} has been taken before
        visited.add(cell)
        if cell == board.goal:
            return throws  #: it is the goal
        further = throws + 1
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            if stand not in visited:
                queue.append((stand, further))  #: {stand} joins the queue, at distance {further}

    return -1
