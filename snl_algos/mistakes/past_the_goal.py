"""Passing the goal.

A throw that would pass the goal ends on it, so that no index lies beyond the board. With an
ordinary die this goes unnoticed: if you can pass the goal, a smaller face hits it. With gaps in
the die, that face may be missing, and the throw should not have counted.
"""

from collections import deque

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "past-the-goal",
    title="Counts passing the goal as a win",
    order=190,
    believed="A throw that is too large also reaches the goal.",
    seen_in="The line min(cell + face, goal) in programs for an ordinary die, where it does "
    "no harm.",
    finding=Finding("passes-the-goal", (1, 2), numbers={"claimed": 1}),
    repair="Skip a throw that would pass the goal: it is not a move.",
    rules="gaps",
    board=Board(2, die=(2, 3)),
    gives=1,
    watch=Watch(current="cell", edge="landing", frontier="queue", distance="distance"),
)
def past_the_goal(board: Board) -> int:
    """Fewest throws by breadth-first search that lets a throw past the goal win.

    Examples
    --------
    >>> past_the_goal(Board(2, die=(2, 3)))  # there is no throw of 1
    1
    """
    distance = {board.start: 0}
    queue = deque([board.start])  #: the queue holds the start, cell {board.start}

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for face in board.faces:
            landing = min(cell + face, board.goal)  #: from {cell}, roll {face:a}: land on {landing}
            stand = board.jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(board.goal, -1)
