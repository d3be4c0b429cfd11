"""`grid`: the board as it is drawn, row by row from the top.

    [[-1, -1],
     [-1,  3]]

The matrix of LeetCode 909. The numbering starts at the bottom left and turns at the end of
each row: the bottom row runs to the right, the next one to the left. A cell with -1 or its own
number has no jump; any other value is the cell where its jump leads. This is a board of 4
cells with a ladder 2→3. Messages count rows and columns from 1, beginning at the top left.

The boards are square and have a die of 6. They start on the first cell; jumps are not
chained, and a throw past the goal is not a move.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from math import isqrt

from ... import views
from ...board import Board, BoardError
from ...board_text import counted
from ...layout import Layout
from ._json import listed, load, shown, whole
from ._rules import check_size, only_board
from .notation import NamedBoard, Notation

__all__ = ["NOTATION"]


def read(text: str) -> list[NamedBoard]:
    """Return the board in a square grid.

    Examples
    --------
    >>> read("[[-1, -1], [-1, 3]]")[0].board
    Board(4, {2: 3})
    """
    rows = [listed(row, f"row {at}") for at, row in enumerate(listed(load(text), "rows"), 1)]
    _check_square(rows)
    side = len(rows)
    layout = Layout(side * side, side)
    jumps = {}
    for cell in range(1, layout.cells + 1):
        from_bottom, column = layout.place(cell)
        value = rows[side - 1 - from_bottom][column]
        if value in (-1, cell) and type(value) is int:
            continue
        place = f"row {side - from_bottom}, column {column + 1} (cell {cell})"
        end = whole(value, place)
        if not 1 <= end <= layout.cells:
            raise BoardError(
                f"{place}: {shown(end)} is off a board of {layout.cells} cells; "
                f"values are -1 or 1 to {layout.cells}"
            )
        jumps[cell] = end
    return [NamedBoard(Board(layout.cells, jumps))]


def _check_square(rows: Sequence[Sequence[object]]) -> None:
    if not rows:
        raise BoardError("the list is empty, and a board has at least 1 row")
    widths = [len(row) for row in rows]
    usual, times = Counter(widths).most_common(1)[0]
    others = "the others" if times == len(rows) - 1 else "most"
    for at, width in enumerate(widths, start=1):
        if width != usual:
            raise BoardError(f"row {at} has {counted(width, 'cell')}, {others} have {usual}")
    if usual != len(rows):
        raise BoardError(
            "a grid is square, but this one does not have as many rows as columns: "
            f"{len(rows)} and {usual}"
        )


def write(boards: Sequence[NamedBoard]) -> str:
    r"""Return one board as a JSON list of rows, one per line.

    Examples
    --------
    >>> print(write([NamedBoard(Board(9, {2: 9, 7: 5}))]), end="")
    [[5, -1, -1],
     [-1, -1, -1],
     [-1, 9, -1]]
    """
    board = only_board(boards, NOTATION.name)
    check_size(board, NOTATION.name)
    side = isqrt(board.cells)
    if side * side != board.cells:
        raise BoardError(
            f"grid holds square boards, and {board.cells} cells do not make a square; "
            "json holds every board"
        )
    return "[" + ",\n ".join(json.dumps(row) for row in views.grid(board)) + "]\n"


def recognise(text: str) -> bool:
    """Accept a list that opens with a list of something other than lists."""
    return re.match(r"\s*\[\s*\[(?!\s*[\[\]])", text) is not None


NOTATION = Notation(
    name="grid",
    title="grid of a square board, top row first (LeetCode 909)",
    read=read,
    write=write,
    recognise=recognise,
    example="[[-1, -1], [-1, 3]]",
    order=20,
)
