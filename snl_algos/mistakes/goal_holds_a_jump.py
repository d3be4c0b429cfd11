"""Giving up because of a jump on the goal.

If you land on a goal with a jump, it carries you away at once, so the program skips the search.
But a ladder may end on the goal, and if you climb it, you stay there. The second program has
the same idea and also looks for the goal in the wrong corner: the first place in the grid is
the goal only if the number of rows is even.
"""

from collections import deque

from ..board import Board, Move
from ..findings import Finding
from ..programs import mistake
from ..views import grid


def search(board: Board) -> int:
    """Fewest throws by breadth-first search."""
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for landing in board.landings(cell):
            stand = board.jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)


@mistake(
    "goal-holds-a-jump",
    title="Gives up if a jump starts on the goal",
    order=100,
    believed="You can't stay on a goal that has a jump, so it can't be reached.",
    seen_in="Programs with a shortcut before the search, for boards that an online judge may send "
    "although its statement rules them out.",
    finding=Finding("misses-every-route", (3,), moves=(Move(1, 2, 3),)),
    repair="Remove the shortcut: the search itself finds out whether a jump ends on the goal.",
    rules="anything",
    board=Board(3, {2: 3, 3: 1}),
    gives=-1,
)
def goal_holds_a_jump(board: Board) -> int:
    """Fewest throws, but -1 if a jump starts on the goal.

    Examples
    --------
    >>> goal_holds_a_jump(Board(3, {2: 3, 3: 1}))  # 1 throw is enough: the ladder
    -1
    """
    if board.goal in board.jumps:
        return -1  #: a jump starts on the goal, cell {board.goal}: give up
    return search(board)


@mistake(
    "corner-holds-a-jump",
    title="Gives up if a jump starts in the corner",
    order=101,
    believed="The goal is the top left corner, and if a jump starts there, you can't stay on it.",
    seen_in="Programs for LeetCode 909 with a shortcut before the search; in the picture of "
    "the statement, the goal is in that corner.",
    finding=Finding(
        "misses-every-route",
        (9,),
        moves=(
            Move(2, 3, 3),
            Move(6, 9, 9),
        ),
    ),
    repair="Remove the shortcut; if the number of rows is odd, the goal is at the top right.",
    rules="leetcode",
    board=Board(9, {7: 1}),
    gives=-1,
)
def corner_holds_a_jump(board: Board) -> int:
    """Fewest throws, but -1 if a jump starts in the top left corner of the grid.

    Examples
    --------
    >>> corner_holds_a_jump(Board(9, {7: 1}))  # 2 throws are enough
    -1
    """
    corner = grid(board)[0][0]  #: the value in the top left corner is {corner}
    if corner != -1:
        return -1
    return search(board)
