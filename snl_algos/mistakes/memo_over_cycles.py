"""A memo over cycles.

A recursive search asks each cell for its throws to the goal, and a memo sees to it that none
is asked twice. Snakes make cycles, so a cell that is still being worked out answers infinity,
only to break the circle. But what others work out from that infinity goes into the memo as
well, and stays there when the true number is known.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import Watch, mistake

INFINITY = float("inf")


def throws_from(cell: int, board: Board, memo: dict[int, float]) -> float:
    """The throws from a cell to the goal, each cell worked out once."""
    if cell == board.goal:
        return 0
    if cell in memo:
        return memo[cell]  #: the memo has a number for cell {cell}: {memo[cell]}
    memo[cell] = INFINITY  #: cell {cell} is in progress, and infinity until it is done
    best = INFINITY
    for landing in board.landings(cell):
        stand = board.jumps.get(landing, landing)
        best = min(best, 1 + throws_from(stand, board, memo))
    memo[cell] = best  #: cell {cell} is done; throws from it to the goal: {best}
    return best


@mistake(
    "memo-over-cycles",
    title="A memo over cycles",
    order=110,
    believed="What has been worked out once for a cell is true for good.",
    seen_in="Recursive solutions that a memo was to make fast; it works on every graph "
    "without cycles.",
    finding=Finding(
        "misses-a-shorter-route",
        (7,),
        moves=(
            Move(2, 3, 2),
            Move(2, 4, 5),
            Move(2, 7, 7),
        ),
        numbers={"claimed": 4, "true": 3},
    ),
    repair="Search breadth-first from the start; a memo needs a graph without cycles.",
    board=Board(7, {2: 4, 3: 2, 4: 5, 5: 3, 6: 2}, die=2),
    gives=4,
    watch=Watch(current="cell", distance="memo"),
)
def memo_over_cycles(board: Board) -> int:
    """Throws by recursion, with a memo of what is known from each cell.

    Examples
    --------
    >>> memo_over_cycles(Board(7, {2: 4, 3: 2, 4: 5, 5: 3, 6: 2}, die=2))  # it is 3
    4
    """
    best = throws_from(board.start, board, {})
    return int(best) if best < INFINITY else -1
