"""What counts the questions of a learner's code, so that a check can see how it works.

What counts is how often it asks, never how long it takes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby, islice
from types import FrameType
from typing import Any

from ..answer import Cost
from ..board import Board, Move

__all__ = ["AskedTooOften", "WatchedBoard", "WatchedCost", "WatchedDict", "taken_again"]


class AskedTooOften(Exception):
    """A learner's code has asked more often than any program needs to that makes its point."""


class WatchedBoard(Board):
    """A board that notes for which cells the moves are asked, in order.

    Parameters
    ----------
    board : Board
        The board to watch.
    most : int, optional
        How often may be asked. After that it raises `AskedTooOften`.

    Attributes
    ----------
    asked : list of int
        The cells.

    Examples
    --------
    >>> board = WatchedBoard(Board(6, {5: 2}, die=2))
    >>> board.moves(3), board.successors(4)
    ((Move(face=1, landing=4, cell=4), Move(face=2, landing=5, cell=2)), (2, 6))
    >>> board.asked
    [3, 4]
    """

    __slots__ = ("asked", "most")

    asked: list[int]
    most: int | None

    def __init__(self, board: Board, most: int | None = None) -> None:
        super().__init__(
            board.cells, board.jumps, die=board.faces, start=board.start, chained=board.chained,
            overshoot=board.overshoot,
        )  # fmt: skip
        object.__setattr__(self, "asked", [])
        object.__setattr__(self, "most", most)

    def moves(self, cell: int) -> tuple[Move, ...]:
        """Return the moves from a cell, and note it."""
        self._note(cell)
        return super().moves(cell)

    def ends(self, cell: int) -> list[int]:
        """Return where the moves from a cell end, and note it."""
        self._note(cell)
        return super().ends(cell)

    def _note(self, cell: int) -> None:
        self.asked.append(cell)
        if self.most is not None and len(self.asked) > self.most:
            raise AskedTooOften


class WatchedCost:
    """A cost that counts how often it is asked.

    Parameters
    ----------
    cost : callable
        Move → its cost.
    most : int
        How often it may be asked. After that it raises `AskedTooOften`.

    Examples
    --------
    >>> cost = WatchedCost(lambda move: move.face, most=1)
    >>> cost(Board(3).moves(1)[1])
    2
    >>> cost(Board(3).moves(1)[1])
    Traceback (most recent call last):
        ...
    snl_algos.course.watched.AskedTooOften
    """

    def __init__(self, cost: Cost, most: int) -> None:
        self.cost, self.most, self.asked = cost, most, 0

    def __call__(self, move: Move) -> float:
        """Return the cost of a move, and count it."""
        self.asked += 1
        if self.asked > self.most:
            raise AskedTooOften
        return self.cost(move)


class WatchedDict(dict[Any, Any]):
    """A dictionary that notes whether a function looks something up in it that calls itself.

    Attributes
    ----------
    by_recursion : bool
        Whether one did.

    Examples
    --------
    >>> def first(parent, cell):
    ...     return cell if parent[cell] is None else first(parent, parent[cell])
    >>> parent = WatchedDict({1: None, 2: 1})
    >>> first(parent, 1), parent.by_recursion
    (1, False)
    >>> first(parent, 2), parent.by_recursion
    (1, True)
    """

    by_recursion = False

    def __getitem__(self, key: Any) -> Any:
        self._note(sys._getframe(1))
        return super().__getitem__(key)

    def get(self, key: Any, default: Any = None) -> Any:
        """Return the value of a key, and look who asks."""
        self._note(sys._getframe(1))
        return super().get(key, default)

    def _note(self, frame: FrameType) -> None:
        """Look whether the function that asks is among those that have called it."""
        before = islice(_callers(frame), 1, 8)
        self.by_recursion |= any(one.f_code is frame.f_code for one in before)


def _callers(frame: FrameType | None) -> Iterator[FrameType]:
    """Yield a frame, the one that called it, and so on."""
    while frame is not None:
        yield frame
        frame = frame.f_back


def taken_again(asked: list[int]) -> int | None:
    """Return the first cell that is taken a second time, after another one; None if there is none.

    A search may ask for the moves of a cell twice while it looks at that cell.

    Examples
    --------
    >>> taken_again([1, 2, 2, 3]), taken_again([1, 3, 2, 3])
    (None, 3)
    """
    seen: set[int] = set()
    for cell, _ in groupby(asked):
        if cell in seen:
            return cell
        seen.add(cell)
    return None
