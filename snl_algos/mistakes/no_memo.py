"""Trying every route.

The search follows, depth-first, every route that visits no cell twice, and takes the shortest of
them all. This is right: a shortest route never visits a cell twice, so it is among them. But
there are far too many routes, almost twice as many for each further cell, and a board of forty
cells already takes longer than anyone will wait.
"""

from ..board import Board
from ..programs import Watch, mistake

INFINITY = float("inf")


def throws_from(cell: int, board: Board, route: set[int]) -> float:
    """The throws from a cell to the goal, by routes that avoid the cells already visited."""
    if cell == board.goal:
        return 0
    route.add(cell)  #: go to cell {cell}
    best = INFINITY
    for landing in board.landings(cell):
        stand = board.jumps.get(landing, landing)
        if stand not in route:
            best = min(best, 1 + throws_from(stand, board, route))
    route.remove(cell)  #: go back from cell {cell}, distance to the goal: {best:throws}
    return best


@mistake(
    "no-memo",
    title="Tries every route",
    order=120,
    believed="A computer is fast enough to try all routes.",
    seen_in="Backtracking solutions that are right on small examples; the online judge reports: "
    "time limit exceeded.",
    why="it searches the same cells again and again",
    repair="Search breadth-first, which takes each cell once.",
    board=None,
    gives=None,
    watch=Watch(current="cell", visited="route"),
)
def no_memo(board: Board) -> int:
    """Fewest throws by trying every route that visits no cell twice. Right, but slow.

    Examples
    --------
    >>> no_memo(Board(12, {3: 11}))
    2
    """
    best = throws_from(board.start, board, set())
    return int(best) if best < INFINITY else -1
