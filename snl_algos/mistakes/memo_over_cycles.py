"""A memo over cycles.

A recursive search computes for each cell the throws to the goal, and a memo keeps every result,
so that no cell is computed twice. Snakes make cycles, so a cell that is still in progress counts
as infinitely far away, to break the cycle. But what other cells compute from that infinity goes
into the memo as well, and stays there after the true number is known.
"""

from ..board import Board, Move
from ..findings import Finding
from ..programs import Watch, mistake

INFINITY = float("inf")


def throws_from(cell: int, board: Board, memo: dict[int, float]) -> float:
    """The throws from a cell to the goal; each cell is computed once."""
    if cell == board.goal:
        return 0
    if cell in memo:
        return memo[cell]  #: the memo already has cell {cell}: {memo[cell]:throws}
    memo[cell] = INFINITY  #: cell {cell} is in progress, and counts as infinity until it is done
    best = INFINITY
    for landing in board.landings(cell):
        stand = board.jumps.get(landing, landing)
        best = min(best, 1 + throws_from(stand, board, memo))
    memo[cell] = best  #: cell {cell} is done, distance to the goal: {best:throws}
    return best


@mistake(
    "memo-over-cycles",
    title="A memo over cycles",
    order=110,
    believed="A result computed once for a cell stays true.",
    seen_in="Recursive solutions made fast with a memo, which works on every graph without cycles.",
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
    """Throws by recursion, with a memo of the result for each cell.

    Examples
    --------
    >>> memo_over_cycles(Board(7, {2: 4, 3: 2, 4: 5, 5: 3, 6: 2}, die=2))  # it is 3
    4
    """
    best = throws_from(board.start, board, {})
    return int(best) if best < INFINITY else -1
