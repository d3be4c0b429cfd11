"""Checks that several notations share: can it hold this board, does a ladder go up?"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence

from ...board import Board, BoardError, BoardWarning
from ._json import shown
from .notation import NamedBoard

__all__ = [
    "MAX_LISTED",
    "add_jump",
    "check_rules",
    "check_size",
    "only_board",
    "only_one",
    "some",
    "usual_cells",
]

#: The largest board that is written cell by cell, so that the text can be read again: each
#: cell takes up to 9 bytes, and files larger than `MAX_BYTES` are not read.
MAX_LISTED = 3_000_000


def only_board(
    boards: Sequence[NamedBoard], notation: str, *, start: int = 1, cells: int | None = None
) -> Board:
    """Return the only board, for a notation that holds exactly one, if it can hold its rules.

    `start` and `cells` are as in `check_rules`.
    """
    board = only_one(boards, notation)
    check_rules(board, notation, start=start, cells=cells)
    return board


def only_one(boards: Sequence[NamedBoard], notation: str) -> Board:
    """Return the only board, for a notation that holds exactly one."""
    if len(boards) != 1:
        raise BoardError(
            f"{notation} holds exactly one board, not {len(boards)}; "
            "hackerrank and json hold several"
        )
    return boards[0].board


def check_rules(board: Board, notation: str, *, start: int = 1, cells: int | None = None) -> None:
    """Raise a BoardError that lists the rules of a board that a notation cannot hold, if any.

    All its boards have the same `start`, and the same number of `cells` if one is given.

    Examples
    --------
    >>> check_rules(Board(30, die=8, chained=True), "grid")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: grid has no place for die 8, chained jumps; json holds every board
    """
    lost = []
    if cells is not None and board.cells != cells:
        lost.append(f"{board.cells} cells (always {cells})")
    if isinstance(board.die, tuple):
        lost.append(f"a die with the faces {some(board.die)}")
    elif board.die != 6:
        lost.append(f"die {board.die}")
    if board.start != start:
        lost.append(f"start {board.start} (always {start})")
    if board.chained:
        lost.append("chained jumps")
    if board.overshoot != "stay":
        lost.append(f'overshoot "{board.overshoot}"')
    if lost:
        raise BoardError(f"{notation} has no place for {', '.join(lost)}; json holds every board")


def usual_cells(remedy: str) -> None:
    """Warn that a board has 100 cells because its text has no number of cells."""
    words = f"the number of cells is missing, so the board has 100; to set it, {remedy}"
    warnings.warn(words, BoardWarning, stacklevel=3)


def check_size(board: Board, notation: str) -> None:
    """Raise a BoardError if a board has too many cells to write one by one."""
    if board.cells > MAX_LISTED:
        raise BoardError(
            f"{notation} lists every cell, and {board.cells} cells are too many "
            f"(at most {MAX_LISTED}); json lists only the jumps"
        )


def some(numbers: Iterable[int]) -> str:
    """Return numbers for a message: the first few, and how many more there are.

    Examples
    --------
    >>> some([17, 54, 62, 64, 87, 93])
    '17, 54, 62 and 3 more'
    """
    words = [str(number) for number in numbers]
    if len(words) <= 4:
        return ", ".join(words)
    return f"{', '.join(words[:3])} and {len(words) - 3} more"


def add_jump(
    jumps: dict[int, int], kind: str, first: int, second: int, cells: int, place: str
) -> None:
    """Add a jump from a list of one kind: "ladder", "snake", or any "jump".

    Examples
    --------
    >>> add_jump({}, "ladder", 62, 32, 100, "line 3")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: line 3: ladder 62→32 goes down; a ladder is foot, then top
    """
    for cell in (first, second):
        if not 1 <= cell <= cells:
            raise BoardError(
                f"{place}: cell {shown(cell)} is off the board, whose cells are 1 to {cells}"
            )
    if first == second:
        raise BoardError(f"{place}: {kind} {first}→{second} starts and ends on the same cell")
    if kind == "ladder" and second < first:
        raise BoardError(f"{place}: ladder {first}→{second} goes down; a ladder is foot, then top")
    if kind == "snake" and second > first:
        raise BoardError(f"{place}: snake {first}→{second} goes up; a snake is head, then tail")
    if first in jumps:
        raise BoardError(
            f"{place}: {first}→{second} is a second jump from cell {first}, which already has "
            f"{first}→{jumps[first]}"
        )
    jumps[first] = second
