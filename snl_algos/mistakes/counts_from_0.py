"""Counting the cells from 0, and the jumps from 1.

The program counts cells from 0, as its arrays do: the start is 0, and the goal is one less than
the number of cells. The jumps come from a statement that counts from 1, and the program uses
their numbers unchanged. So every jump starts and ends one cell too far, and a jump to the goal
leads off the board.
"""

from collections import deque

from ..board import Board, Move
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "counts-from-0",
    title="Mixes counting from 0 and from 1",
    order=160,
    believed="The cells of the jumps are counted from 0, as in my program.",
    seen_in="Programs moved from one online judge to another: some give jumps as an array counted "
    "from 0, others as pairs counted from 1.",
    finding=Finding(
        "never-throws",
        (1, 3),
        moves=(Move(2, 3, 3),),
        numbers={"face": 2, "landing": 3, "claimed": 0},
    ),
    repair="Subtract 1 from both ends of every jump when you read it, or count from 1 everywhere.",
    board=Board(3, {2: 1}),
    gives=-1,
    watch=Watch(
        current="cell",
        edge="landing",
        frontier="queue",
        distance="distance",
        origin=0,
    ),
)
def counts_from_0(board: Board) -> int:
    """Fewest throws by breadth-first search, with cells counted from 0 and jumps from 1.

    Examples
    --------
    >>> counts_from_0(Board(3, {2: 1}))  # 1 throw is enough: a 2
    -1
    """
    goal = board.cells - 1
    distance = {0: 0}
    queue = deque([0])  #: the queue holds the start, which the program calls 0

    while queue:
        cell = queue.popleft()  #: take cell {cell} from the front ({distance[cell]:throws})
        further = distance[cell] + 1
        for face in board.faces:
            landing = cell + face
            if landing > goal:
                break
            stand = board.jumps.get(landing, landing)
            if stand not in distance:
                distance[stand] = further
                queue.append(stand)  #: from {cell} you reach cell {stand}, {further:far}

    return distance.get(goal, -1)
