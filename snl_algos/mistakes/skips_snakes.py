"""Skipping the snakes.

A snake leads back, so whoever is in a hurry seems to have no use for one. The pass lets
no throw end on a snake's head, as if the cell were a hole in the board. But the tail may
lie just before a ladder that no other cell reaches, and then the way down is the way up.
"""

from ..board import Board
from ..findings import Finding
from ..programs import mistake

INFINITY = float("inf")


@mistake(
    "skips-snakes",
    title="Skips the snakes",
    order=10,
    believed="A snake only costs time, so no shortest route takes one.",
    seen_in="The one-pass dynamic programme of many exercise sheets: it keeps a snake's head, "
    "but not where the snake leads.",
    finding=Finding("never-takes-the-jump", (2,), jumps=((3, 2),)),
    repair="Let a snake carry you like any other jump, and repeat the pass until nothing changes.",
    board=Board(4, {2: 1, 3: 2}, die=2),
    gives=-1,
)
def skips_snakes(board: Board) -> int:
    """Throws by one pass over the board, never landing on a snake's head.

    Examples
    --------
    >>> skips_snakes(Board(4, {2: 1, 3: 2}, die=2))  # 2 throws are enough: down to 2, then on to 4
    -1
    """
    snakes, ladders = board.snakes, board.ladders
    distance = [INFINITY] * (board.cells + 1)
    distance[board.start] = 0  #: the start, cell {board.start}, needs 0 throws

    for cell in range(board.start, board.goal):
        further = distance[cell] + 1  #: the turn of cell {cell}, at distance {distance[cell]}
        for landing in board.landings(cell):
            if landing in snakes:
                continue  #: cell {landing} is a snake's head: skip it
            stand = ladders.get(landing, landing)
            if further < distance[stand]:
                distance[stand] = further  #: from {cell} to {stand}, at distance {further}

    return int(distance[board.goal]) if distance[board.goal] < INFINITY else -1
