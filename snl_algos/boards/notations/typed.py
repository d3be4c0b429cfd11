"""What people type: lines of jumps, and the Python that makes a board.

`lines` is the number of cells, and a line for each jump:

    30 cells
    3 -> 22
    17 -> 4

The word "cells" may be missing, and the two cells of a jump may have a space, a comma, a colon or
another arrow between them. Jumps with arrows or colons may share a line. They may also come without
the number of cells, which is then 100.

`python` is a board as this package prints it, `Board(7, {2: 4, 4: 7}, die=2)`. Nothing is executed:
the values are numbers, strings, lists and dictionaries that are written out.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Sequence
from typing import Any

from ...board import Board, BoardError
from ...board_text import short
from ._strict import add_jump, as_object, number, numbered_lines, usual_cells
from .notation import NamedBoard, Notation, only_board

__all__ = ["NOTATIONS"]

ARROW = r"[ \t]*(?:->|=>|→|:)[ \t]*"
#: A jump with an arrow or a colon, or a number of cells and a jump on the next line. (A text of
#: HackerRank has a number on each of its first two lines.)
OF_LINES = rf"""\s* [0-9]+ (
    {ARROW} [0-9]
    | [ \t]+ cells? \b
    | [ \t]+ [0-9]+ [ \t]* [\r\n]
    | [ \t]* [\r\n] \s* [0-9]+ ( {ARROW} [0-9] | [ \t,]+ \S+ [ \t]* ([\r\n] | $) )
)"""


def _read_lines(text: str) -> list[NamedBoard]:
    lines = numbered_lines(text)
    (at, first), cells = lines[0], 100
    if not re.search(ARROW, first):
        size = re.sub(r"\s*cells?$", "", first)
        cells = number(size, f"line {at}: the number of cells comes first, alone")
        del lines[0]
    else:
        usual_cells("write 30 on a line before the jumps")
    jumps: dict[int, int] = {}
    for at, line in lines:
        for foot, end in _jumps(line, f"line {at}"):
            add_jump(jumps, "jump", foot, end, cells, f"line {at}")
    return [NamedBoard(Board(cells, jumps))]


def _jumps(line: str, place: str) -> list[list[int]]:
    """Return the jumps on a line; only those with arrows or colons may share one."""
    words = re.split(r"[\s,;]+", re.sub(ARROW, ">", line).strip(",; \t"))
    pairs = [word.split(">") for word in words] if ">" in "".join(words) else [words]
    for pair in pairs:
        if len(pair) != 2:
            raise BoardError(f"{place}: expected jumps such as 3 -> 22, found {short(line)}")
    return [[number(cell, place) for cell in pair] for pair in pairs]


def _write_lines(boards: Sequence[NamedBoard]) -> str:
    board = only_board(boards, "lines")
    jumps = [f"{foot} -> {end}" for foot, end in board.jumps.items()]
    return "\n".join([f"{board.cells} cells", *jumps]) + "\n"


def _read_python(text: str) -> list[NamedBoard]:
    """Return the board that a call of `Board` would make."""
    try:
        with warnings.catch_warnings():  # such as of 3in, a SyntaxWarning
            warnings.simplefilter("ignore")
            call = ast.parse(text.strip(), mode="eval").body
        if not isinstance(call, ast.Call) or not _is_board(call.func) or len(call.args) > 2:
            raise ValueError
        named = [*zip(("cells", "jumps"), call.args, strict=False)]
        named += [(one.arg or "", one.value) for one in call.keywords]
        given = [(name, _value(node)) for name, node in named]
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError) as error:
        why = f" ({error.msg})" if isinstance(error, SyntaxError) else ""
        raise BoardError(
            f"{short(text.strip())} is not a call like Board(30, {{3: 22, 17: 4}}, die=6), "
            f"with values that are written out{why}"
        ) from None
    return [NamedBoard(Board.from_dict(as_object(given)))]


def _is_board(function: ast.expr) -> bool:
    return ast.unparse(function).rpartition(".")[2] == "Board"


def _value(node: Any) -> object:
    """Return a value; a dictionary as its pairs, because Python would drop the first of two."""
    if isinstance(node, ast.Dict):
        return [*zip(map(_value, node.keys), map(_value, node.values), strict=True)]
    return ast.literal_eval(node)


NOTATIONS = (
    Notation(
        "python",
        "the Python that makes a board",
        read=_read_python,
        write=lambda boards: f"{only_board(boards, 'python', 'board')!r}\n",
        opening=r"\s*(\w+\.)*Board\s*\(",
        example="Board(30, {3: 22})",
        order=6,
    ),
    Notation(
        "lines",
        "the number of cells, and a line for each jump",
        read=_read_lines,
        write=_write_lines,
        opening=OF_LINES,
        example="30 cells\n3 -> 22\n17 -> 4\n",
        order=8,  # before move-array and hackerrank, which take any numbers
    ),
)
