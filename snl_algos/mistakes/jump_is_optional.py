"""Treating a jump as optional.

The jumps are added to the graph as further edges, next to those of the die. So a throw that
lands on the start of a jump leads to two cells, the landing itself and the end of the jump, and
the search uses whichever is better. But a jump is not optional: if you land on the head of a
snake, you go down.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import mistake


@mistake(
    "jump-is-optional",
    title="Treats a jump as optional",
    order=130,
    believed="A jump is one more edge, and you may also stay where you have landed.",
    seen_in="Programs that add an edge for each jump and leave the edges of the die unchanged.",
    finding=Finding("stands-on-a-jump", (2,), jumps=((2, 1),)),
    repair="Replace the landing by the end of the jump: the throw leads to no other cell.",
    board=Board(3, {2: 1}, die=1),
    gives=2,
)
def jump_is_optional(board: Board) -> int:
    """Fewest throws by breadth-first search, with every jump taken or not taken.

    Examples
    --------
    >>> jump_is_optional(Board(3, {2: 1}, die=1))  # nobody passes the snake
    2
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for landing in board.landings(cell):
            for stand in (landing, board.jumps.get(landing, landing)):
                if stand not in distance:
                    distance[stand] = further
                    queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)
