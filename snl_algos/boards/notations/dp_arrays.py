"""`dp-arrays`: the two arrays of the forward DP.

    {"is_snake": [false, false, false, false, false],
     "ladder": [-1, -1, -1, -1, 2]}

Both are indexed by cell; entry 0 is the place off the board where the game starts.
`ladder[top]` is the foot of the ladder that ends there; -1 means no ladder, and 0 is read the
same way. This is a board of 4 cells with a ladder 2→4. `is_snake[head]` only says that a snake
starts there.

The arrays therefore lose where snakes end, and all but one of the ladders with the same top. A
board with snakes, or with two ladders to one top, is rejected. The boards have a die of 6 and
start off the board; jumps are not chained, and a throw past the goal is not a move.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from ...board import Board, BoardError
from ._json import listed, load, members, shown, whole
from ._rules import check_size, only_board, some
from .notation import NamedBoard, Notation

__all__ = ["NOTATION"]

#: The values that mean that no ladder ends on a cell. The source writes -1.
NO_LADDER = (-1, 0)


def read(text: str) -> list[NamedBoard]:
    """Return the board in the two arrays, if no snake is marked.

    Examples
    --------
    >>> read('{"is_snake": [0, 0, 0, 0, 0], "ladder": [-1, -1, -1, -1, 2]}')[0].board
    Board(4, {2: 4}, start=0)
    """
    arrays = members(load(text), required=["is_snake", "ladder"])
    is_snake = listed(arrays["is_snake"], "is_snake")
    ladder = listed(arrays["ladder"], "ladder")
    if len(is_snake) != len(ladder):
        raise BoardError(
            f"is_snake has {len(is_snake)} entries and ladder has {len(ladder)}; "
            "each needs one more than the board has cells"
        )
    if len(ladder) < 2:
        raise BoardError("each array needs an entry for index 0 and one for each cell")
    _check_no_snake(is_snake)
    return [NamedBoard(Board(len(ladder) - 1, _jumps(ladder), start=0))]


def _check_no_snake(is_snake: Sequence[object]) -> None:
    for cell, value in enumerate(is_snake):
        if not isinstance(value, int) or value not in (0, 1):
            raise BoardError(f"is_snake[{cell}]: {shown(value)} is not true or false")
        if value and cell == 0:
            raise BoardError("is_snake[0] is off the board and must be false")
        if value:
            raise BoardError(
                f"is_snake marks cell {cell}, but this notation does not say where the snake "
                "ends, so the board cannot be read"
            )


def _jumps(ladder: Sequence[object]) -> dict[int, int]:
    jumps: dict[int, int] = {}
    for top, value in enumerate(ladder):
        foot = whole(value, f"ladder[{top}]")
        if foot in NO_LADDER:
            continue
        if top == 0:
            raise BoardError("ladder[0] is off the board and must be -1")
        if not 1 <= foot < top:
            raise BoardError(
                f"ladder[{top}]: {shown(foot)} is not the foot of a ladder to cell {top}; "
                f"write -1 (no ladder) or a cell below {top}"
            )
        if foot in jumps:
            raise BoardError(
                f"ladder[{top}]: a second ladder from cell {foot}, which already has "
                f"{foot}→{jumps[foot]}"
            )
        jumps[foot] = top
    return jumps


def write(boards: Sequence[NamedBoard]) -> str:
    r"""Return one board as an object with the two arrays, each on its own line.

    Examples
    --------
    >>> print(write([NamedBoard(Board(4, {2: 4}, start=0))]), end="")
    {"is_snake": [false, false, false, false, false],
     "ladder": [-1, -1, -1, -1, 2]}
    >>> write([NamedBoard(Board(30, {17: 4}, start=0))])
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: dp-arrays cannot say where the snakes from 17 end; json can
    """
    board = only_board(boards, NOTATION.name, start=0)
    check_size(board, NOTATION.name)
    if board.snakes:
        raise BoardError(
            f"dp-arrays cannot say where the snakes from {some(board.snakes)} end; json can"
        )
    ladder = [-1] * (board.cells + 1)
    for foot, top in board.ladders.items():
        if ladder[top] != -1:
            raise BoardError(
                f"dp-arrays can hold one foot for each top, but the ladders {ladder[top]}→{top} "
                f"and {foot}→{top} end on the same cell; json holds every board"
            )
        ladder[top] = foot
    is_snake = json.dumps([False] * len(ladder))
    return f'{{"is_snake": {is_snake},\n "ladder": {json.dumps(ladder)}}}\n'


def recognise(text: str) -> bool:
    """Accept an object that opens with one of the two arrays."""
    return re.match(r'\s*\{\s*"(is_snake|ladder)"', text) is not None


NOTATION = Notation(
    name="dp-arrays",
    title="the arrays is_snake and ladder of the forward DP",
    read=read,
    write=write,
    recognise=recognise,
    example='{"is_snake": [false, false, false], "ladder": [-1, -1, -1]}',
    order=50,
)
