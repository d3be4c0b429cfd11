"""`pairs`: a list of ladders and a list of snakes.

    {"A": [[32, 62], [42, 68]], "B": [[95, 13]]}

The two arguments of InterviewBit's "Snake Ladder Problem": A has a pair (foot, top) for
each ladder, B a pair (head, tail) for each snake. The text is such an object or a list
`[A, B]`. The board has 100 cells and a die of 6, and starts on the first cell; jumps are
not chained, and a throw past the goal is not a move.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from ...board import Board, BoardError
from ._json import listed, load, members, whole
from ._rules import add_jump, only_board
from .notation import NamedBoard, Notation

__all__ = ["NOTATION"]

CELLS = 100


def read(text: str) -> list[NamedBoard]:
    """Return the board in two lists of pairs.

    Examples
    --------
    >>> read('[[[32, 62]], [[95, 13]]]')[0].board
    Board(100, {32: 62, 95: 13})
    """
    data = load(text)
    if isinstance(data, list):
        if len(data) != 2:
            raise BoardError(
                f"expected two lists, the ladders and the snakes, found a list of {len(data)}"
            )
        ladders, snakes = data
    else:
        both = members(data, required=["A", "B"])
        ladders, snakes = both["A"], both["B"]
    jumps: dict[int, int] = {}
    _add_pairs(jumps, "ladder", ladders, "A")
    _add_pairs(jumps, "snake", snakes, "B")
    return [NamedBoard(Board(CELLS, jumps))]


def _add_pairs(jumps: dict[int, int], kind: str, pairs: object, name: str) -> None:
    for index, value in enumerate(listed(pairs, name)):
        place = f"{name}[{index}]"
        pair = listed(value, place)
        if len(pair) != 2:
            raise BoardError(f"{place}: a {kind} is a pair of cells, and this list has {len(pair)}")
        first, second = (whole(cell, f"{place}[{at}]") for at, cell in enumerate(pair))
        add_jump(jumps, kind, first, second, CELLS, place)


def write(boards: Sequence[NamedBoard]) -> str:
    r"""Return one board as an object of two lists, each sorted by cell.

    Examples
    --------
    >>> write([NamedBoard(Board(100, {95: 13, 32: 62}))])
    '{"A": [[32, 62]], "B": [[95, 13]]}\n'
    """
    board = only_board(boards, NOTATION.name, cells=CELLS)
    ladders, snakes = list(board.ladders.items()), list(board.snakes.items())
    return json.dumps({"A": ladders, "B": snakes}) + "\n"


def recognise(text: str) -> bool:
    """Accept a list that opens with a list of lists or an empty one, or an object with A or B."""
    opening = r"""\s* ( \[ \s* \[ \s* [\[\]]  |  \{ \s* "[AB]" )"""
    return re.match(opening, text, re.VERBOSE) is not None


NOTATION = Notation(
    name="pairs",
    title="a list of ladders and one of snakes (InterviewBit)",
    read=read,
    write=write,
    recognise=recognise,
    example='{"A": [[32, 62]], "B": [[95, 13]]}',
    order=40,
)
