"""Stopping where two queues first meet.

The program searches from the start and from the goal in turn, one cell at a time, and stops at
the first cell that both have reached. But its queues stop in the middle of a level. Another
cell of the same level, not taken yet, may lead to a meeting that is one throw shorter.
"""

from collections import deque

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "meets-too-soon",
    title="Stops where two queues first meet",
    order=203,
    believed="Where two breadth-first searches first meet, the shortest route has been found.",
    seen_in="Bidirectional searches that take one cell from each queue in turn.",
    finding=Finding(
        "misses-a-shorter-route",
        (5,),
        moves=(
            Move(2, 3, 4),
            Move(1, 5, 5),
        ),
        numbers={"claimed": 3, "true": 2},
    ),
    repair="Complete a level before you look for a meeting, or go on while a shorter one may come.",
    board=Board(5, {3: 4, 4: 3}, die=2),
    gives=3,
)
def meets_too_soon(board: Board) -> int:
    """The throws to and from the cell where two queues first meet; -1 if they never do.

    Examples
    --------
    >>> meets_too_soon(Board(5, {3: 4, 4: 3}, die=2))  # 2 throws are enough: a 2, then a 1
    3
    """
    ahead = {board.start: 0}
    behind = {board.goal: 0}
    queue = deque([board.start])
    queue_back = deque([board.goal])

    while queue and queue_back:
        cell = queue.popleft()  #: from the start, take cell {cell}
        if cell in behind:
            return ahead[cell] + behind[cell]  #: the search from the goal has been there: stop
        for stand in board.successors(cell):
            if stand not in ahead:
                ahead[stand] = ahead[cell] + 1
                queue.append(stand)
        cell = queue_back.popleft()  #: from the goal, take cell {cell}
        if cell in ahead:
            return ahead[cell] + behind[cell]  #: the search from the start has been there: stop
        for before in board.predecessors(cell):
            if before not in behind:
                behind[before] = behind[cell] + 1
                queue_back.append(before)

    return -1
