"""Filling the table with the number of cells.

The table of the forward pass begins with a number that every route beats, and the number of cells
seems to be large enough. But it is also what is left if no route exists. The program returns it
like any other number: on a board of 30 cells whose goal is out of reach it answers 30. The
predecessor of the goal was never set, and there is no route to read back.
"""

from ..board import Board
from ..findings import Finding
from ..programs import Watch, mistake
from ..views import forward_tables


@mistake(
    "fills-with-cells",
    title="Answers the number of cells if the goal is out of reach",
    order=75,
    believed="The number of cells is as good as infinity, for no route has that many throws.",
    seen_in="The published program of the forward pass, whose table begins with the number of "
    "cells everywhere.",
    finding=Finding("answers-out-of-reach", (3,), numbers={"claimed": 3}),
    repair="Begin with infinity, and answer that the goal is out of reach if it still stands "
    "there. The pass itself needs further repairs.",
    rules="off-board",
    board=Board(3, {2: 1}, die=1, start=0),
    gives=3,
    watch=Watch(current="position", edge="before", distance="least", origin="start"),
)
def fills_with_cells(board: Board) -> int:
    """The throws that one forward pass finds, in a table that begins with the number of cells.

    Examples
    --------
    >>> fills_with_cells(Board(3, {2: 1}, die=1, start=0))  # nobody passes the snake
    3
    """
    tables = forward_tables(board)
    is_snake, ladder = tables.is_snake, tables.ladder
    start = board.start
    last = board.cells - start
    least = [last] * (last + 1)  #: every position begins with {last:throws}
    least[0] = 0

    for position in range(1, last + 1):
        for face in board.faces:
            before = position - face
            if before >= 0 and not is_snake[before] and least[before] + 1 < least[position]:
                least[position] = least[before] + 1
        foot = ladder[position]  #: cell {position + start} looks back: {least[position]:throws}
        if foot != -1 and least[foot] < least[position]:
            least[position] = least[foot]  #: climb from cell {foot + start}: {least[foot]:throws}

    return least[last]
