"""One visited set for landing and for standing.

One set of visited cells seems to be enough. But landing on the start of a jump and standing on
it are two different things: if you stand there, you throw from there; if you land there, the jump
carries you away. If one jump ends where another starts, the set marks that cell as visited. From
then on no throw may land there, and the second jump is never taken.
"""

from collections import deque

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "one-visited-set",
    title="One visited set for landing and standing",
    order=50,
    believed="A cell that has been visited in any way leads to nothing new.",
    seen_in="Breadth-first searches that pass every test of an online judge whose jumps never "
    "meet, and fail if one jump may end where another starts.",
    finding=Finding(
        "misses-a-shorter-route", (4,), moves=(Move(2, 3, 4),), numbers={"claimed": 2, "true": 1}
    ),
    repair="Use two sets, for landings and for cells you stand on; or mark only the latter.",
    board=Board(4, {2: 3, 3: 4}, die=2),
    gives=2,
)
def one_visited_set(board: Board) -> int:
    """Fewest throws by breadth-first search, with one set for landings and standing cells.

    Examples
    --------
    >>> one_visited_set(Board(4, {2: 3, 3: 4}, die=2))  # 1 throw is enough: a 2, and up
    2
    """
    visited = {board.start}
    queue = deque([(board.start, 0)])  #: the queue holds the start, cell {board.start}

    while queue:
        cell, throws = queue.popleft()  #: take cell {cell} from the front ({throws:throws})
        if cell == board.goal:
            return throws  #: it is the goal
        further = throws + 1
        for landing in board.landings(cell):
            if landing in visited:
                continue  #: cell {landing} has been visited: skip it
            stand = board.jumps.get(landing, landing)
            visited.add(landing)
            visited.add(stand)  #: {board.throw(cell, landing)}
            queue.append((stand, further))  #: from {cell} you reach cell {stand}, {further:far}

    return -1
