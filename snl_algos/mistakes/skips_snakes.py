"""Skipping the snakes.

A snake leads back, so it seems useless to anyone in a hurry. The pass lets no throw land on the
head of a snake, as if that cell were a hole in the board. But the tail may lie just before a
ladder that no other route reaches as early, and then the way down is the way up.
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
    seen_in="The one-pass dynamic programming of many exercise sheets, which keeps the head of a "
    "snake, but not where it leads.",
    finding=Finding("never-takes-the-jump", (2,), jumps=((3, 2),)),
    repair="Take a snake like any other jump. If the program is a single pass, repeat it until "
    "nothing changes.",
    board=Board(4, {2: 1, 3: 2}, die=2),
    gives=-1,
)
def skips_snakes(board: Board) -> int:
    """Throws by one pass over the board that never lands on the head of a snake.

    Examples
    --------
    >>> skips_snakes(Board(4, {2: 1, 3: 2}, die=2))  # 2 throws are enough: down to 2, then on to 4
    -1
    """
    snakes, ladders = board.snakes, board.ladders
    distance = [INFINITY] * (board.cells + 1)
    distance[board.start] = 0  #: the start, cell {board.start} (0 throws)

    for cell in range(board.start, board.goal):
        further = distance[cell] + 1  #: the turn of cell {cell}: {distance[cell]:throws}
        for landing in board.landings(cell):
            if landing in snakes:
                continue  #: cell {landing} is the head of a snake: skip it
            stand = ladders.get(landing, landing)
            if further < distance[stand]:
                distance[stand] = further  #: from {cell} to {stand}: {further:throws} so far

    return int(distance[board.goal]) if distance[board.goal] < INFINITY else -1
