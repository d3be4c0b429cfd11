"""A cap on the number of throws.

The largest face, thrown again and again, leads to the goal in a certain number of throws. The
program assumes that no board needs more, and gives up beyond that number. On an empty board with
an ordinary die this is true. But if snakes start on the cells in between, the route around
them takes more throws, and the program says that a goal is out of reach although it is not.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "cap-on-depth",
    title="Caps the number of throws",
    order=150,
    believed="No board needs more throws than its cells divided by the largest face, plus one.",
    seen_in="Programs without a visited set, whose authors had to end the loop in some other way.",
    finding=Finding(
        "misses-every-route",
        (7,),
        moves=(
            Move(1, 2, 2),
            Move(3, 5, 3),
            Move(3, 6, 6),
            Move(1, 7, 7),
        ),
    ),
    repair="Remember the cells reached, and stop when a round finds no new cell.",
    board=Board(7, {3: 1, 4: 1, 5: 3}, die=3),
    gives=-1,
    watch=Watch(current="cell", edge="landing", frontier="level"),
)
def cap_on_depth(board: Board) -> int:
    """Fewest throws by rounds, but no more rounds than an empty board could need.

    Examples
    --------
    >>> cap_on_depth(Board(7, {3: 1, 4: 1, 5: 3}, die=3))  # 4 throws lead through 2, 3, 6 to 7
    -1
    """
    most = board.cells // max(board.faces) + 1  #: there will be at most {most:rounds}
    throws = 0
    level = {board.start}  #: the first level is only the start, cell {board.start}

    while board.goal not in level and throws < most:
        throws = throws + 1
        next_level = set()
        for cell in level:
            for landing in board.landings(cell):
                stand = board.jumps.get(landing, landing)
                next_level.add(stand)
        level = next_level  #: after {throws:throws}: {len(level):cells} to stand on

    return throws if board.goal in level else -1
