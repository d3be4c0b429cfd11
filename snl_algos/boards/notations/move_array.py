"""`move-array`: where each cell leads, counted from 0.

    [-1, 3, -1, -1]

Entry 0 is cell 1. -1 is a cell without a jump; any other value is the entry where its jump
leads. This is a board of 4 cells with a ladder 2→4. An entry that is its own index is not a jump.
0 is a jump to cell 1; some programs mean no jump by it, so an array with many gets a warning.
The text is a JSON list, or bare numbers with spaces or commas between them.

The program of the queue BFS uses this array. The boards have a die of 6 and start on the first
cell; jumps are not chained, and a throw past the goal is not a move.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Sequence

from ... import views
from ...board import Board, BoardError, BoardWarning
from ...board_text import counted
from ._json import listed, load, shown, whole
from ._rules import check_size, only_board
from ._text import number
from .notation import NamedBoard, Notation

__all__ = ["NOTATION"]


def read(text: str) -> list[NamedBoard]:
    """Return the board in a move array; bare numbers may fill several lines.

    Examples
    --------
    >>> read("-1 3 -1 -1")[0].board
    Board(4, {2: 4})
    """
    if text.lstrip().startswith("["):
        array = [whole(value, _place(i)) for i, value in enumerate(listed(load(text), "array"))]
    elif text.strip():
        tokens = re.split(r"\s*,\s*|\s+", text.strip())
        array = [number(token, _place(i)) for i, token in enumerate(tokens)]
    else:
        raise BoardError("the text is empty")
    if not array:
        raise BoardError("the list is empty, and a board has at least 1 cell")
    return [NamedBoard(_board(array))]


def _place(index: int) -> str:
    return f"index {index} (cell {index + 1})"


def _board(array: Sequence[int]) -> Board:
    cells = len(array)
    jumps = {}
    for index, value in enumerate(array):
        if value in (-1, index):
            continue
        if not 0 <= value < cells:
            raise BoardError(
                f"{_place(index)}: {shown(value)} is off a board of {counted(cells, 'cell')}; "
                f"values are -1 or 0 to {cells - 1}"
            )
        jumps[index + 1] = value + 1
    zeros = array[1:].count(0)
    if zeros > array.count(-1):
        warnings.warn(
            f"0 leads to cell 1, here from {counted(zeros, 'cell')}; write -1 for no jump",
            BoardWarning,
            stacklevel=2,
        )
    return Board(cells, jumps)


def write(boards: Sequence[NamedBoard]) -> str:
    r"""Return one board as a JSON list on one line.

    Examples
    --------
    >>> write([NamedBoard(Board(4, {2: 4}))])
    '[-1, 3, -1, -1]\n'
    """
    board = only_board(boards, NOTATION.name)
    check_size(board, NOTATION.name)
    return json.dumps(views.move_array(board)) + "\n"


def recognise(text: str) -> bool:
    """Accept a list that does not open with a list or an object, or numbers on a single line."""
    if re.match(r"\s*-?[0-9]", text):
        return not re.search("[\r\n]", text.strip())
    return re.match(r"\s*\[(?!\s*[\[{])", text) is not None


NOTATION = Notation(
    name="move-array",
    title="move array counted from 0",
    read=read,
    write=write,
    recognise=recognise,
    example="[-1, 3, -1, -1]",
    order=10,
)
