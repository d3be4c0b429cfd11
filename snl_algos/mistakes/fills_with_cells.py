"""Filling the table with the number of cells.

A table of fewest throws begins with a number that every route beats, and the number of cells
seems to be large enough. But it is also what is left if there is no route. The program returns it
like any other number: on a board of 30 cells whose goal is out of reach it answers 30. A table of
predecessors would hold nothing for the goal, and so there is no route to read back. In its source
the table belongs to a single forward pass, which has other faults; here it is swept until nothing
changes, so that this fault stands alone.
"""

from ..board import Board
from ..findings import Finding
from ..programs import mistake


@mistake(
    "fills-with-cells",
    title="Answers the number of cells if the goal is out of reach",
    order=75,
    believed="The number of cells is as good as infinity, for no route has that many throws.",
    seen_in="The published program of the forward pass, whose table begins with the number of "
    "cells everywhere.",
    finding=Finding("answers-out-of-reach", (3,), numbers={"claimed": 3}),
    repair="Begin with infinity, and answer that the goal is out of reach if that is what is left.",
    rules="off-board",
    board=Board(3, {2: 1}, die=1, start=0),
    gives=3,
)
def fills_with_cells(board: Board) -> int:
    """Fewest throws by sweeps over a table that begins with the number of cells.

    Examples
    --------
    >>> fills_with_cells(Board(3, {2: 1}, die=1, start=0))  # nobody passes the snake
    3
    """
    distance = [board.cells] * (board.cells + 1)
    distance[board.start] = 0
    changed = True

    while changed:
        changed = False  #: a new sweep over all cells
        for cell in range(board.start, board.goal):
            further = distance[cell] + 1
            for landing in board.landings(cell):
                stand = board.jumps.get(landing, landing)
                if further < distance[stand]:
                    distance[stand] = further  #: from {cell} to {stand}: {further:throws} so far
                    changed = True

    return distance[board.goal]
