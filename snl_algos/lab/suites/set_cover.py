"""The fewest columns that meet every row: a minimum set cover.

A row stands for a wrong program, a column for a board, and a row is written as a whole number
whose bit c is set if board c catches the program. Finding a minimum cover is NP-hard, but the
tables here are small: many boards catch the same programs, and a handful of boards is enough. So
covers of one column are tried, then of two, and so on (iterative deepening).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import reduce
from operator import or_

__all__ = ["minimum_cover"]


def minimum_cover(rows: Collection[int]) -> tuple[int, ...]:
    """Return the fewest columns that meet every row; of equal columns, the first.

    A row has a bit for each column that meets it; none is 0.

    Examples
    --------
    >>> minimum_cover([0b0001, 0b0110, 0b1100])
    (0, 2)
    """
    first: dict[int, int] = {}  # the rows that a column meets, as bits → the first such column
    for column in _columns(reduce(or_, rows, 0)):
        first.setdefault(sum(1 << at for at, row in enumerate(rows) if row >> column & 1), column)
    kept, most = sum(1 << column for column in first.values()), 0
    while (columns := _cover([row & kept for row in rows], most)) is None:
        most += 1
    return tuple(sorted(columns))


def _cover(rows: list[int], most: int) -> list[int] | None:
    """Return at most `most` columns that meet every row, or None if more are needed."""
    if not rows:
        return []
    if not most:
        return None
    shortest = min(rows, key=int.bit_count)  # one of its columns is in the cover
    for column in sorted(_columns(shortest), key=lambda one: (-_met(rows, one), one)):
        others = _cover([row for row in rows if not row >> column & 1], most - 1)
        if others is not None:
            return [column, *others]
    return None


def _columns(row: int) -> Iterator[int]:
    while row:
        lowest = row & -row
        yield lowest.bit_length() - 1
        row ^= lowest


def _met(rows: list[int], column: int) -> int:
    return sum(row >> column & 1 for row in rows)
