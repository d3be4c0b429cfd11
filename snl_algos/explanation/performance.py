"""What a right program does more often than needed."""

from __future__ import annotations

from ..board import Board
from ..findings import Finding
from ..tracing import Work

__all__ = ["waste"]

#: Taking more than this multiple of the necessary entries from the frontier is worth a note.
TOO_MUCH = 2


def waste(own: Work | None, board: Board) -> Finding | None:
    """Return a finding if a correct program does much more work than a BFS that marks in time.

    The board must have no jumps. There such a search takes each cell once, and all cells that wait
    lie within one throw of the current cell.
    """
    enough, most_waiting = board.goal - board.start + 1, board.faces[-1]
    if own is None or own.cells <= TOO_MUCH * enough:
        return None
    numbers = {"cells_of_board": board.cells, "taken": own.cells, "enough": enough}
    waiting = ""
    if own.frontier:
        waiting = f"; up to {own.frontier} wait at a time, where {most_waiting} would be enough"
    return Finding("works-too-much", numbers=numbers, words={"waiting": waiting})
