"""Grade one function, for a cell of a notebook that an autograder runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..checker import Report, check

__all__ = ["FunctionGrade", "grade_function"]


@dataclass(frozen=True)
class FunctionGrade:
    """The points of a function, and the report of its check."""

    points: float
    report: Report

    def __str__(self) -> str:
        return f"{self.points:g} points: {self.report.summary()}"


def grade_function(
    function: Any, signature: str | None = None, *, points: float = 10, **options: Any
) -> FunctionGrade:
    """Check a function, and give all points if it is right, and otherwise none.

    Parameters
    ----------
    function, signature, **options
        As in `check`.
    points : float, default 10
        The points of a right function.

    Examples
    --------
    >>> def empty_board(move, N):
    ...     return -(-(N - 1) // 6)
    >>> print(grade_function(empty_board))
    0 points: empty_board is wrong on Board(8, {2: 8}): 2 instead of 1 \
(it misses a shorter route: roll 1, land on 2, climb to 8)
    """
    report = check(function, signature, **options)
    return FunctionGrade(points if report.correct else 0, report)
