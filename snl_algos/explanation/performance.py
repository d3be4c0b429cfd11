"""Why a program is slow: how its work grows, and what it does more often than needed."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, log2

from ..board import Board
from ..findings import Finding
from ..tracing import Work

__all__ = ["growth", "waste"]

#: Taking more than this multiple of the necessary entries from the frontier is worth a note.
TOO_MUCH = 2
#: Growth below these factors, per cell and per doubling of the cells, is not worth a sentence.
LEAST_FACTOR, LEAST_FOR_TWICE = 1.2, 3.0
#: A law of growth is named if it fits at least this many sizes, each within this error of the
#: logarithm of its lines.
LEAST_SIZES, MAX_OFF = 3, 0.15


def growth(counts: Mapping[int, int | None]) -> str:
    """Return in words how the work of a slow program grows; empty if no law fits the counts.

    Lines are counted rather than seconds, so that the result is the same on every machine.

    Parameters
    ----------
    counts : mapping
        Number of cells → lines that a call runs on such a board; None if it does not end.

    Examples
    --------
    >>> growth({9: 1_000, 12: 8_000, 15: 64_000})
    '; each cell more makes it 2.0 times the work (1,000 lines run on 9 cells, 64,000 on 15)'
    >>> growth({9: 729, 12: 1_728, 18: 5_832})
    '; twice the cells make it 8.0 times the work (729 lines run on 9 cells, 5,832 on 18)'
    """
    seen = [(cells, lines) for cells, lines in counts.items() if lines]
    if len(seen) < LEAST_SIZES:
        return ""
    works = [log(lines) for _, lines in seen]
    laws = [
        (_line([scale(cells) for cells, _ in seen], works), words, least)
        for words, scale, least in (
            ("twice the cells make it", log2, LEAST_FOR_TWICE),
            ("each cell more makes it", float, LEAST_FACTOR),
        )
    ]
    (slope, off), words, least = min(laws, key=lambda law: law[0][1])
    if off > MAX_OFF or exp(slope) < least:
        return ""
    (few, before), (more, after) = seen[0], seen[-1]
    counted = f"({before:,} lines run on {few} cells, {after:,} on {more})"
    return f"; {words} {exp(slope):.1f} times the work {counted}"


def _line(places: list[float], heights: list[float]) -> tuple[float, float]:
    """Return the slope of the best straight line, and the largest error of its fit."""
    from statistics import linear_regression  # slow to load, and needed only for slow programs

    slope, start = linear_regression(places, heights)
    return slope, max(abs(start + slope * x - y) for x, y in zip(places, heights, strict=True))


def waste(own: Work | None, board: Board) -> Finding | None:
    """Return a finding if a correct program does much more work than a BFS that marks in time.

    The board must have no jumps. There such a search takes each cell once, and all cells that wait
    lie within one throw of the current cell.

    Examples
    --------
    >>> from snl_algos import Board
    >>> waste(Work(cells=5000, edges=30000, frontier=700), Board(100)).numbers
    {'cells_of_board': 100, 'taken': 5000, 'enough': 100}
    """
    enough, most_waiting = board.goal - board.start + 1, board.faces[-1]
    if own is None or own.cells <= TOO_MUCH * enough:
        return None
    numbers = {"cells_of_board": board.cells, "taken": own.cells, "enough": enough}
    waiting = ""
    if own.frontier:
        waiting = f"; up to {own.frontier} wait at a time, where {most_waiting} would be enough"
    return Finding("works-too-much", numbers=numbers, words={"waiting": waiting})
