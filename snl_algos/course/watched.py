"""Boards that count how often a learner's function asks for their throws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Self

from ..board import Board
from ..programs import Program
from .learner_calls import called, check
from .verdict import Verdict, not_yet

__all__ = ["WatchedBoard", "check_looks", "looked_at"]


class WatchedBoard(Board):
    """A board that counts how often the moves from each cell, or to each landing, are asked for.

    It is for boards with the usual rules: there `moves`, `ends` and `successors` all ask `landings`
    once, and `predecessors` asks `sources`.

    Examples
    --------
    >>> board = WatchedBoard.of(Board(8, {2: 6}))
    >>> board.moves(1)[0], board.successors(6), board.predecessors(6)
    (Move(face=1, landing=2, cell=6), (7, 8), (1, 2, 3, 4, 5))
    >>> dict(board.looks), dict(board.looks_back)
    ({1: 1, 6: 1}, {2: 1, 6: 1})
    """

    __slots__ = ("looks", "looks_back")

    looks: Counter[int]
    looks_back: Counter[int]

    @classmethod
    def of(cls, board: Board) -> Self:
        """Return a board like another one."""
        watched = cls(board.cells, board.jumps, die=board.die, start=board.start)
        for name in cls.__slots__:
            object.__setattr__(watched, name, Counter())  # a board sets nothing itself
        return watched

    def landings(self, cell: int) -> Sequence[int]:
        """Return where the moves from a cell land, and count the look."""
        self.looks[cell] += 1
        return super().landings(cell)

    def sources(self, landing: int) -> Sequence[int]:
        """Return the cells with a throw that lands on a cell, and count the look."""
        self.looks_back[landing] += 1
        return super().sources(landing)


def looked_at(function: Callable[..., Any], board: Board, *more: Any) -> WatchedBoard:
    """Call a learner's function on a board that counts, and return that board."""
    watched = WatchedBoard.of(board)
    called(function, watched, *more)
    return watched


def check_looks(
    program: Program, board: Board, most: int, why: str, *, minus_one: bool = False
) -> Verdict:
    """Count a program's looks on a board, say `why` they are too many, or run it on all boards."""
    watched = looked_at(program.function, board)
    looks = watched.looks.total() + watched.looks_back.total()
    if looks > most:
        on = f"On a board of {board.cells} cells"
        return not_yet(f"{on} it looks {looks:,} times at the throws to or from a cell. {why}")
    return check(program, minus_one=minus_one)
