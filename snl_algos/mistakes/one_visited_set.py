"""One visited set for landing and for standing.

A cell has been visited when somebody was there, and one set for that seems to be enough. But
to stand on a jump's cell and to land on it are two things: who stands there throws on, who
lands there is carried off. Where a jump ends on another jump's foot, the set marks the foot
as visited, no throw may land there any more, and the second jump is never taken.
"""

from collections import deque

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "one-visited-set",
    title="One visited set for landing and standing",
    order=50,
    believed="A cell that has been visited, in whatever way, has nothing new to offer.",
    seen_in="Breadth-first searches that pass every test of a judge whose jumps never meet, "
    "and fail where one jump may end on another's foot.",
    finding=Finding(
        "misses-a-shorter-route", (4,), moves=(Move(2, 3, 4),), numbers={"claimed": 2, "true": 1}
    ),
    repair="Mark landings and stands in two sets, or only the cells on which one stands.",
    board=Board(4, {2: 3, 3: 4}, die=2),
    gives=2,
)
def one_visited_set(board: Board) -> int:
    """Fewest throws by breadth-first search, with one set for both ends of a jump.

    Examples
    --------
    >>> one_visited_set(Board(4, {2: 3, 3: 4}, die=2))  # 1 throw is enough: a 2, and up
    2
    """
    visited = {board.start}
    queue = deque([(board.start, 0)])  #: the queue holds the start, cell {board.start}

    while queue:
        cell, throws = queue.popleft()  #: take cell {cell} from the front, at distance {throws}
        if cell == board.goal:
            return throws  #: it is the goal
        further = throws + 1
        for landing in board.landings(cell):
            if landing in visited:
                continue  #: landing {landing} has been visited: skip it
            stand = board.jumps.get(landing, landing)
            visited.add(landing)
            visited.add(stand)  #: landing {landing} and stand {stand} are visited now
            queue.append((stand, further))  #: cell {stand} joins the queue, at distance {further}

    return -1
