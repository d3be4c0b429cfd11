"""A cap on the number of throws.

The largest face, thrown again and again, takes one to the goal in so many throws; no board
should need more, and the program gives up beyond that number. On an empty board that is
true. But where snakes sit on the cells in between, the way round them takes more throws,
and a goal that can be reached is said to be out of reach.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import Watch, mistake


@mistake(
    "cap-on-depth",
    title="Gives up after so many throws",
    order=150,
    believed="No board needs more throws than its cells divided by the largest face, plus one.",
    seen_in="Programs without a visited set whose author had to make the loop end somehow.",
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
    repair="Remember the cells reached, and stop when a round finds no new one.",
    board=Board(7, {3: 1, 4: 1, 5: 3}, die=3),
    gives=-1,
    watch=Watch(current="cell", edge="landing", frontier="level"),
)
def cap_on_depth(board: Board) -> int:
    """Fewest throws by rounds, as many as an empty board could need.

    Examples
    --------
    >>> cap_on_depth(Board(7, {3: 1, 4: 1, 5: 3}, die=3))  # 4 throws lead through 2, 3, 6 to 7
    -1
    """
    most = board.cells // max(board.faces) + 1  #: there will be at most {most} rounds
    throws = 0
    level = {board.start}  #: at first one stands on the start, cell {board.start}

    while board.goal not in level and throws < most:
        throws = throws + 1
        next_level = set()
        for cell in level:
            for landing in board.landings(cell):
                stand = board.jumps.get(landing, landing)
                next_level.add(stand)
        level = next_level  #: after throw number {throws} one may stand on {level}

    return throws if board.goal in level else -1
