"""The fewest columns that meet every row: a minimum set cover.

A row stands for a wrong program, a column for a board, and a row is the set of the columns that
meet it: the boards that catch the program. Finding a minimum cover is NP-hard, but the tables here
are small: many boards catch the same programs, and a handful of boards is enough. So covers of one
column are tried, then of two, and so on (iterative deepening).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Set
from itertools import count

__all__ = ["minimum_cover"]


def minimum_cover(rows: Collection[Set[int]]) -> tuple[int, ...]:
    """Return the fewest columns that meet every row; of equal columns, the first.

    Examples
    --------
    >>> minimum_cover([{0}, {1, 2}, {2, 3}])
    (0, 2)
    """
    first: dict[tuple[int, ...], int] = {}  # the rows that a column meets → the first such column
    for column in sorted(set().union(*rows)):
        first.setdefault(tuple(at for at, row in enumerate(rows) if column in row), column)
    kept = [row & set(first.values()) for row in rows]
    covers = (_cover(kept, most) for most in count())
    return tuple(sorted(next(cover for cover in covers if cover is not None)))


def _cover(rows: list[Set[int]], most: int) -> list[int] | None:
    """Return at most `most` columns that meet every row, or None if more are needed."""
    if not rows:
        return []
    if not most:
        return None
    met = Counter(column for row in rows for column in row)
    shortest = min(rows, key=len)  # one of its columns is in the cover
    for column in sorted(shortest, key=lambda one: (-met[one], one)):
        others = _cover([row for row in rows if column not in row], most - 1)
        if others is not None:
            return [column, *others]
    return None
