"""Searching without a visited set.

Round by round, the search finds where you can stand after one throw, after two, after three,
until the goal is among these cells. It does not remember where it has been. If the goal can be
reached, it need not: the answer is right. If the goal is out of reach, the same cells come up
again and again, and nothing stops the loop.
"""

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "never-ends",
    title="Never ends",
    order=80,
    believed="Sooner or later the search reaches the goal.",
    seen_in="First attempts at breadth-first search; the judge reports: time limit exceeded.",
    finding=Finding("never-ends-out-of-reach"),
    repair="Remember the cells reached, continue only from new ones, and stop if there are none.",
    board=Board(3, {2: 1}, die=1),
    gives="does not end",
    watch=Watch(current="cell", edge="landing", frontier="level"),
)
def never_ends(board: Board) -> int:
    """Fewest throws by rounds, until one of them reaches the goal.

    Examples
    --------
    >>> never_ends(Board(12, {3: 11}))
    2
    """
    throws = 0
    level = {board.start}  #: the first level is only the start, cell {board.start}

    while board.goal not in level:
        throws = throws + 1
        next_level = set()
        for cell in level:
            for landing in board.landings(cell):
                stand = board.jumps.get(landing, landing)
                next_level.add(stand)
        level = next_level  #: after {throws:throws}: {len(level):cells} to stand on

    return throws
