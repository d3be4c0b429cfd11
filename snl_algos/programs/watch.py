"""Which of a program's variables plays which role."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

__all__ = ["Watch"]


@dataclass(frozen=True, slots=True)
class Watch:
    """Which of a function's variables plays which role.

    Attributes
    ----------
    current : str or None
        The current cell. A cell is taken each time this variable is bound.
    edge : str or None
        Bound once for each edge examined.
    frontier : str or None
        The waiting cells: a queue, a heap, a level. A whole number is a set of cells: its bit c
        is 1 if cell c is in the set.
    distance, predecessor, visited : str or None
        The arrays of that name in textbooks. `visited` can also be a whole number.
    origin : {1, 0, "start"} or None
        The number of the first cell in the function: 1 as here, or 0. "start": the start is 0,
        wherever it is. None: it is inferred.
    cell_of : callable or None
        For a function that names cells in another way, say (row, column): its name of a cell →
        the cell's number here.

    Examples
    --------
    >>> Watch(frontier="todo", current="square", origin=0).frontier
    'todo'
    """

    current: str | None = None
    edge: str | None = None
    frontier: str | None = None
    distance: str | None = None
    predecessor: str | None = None
    visited: str | None = None
    origin: Literal[0, 1, "start"] | None = None
    cell_of: Callable[[Any], int | None] | None = None
