"""`lines`: the number of cells, and a line for each jump.

    30 cells
    3 -> 22
    17 -> 4

The word "cells" may be missing, and the two cells of a jump may have a space, a comma, a colon or
another arrow between them. Jumps with arrows or colons may share a line. They may also come without
the number of cells, which is then 100.

The boards have a die of 6 and start on the first cell; jumps are not chained, and a throw past the
goal is not a move.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...board import Board, BoardError
from ._rules import add_jump, only_board, usual_cells
from ._text import excerpt, number, numbered_lines
from .notation import NamedBoard, Notation

__all__ = ["NOTATION"]

ARROW = r"[ \t]*(?:->|=>|→|:)[ \t]*"
OPENING = re.compile(
    rf"""\s* [0-9]+ (
        {ARROW} [0-9]
        | [ \t]+ cells? \b
        | [ \t]+ [0-9]+ [ \t]* [\r\n]
        | [ \t]* [\r\n] \s* [0-9]+ ( {ARROW} [0-9] | [ \t,]+ \S+ [ \t]* ([\r\n] | $) )
    )""",
    re.VERBOSE,
)


def read(text: str) -> list[NamedBoard]:
    r"""Return the board in the lines.

    Examples
    --------
    >>> read("30\n3 22\n17 4\n")[0].board
    Board(30, {3: 22, 17: 4})
    """
    lines = numbered_lines(text)
    if not lines:
        raise BoardError("the text is empty")
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
    """Return the jumps on a line; only those with arrows or colons may share one.

    Examples
    --------
    >>> _jumps("3->22, 5: 8", "line 1"), _jumps("17, 4", "line 2")
    ([[3, 22], [5, 8]], [[17, 4]])
    """
    words = re.split(r"[\s,;]+", re.sub(ARROW, ">", line).strip(",; \t"))
    pairs = [word.split(">") for word in words] if ">" in "".join(words) else [words]
    for pair in pairs:
        if len(pair) != 2:
            raise BoardError(f"{place}: expected jumps such as 3 -> 22, found {excerpt(line)}")
    return [[number(cell, place) for cell in pair] for pair in pairs]


def write(boards: Sequence[NamedBoard]) -> str:
    r"""Return one board as lines.

    Examples
    --------
    >>> write([NamedBoard(Board(30, {3: 22}))])
    '30 cells\n3 -> 22\n'
    """
    board = only_board(boards, NOTATION.name)
    jumps = [f"{foot} -> {end}" for foot, end in board.jumps.items()]
    return "\n".join([f"{board.cells} cells", *jumps]) + "\n"


def recognise(text: str) -> bool:
    """Accept a jump with an arrow or a colon, or a number of cells and a jump on the next line.

    A text of HackerRank has a number on each of its first two lines.
    """
    return OPENING.match(text) is not None


NOTATION = Notation(
    name="lines",
    title="the number of cells, and a line for each jump",
    read=read,
    write=write,
    recognise=recognise,
    example="30 cells\n3 -> 22\n17 -> 4\n",
    order=8,  # before move-array and hackerrank, which take any numbers
)
