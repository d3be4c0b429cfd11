"""Taking a jump as an offer.

The jumps are added to the graph as further edges, beside those of the die. So a throw that
lands on a jump's cell has two ends, the cell itself and the jump's end, and the search picks
the better. But a jump is no offer: whoever lands on a snake's head goes down.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import mistake


@mistake(
    "jump-is-optional",
    title="Takes a jump as an offer",
    order=130,
    believed="A jump is one more way to go on, and one may also stay where one has landed.",
    seen_in="Programs that add an edge for each jump and leave the edges of the die as they were.",
    finding=Finding("stands-on-a-jump", (2,), jumps=((2, 1),)),
    repair="Let the jump's end replace the landing: it is the only cell the throw leads to.",
    board=Board(3, {2: 1}, die=1),
    gives=2,
)
def jump_is_optional(board: Board) -> int:
    """Fewest throws by breadth-first search, where a jump may be taken or not.

    Examples
    --------
    >>> jump_is_optional(Board(3, {2: 1}, die=1))  # nobody passes the snake
    2
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take {cell} from the front of the queue
        further = distance[cell] + 1
        for landing in board.landings(cell):
            for stand in (landing, board.jumps.get(landing, landing)):
                if stand not in distance:
                    distance[stand] = further
                    queue.append(stand)  #: cell {stand} joins the queue, at distance {further}

    return distance.get(board.goal, -1)
