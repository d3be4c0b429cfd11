"""Boards that count how often a learner's function asks for their throws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

from ..board import Board
from .learner_calls import Failed

__all__ = ["TooManyLooks", "WatchedBoard", "looked_too_often"]


class TooManyLooks(Exception):
    """A function has asked for the throws to or from a cell more often than it may."""


def looked_too_often(got: Any) -> bool:
    """Return whether `called` says that a call was ended by `TooManyLooks`."""
    return isinstance(got, Failed) and isinstance(got.error, TooManyLooks)


class WatchedBoard(Board):
    """A board that counts how often the moves from each cell, or to each landing, are asked for.

    It is for boards with the usual rules: there `moves`, `ends` and `successors` all ask `landings`
    once, and `predecessors` asks `sources`. After `most` looks of both kinds, one more raises
    `TooManyLooks`.

    Examples
    --------
    >>> board = WatchedBoard.of(Board(8, {2: 6}))
    >>> board.moves(1)[0], board.successors(6), board.predecessors(6)
    (Move(face=1, landing=2, cell=6), (7, 8), (1, 2, 3, 4, 5))
    >>> dict(board.looks), dict(board.looks_back)
    ({1: 1, 6: 1}, {2: 1, 6: 1})
    """

    __slots__ = ("looks", "looks_back", "most")

    looks: Counter[int]
    looks_back: Counter[int]
    most: int | None

    @classmethod
    def of(cls, board: Board, most: int | None = None, **more: Any) -> Self:
        """Return a board like another one, with more attributes if a subclass has some."""
        watched = cls(board.cells, board.jumps, die=board.die, start=board.start)
        own: dict[str, Any] = {"looks": Counter(), "looks_back": Counter(), "most": most}
        for name, value in (own | more).items():
            object.__setattr__(watched, name, value)  # a board sets nothing itself
        return watched

    def landings(self, cell: int) -> Sequence[int]:
        """Return where the moves from a cell land, and count the look."""
        self._count(self.looks, cell)
        return super().landings(cell)

    def sources(self, landing: int) -> Sequence[int]:
        """Return the cells with a throw that lands on a cell, and count the look."""
        self._count(self.looks_back, landing)
        return super().sources(landing)

    def _count(self, looks: Counter[int], cell: int) -> None:
        if self.most is not None and self.looks.total() + self.looks_back.total() >= self.most:
            raise TooManyLooks(f"more than {self.most:,} looks at the throws of a cell")
        looks[cell] += 1
