"""Marking a cell when it is taken, not when it is put into the queue.

A cell is marked as visited when it comes to the front of the queue. Until then, each cell that
can throw to it adds another copy, and taking these copies is wasted work. The answer is right,
because the first copy is the best one. But the queue holds many copies of a cell, and on a
graph with many edges it can fill the memory.
"""

from collections import deque

from ..board import Board
from ..programs import mistake


@mistake(
    "marks-late",
    title="Marks a cell too late",
    order=200,
    believed="A cell is visited when its turn comes, so that is the time to mark it.",
    seen_in="Breadth-first searches that pass the examples of an online judge and then run out of "
    "time or memory.",
    why="it puts a cell into its queue once for each throw that lands there",
    repair="Mark a cell when it joins the queue, so that it joins only once.",
    board=None,
    gives=None,
)
def marks_late(board: Board) -> int:
    """Fewest throws by breadth-first search that marks cells when taken. Right, but slow.

    Examples
    --------
    >>> marks_late(Board(12, {3: 11}))
    2
    """
    visited = set()
    queue = deque([(board.start, 0)])  #: the queue holds the start, cell {board.start}

    while queue:
        cell, throws = queue.popleft()  #: take cell {cell} from the front ({throws:throws})
        if cell in visited:
            continue  #: cell {cell} has been taken before: skip it
        visited.add(cell)
        if cell == board.goal:
            return throws  #: it is the goal
        more = throws + 1
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            if stand not in visited:
                queue.append((stand, more))  #: cell {stand} joins the queue{again}, {more:far}

    return -1
