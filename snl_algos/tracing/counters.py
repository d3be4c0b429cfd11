"""Counts the work and the lines of a run, with the tracer that also records traces."""

from __future__ import annotations

from ..board import Board
from ..programs import Program
from .raw_steps import Limits, Recording
from .recorder import record
from .work import Work

__all__ = ["count_lines", "observe_work"]

#: Tracing stops after this many lines.
MAX_LINES = 2_000_000
#: The clock ends only a run that reaches no further line, such as a long call in C.
MAX_SECONDS = 600.0


def observe_work(
    program: Program,
    board: Board,
    *,
    most_lines: int = MAX_LINES,
    most_seconds: float = MAX_SECONDS,
) -> Work | None:
    """Run a program on a board and count its work.

    Parameters
    ----------
    program : Program
        What to run. Helpers in the same module are watched with it, by the variables that it
        declares.
    board : Board
        The board to run it on.
    most_lines : int, optional
        Give up after this many lines.
    most_seconds : float, optional
        Give up after this many seconds.

    Returns
    -------
    Work or None
        None if the run was too long to watch, or did not return.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> observe_work(ALGORITHMS["queue-bfs"], Board(100))
    Work(cells=100, edges=579, frontier=6)
    """
    seen = _counted(program, board, most_lines, most_seconds)
    if seen.outcome != "returned" or seen.counter is None:
        return None
    return seen.counter.work()


def count_lines(
    program: Program,
    board: Board,
    *,
    most_lines: int = MAX_LINES,
    most_seconds: float = MAX_SECONDS,
) -> int | None:
    """Return how many lines of a program's module run on a board; None if more than `most_lines`.

    A round of a comprehension counts as a line, although it may stand on one line with others.
    The time limit ends only a run that reaches no further line, such as a long call in C.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> search = ALGORITHMS["queue-bfs"]
    >>> count_lines(search, Board(4)) < count_lines(search, Board(8))
    True
    >>> print(count_lines(search, Board(8), most_lines=20))
    None

    A sum is as long as its loop:

    >>> from snl_algos.programs import program_of
    >>> def throws(board):
    ...     return sum(1 for cell in range(board.cells) for _ in range(board.cells))
    >>> count_lines(program_of(throws), Board(30)) > 900
    True
    """
    seen = _counted(program, board, most_lines, most_seconds)
    # Recursion that goes too deep does end, with an exception.
    return None if seen.outcome == "stopped" and not seen.too_deep else seen.lines


def _counted(program: Program, board: Board, most_lines: int, most_seconds: float) -> Recording:
    limits = Limits(steps=1, seconds=most_seconds, bytes=1, lines=most_lines)
    return record(program, board, program.watch, limits, steps=False)
