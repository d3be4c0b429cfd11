"""The smallest choice of columns that meets every row: a minimum cover.

A row stands for a wrong program, a column for a board, and a row is written as a whole number
whose bit c is set if board c catches the program. To find the smallest choice is NP-hard, but the
tables here are small: many boards catch the same programs, and most rows contain another.

Source: E. Balas, A. Ho, Set covering algorithms using cutting planes, heuristics, and subgradient
optimization (1980), for the reductions and the bound.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

__all__ = ["Cover", "minimum_cover"]

#: After so many steps the search ends with the best cover so far.
STEPS = 20_000


class Cover(NamedTuple):
    """Columns that meet every row, and how many any such choice has at least."""

    columns: tuple[int, ...]
    at_least: int


def minimum_cover(rows: Collection[int], steps: int = STEPS) -> Cover:
    """The fewest columns that meet every row; of columns that meet the same rows, the first.

    Parameters
    ----------
    rows : collection of int
        Each with a bit for each column that meets it; none is 0.
    steps : int
        How long to search. If that is not enough, `at_least` is less than the number of columns.

    Examples
    --------
    >>> minimum_cover([0b0001, 0b0110, 0b1100])
    Cover(columns=(0, 2), at_least=2)
    """
    return _Search(_reduced(rows), steps).cover()


class _Search:
    """Branch and bound: one of the columns of the shortest row is in the cover."""

    def __init__(self, rows: list[int], steps: int) -> None:
        self.rows, self.left = rows, steps
        self.best = list(_greedy(rows))

    def cover(self) -> Cover:
        self._branch(self.rows, [])
        whole = self.left > 0
        at_least = len(self.best) if whole else _apart(self.rows)
        return Cover(tuple(sorted(self.best)), at_least)

    def _branch(self, rows: list[int], chosen: list[int]) -> None:
        if self.left <= 0 or len(chosen) + _apart(rows) >= len(self.best):
            return
        self.left -= 1
        if not rows:
            self.best = chosen
            return
        row = min(rows, key=int.bit_count)
        for column in sorted(_columns(row), key=lambda one: (-_met(rows, one), one)):
            self._branch(_unmet(rows, column), [*chosen, column])


def _reduced(rows: Collection[int]) -> list[int]:
    """The same task with fewer rows and columns.

    A row that contains another is met whenever that one is. A column that meets nothing but what
    another one meets is not needed.
    """
    left, smaller = _needed_rows(rows), list[int]()
    while left != smaller:
        smaller = left
        kept = _needed_columns(left)
        left = _needed_rows({row & kept for row in left})
    return left


def _needed_rows(rows: Collection[int]) -> list[int]:
    needed: list[int] = []
    for row in sorted(set(rows), key=lambda row: (row.bit_count(), row)):
        if not any(row & other == other for other in needed):
            needed.append(row)
    return needed


def _needed_columns(rows: list[int]) -> int:
    meets: dict[int, int] = {}  # the rows that a column meets → the first such column
    union = 0
    for row in rows:
        union |= row
    for column in _columns(union):
        meets.setdefault(sum(1 << at for at, row in enumerate(rows) if row >> column & 1), column)
    return sum(
        1 << column for met, column in meets.items()
        if not any(met != other and met & other == met for other in meets)
    )  # fmt: skip


def _greedy(rows: list[int]) -> Iterator[int]:
    """A cover: always the column that meets most rows."""
    while rows:
        union = 0
        for row in rows:
            union |= row
        column = max(_columns(union), key=lambda one: (_met(rows, one), -one))
        yield column
        rows = _unmet(rows, column)


def _apart(rows: list[int]) -> int:
    """Rows that share no column: each needs a column of its own."""
    met, count = 0, 0
    for row in sorted(rows, key=int.bit_count):
        if not row & met:
            met |= row
            count += 1
    return count


def _columns(row: int) -> Iterator[int]:
    while row:
        lowest = row & -row
        yield lowest.bit_length() - 1
        row ^= lowest


def _met(rows: list[int], column: int) -> int:
    return sum(row >> column & 1 for row in rows)


def _unmet(rows: list[int], column: int) -> list[int]:
    return [row for row in rows if not row >> column & 1]
