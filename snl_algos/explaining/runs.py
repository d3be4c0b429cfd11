"""Why a run went wrong, or takes too long: seen by watching it again."""

from __future__ import annotations

from collections.abc import Iterable

from ..board import Board
from ..findings import Finding
from ..programs import ALGORITHMS, Program
from ..traces import Trace
from ..watching import count_lines, observe_work
from .distances import Difference

__all__ = ["growth", "never_goes_back", "waste"]

#: Entries taken from the frontier, as a multiple of what is needed, that are worth a note.
TOO_MUCH = 2
#: Growth below this factor a cell is not worth a sentence.
LEAST_FACTOR = 1.2


def never_goes_back(run: Trace, difference: Difference) -> Finding | None:
    """Whether it reached the cell before too late: after it had looked at the throws from there."""
    board, distance = run.board, run.state(-1).distance
    for before in board.predecessors(difference.cell):
        if difference.true is None or distance.get(before) != difference.true - 1:
            continue
        move = board.move_between(before, difference.cell)
        looked = reached = -1
        for at, step in enumerate(run.steps):
            if step.get("current") in (before, move.landing):
                looked = at
            if step.get("distance", {}).get(str(before)) is not None:
                reached = at
        if -1 < looked < reached:
            return Finding("never-goes-back", (before, move.landing), moves=(move,))
    return None


def growth(program: Program, boards: Iterable[Board]) -> str:
    """How the work of a slow program grows from board to board, in words; empty if not seen.

    Lines are counted, not seconds, so that it is the same on every machine.
    """
    counts = {board.cells: count_lines(program, board) for board in boards}
    seen = [(cells, lines) for cells, lines in counts.items() if lines]
    if len(seen) < 2:
        return ""
    (few, before), (more, after) = seen[0], seen[-1]
    factor = (after / before) ** (1 / (more - few))
    if factor < LEAST_FACTOR:
        return ""
    return (
        f"; each cell more makes it {factor:.1f} times the work "
        f"({before:,} lines run on {few} cells, {after:,} on {more})"
    )


def waste(program: Program, board: Board) -> Finding | None:
    """What a right program does too often, compared with a queue that marks in time."""
    own, needed = (observe_work(one, board) for one in (program, ALGORITHMS["queue-bfs"]))
    if own is None or needed is None or own.cells <= TOO_MUCH * needed.cells:
        return None
    numbers = {"cells_of_board": board.cells, "taken": own.cells, "enough": needed.cells}
    waiting = ""
    if own.frontier and needed.frontier:
        waiting = f"; up to {own.frontier} wait at a time, where {needed.frontier} would be enough"
    return Finding("works-too-much", numbers=numbers, words={"waiting": waiting})
