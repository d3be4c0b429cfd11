"""Emptying the list of every cell where a jump begins.

If you land on a foot, you do not stay there. So no throw begins on it, and its adjacency list
should be empty. That is true as long as no jump ends on the foot of another. Where two jumps
meet, the first one carries you to the foot of the second, and there you stay: the next throw
begins there. In the emptied list it is missing.
"""

from collections import deque

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake


@mistake(
    "empties-every-foot",
    title="Empties the list of every foot and head",
    order=35,
    believed="You never stand where a jump begins, so the adjacency list of that cell should be "
    "empty.",
    seen_in="A published article on adjacency lists, whose board has no jumps that meet.",
    finding=Finding(
        "never-throws",
        (2, 4),
        moves=(Move(2, 4, 4),),
        numbers={"face": 2, "landing": 4, "claimed": 1},
    ),
    repair="Redirect the edges that end where a jump begins, and keep all lists. A list that "
    "cannot be reached does no harm.",
    board=Board(4, {2: 1, 3: 2}, die=2),
    gives=-1,
)
def empties_every_foot(board: Board) -> int:
    """Fewest throws by breadth-first search on lists, those of feet and heads empty.

    Examples
    --------
    >>> empties_every_foot(Board(4, {2: 1, 3: 2}, die=2))  # 2 throws are enough: down to 2, on to 4
    -1
    """
    lists: dict[int, list[int]] = {}
    for cell in range(board.start, board.cells + 1):
        lists[cell] = [board.jumps.get(landing, landing) for landing in board.landings(cell)]
        if cell in board.jumps:
            lists[cell] = []  #: a jump begins on cell {cell}: its list is emptied

    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}
    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for stand in lists[cell]:
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)
