"""The register of algorithms: what each is, what it can't do, and what to watch in it.

An algorithm is a plain function `(board) -> Answer`. The decorator `algorithm` enters
it in `ALGORITHMS` and gives it back unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from ..answer import Answer
from ..board import Board, BoardError

__all__ = ["ALGORITHMS", "Algorithm", "Watch", "algorithm"]


@dataclass(frozen=True, slots=True)
class Watch:
    """Which of a function's variables plays which role.

    Attributes
    ----------
    current : str or None
        The cell being worked on. It is taken once each time this variable is bound.
    edge : str or None
        Bound once for each edge looked at.
    frontier : str or None
        The cells that wait: a queue, a heap, a level.
    distance, predecessor, visited : str or None
        The arrays that textbooks call so.
    origin : {1, 0, "start"} or None
        What number the function gives the first cell: 1 as here, or 0. "start": the start
        is 0, wherever it is. None: as it looks.
    cell_of : callable or None
        For a function that names cells in another way, say (row, column): what it calls a
        cell → the cell's number here.

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


@dataclass(frozen=True, slots=True)
class Algorithm:
    """A registered algorithm. Calling it runs the function.

    Attributes
    ----------
    name, title : str
        The key in `ALGORITHMS`, and the name in a heading.
    function : callable
        The plain function, Board → Answer.
    order : int
        Place in the teaching order.
    exact : bool
        Whether the answer is right on every board.
    limits : tuple of str
        If it is not exact: what it gets wrong, a sentence each.
    time, memory : str
        How both grow, V cells and E edges.
    source : str
        Where the method is from.
    watch : Watch
        Its variables and their roles.
    most_cells : int
        Larger boards are refused with a message rather than fill the memory.
    """

    name: str
    title: str
    function: Callable[[Board], Answer]
    order: int
    exact: bool
    limits: tuple[str, ...]
    time: str
    memory: str
    source: str
    watch: Watch
    most_cells: int

    def __call__(self, board: Board) -> Answer:
        """The algorithm's answer for a board.

        Raises
        ------
        BoardError
            If the board has more than `most_cells` cells.
        """
        self.check_size(board)
        return self.function(board)

    def check_size(self, board: Board) -> None:
        """Raise a BoardError if the board has more than `most_cells` cells."""
        if board.cells > self.most_cells:
            raise BoardError(
                f"{self.name} takes boards of up to {self.most_cells:,} cells "
                f"(its memory grows as {self.memory}), this one has {board.cells:,}"
            )


#: Name → algorithm, in teaching order.
ALGORITHMS: dict[str, Algorithm] = {}


def algorithm(
    name: str,
    *,
    title: str,
    order: int,
    time: str,
    memory: str,
    source: str,
    watch: Watch,
    exact: bool = True,
    limits: tuple[str, ...] = (),
    most_cells: int = 10_000_000,
) -> Callable[[Callable[[Board], Answer]], Callable[[Board], Answer]]:
    """Enter the function below in `ALGORITHMS`. The parameters are those of `Algorithm`.

    Raises
    ------
    ValueError
        If the name is taken, or if `exact` and `limits` contradict each other.
    """

    def enter(function: Callable[[Board], Answer]) -> Callable[[Board], Answer]:
        if name in ALGORITHMS:
            raise ValueError(f"there is an algorithm named {name!r} already")
        if exact == bool(limits):
            raise ValueError(f"{name}: an algorithm is exact, or else its limits are said")
        ALGORITHMS[name] = Algorithm(
            name, title, function, order, exact, limits, time, memory, source, watch, most_cells
        )
        return function

    return enter
