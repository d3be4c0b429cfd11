"""Searching without a visited set.

Round by round the search asks where one may stand after one throw, after two, after three,
until the goal turns up. It does not remember where it has been, and as long as the goal can
be reached, it need not: the answer is right. Where the goal cannot be reached, the same
cells come up again and again, and nothing tells the loop to stop.
"""

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "never-ends",
    title="Never ends",
    order=80,
    believed="Sooner or later the goal turns up.",
    seen_in="First attempts at breadth-first search; the judge says: time limit exceeded.",
    finding=Finding("never-ends-out-of-reach"),
    repair="Remember the cells reached, go on from new ones only, and stop when there are none.",
    board=Board(3, {2: 1}, die=1),
    gives="does not end",
    watch=Watch(current="cell", edge="landing", frontier="level"),
)
def never_ends(board: Board) -> int:
    """Fewest throws by rounds, until the goal turns up.

    Examples
    --------
    >>> never_ends(Board(12, {3: 11}))
    2
    """
    throws = 0
    level = {board.start}  #: at first one stands on the start, cell {board.start}

    while board.goal not in level:
        throws = throws + 1
        next_level = set()
        for cell in level:
            for landing in board.landings(cell):
                stand = board.jumps.get(landing, landing)
                next_level.add(stand)
        level = next_level  #: after throw number {throws} one may stand on {level}

    return throws
