"""What a learner's function asks of a board, and what it compares, counted while it runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..board import Board

__all__ = ["Price", "TooManyLooks", "WatchedBoard"]


class TooManyLooks(Exception):
    """A function has asked for moves more often than it may."""


class WatchedBoard(Board):
    """A board that counts how often the moves from each cell are asked for.

    It is for boards with the usual rules: there `moves`, `ends` and `successors` all ask `landings`
    once, and `predecessors` does not.

    Attributes
    ----------
    looks : Counter
        Cell → how often its moves were asked for.
    most : int or None
        After so many looks, one more raises `TooManyLooks`.

    Examples
    --------
    >>> board = WatchedBoard.of(Board(8, {2: 6}))
    >>> board.moves(1)[0], board.successors(6), board.predecessors(6)
    (Move(face=1, landing=2, cell=6), (7, 8), (1, 2, 3, 4, 5))
    >>> dict(board.looks)
    {1: 1, 6: 1}
    """

    __slots__ = ("looks", "most")

    looks: Counter[int]
    most: int | None

    @classmethod
    def of(cls, board: Board, most: int | None = None) -> WatchedBoard:
        """Return a board like another one."""
        watched = cls(board.cells, board.jumps, die=board.die, start=board.start)
        object.__setattr__(watched, "looks", Counter())  # a board sets nothing itself
        object.__setattr__(watched, "most", most)
        return watched

    def landings(self, cell: int) -> Sequence[int]:
        """Return where the moves from a cell land, and count the look.

        Raises
        ------
        TooManyLooks
            If there were `most` already.
        """
        if self.most is not None and self.looks.total() >= self.most:
            raise TooManyLooks(f"more than {self.most:,} looks at the moves of a cell")
        self.looks[cell] += 1
        return super().landings(cell)


class Price(float):
    """A cost that counts how often it, or a sum with it, is compared with another number.

    Examples
    --------
    >>> Price.compared = 0
    >>> min([(Price(3), 1), (1 + Price(1), 2)]), Price.compared
    ((2.0, 2), 2)
    """

    compared = 0

    def __add__(self, other: float) -> Price:
        """Return the sum, which counts as well."""
        return Price(float(self) + other)

    __radd__ = __add__

    def __eq__(self, other: object) -> bool:
        """Count it, and compare: a heap asks first whether two entries begin alike."""
        Price.compared += 1
        return float(self) == other

    def __lt__(self, other: float) -> bool:
        """Count it, and compare."""
        Price.compared += 1
        return float(self) < other

    def __gt__(self, other: float) -> bool:
        """Count it, and compare."""
        Price.compared += 1
        return float(self) > other

    def __le__(self, other: float) -> bool:
        """Count it, and compare."""
        Price.compared += 1
        return float(self) <= other

    def __ge__(self, other: float) -> bool:
        """Count it, and compare."""
        Price.compared += 1
        return float(self) >= other

    __hash__ = float.__hash__
