"""`python`: the Python that makes a board, as this package prints it.

    Board(7, {2: 4, 4: 7}, die=2)

Nothing is executed: the values are numbers, strings, lists and dictionaries that are written out.
"""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Sequence
from typing import Any

from ...board import Board, BoardError
from ._rules import only_one
from ._text import excerpt
from .notation import NamedBoard, Notation

__all__ = ["NOTATION"]


def read(text: str) -> list[NamedBoard]:
    """Return the board that a call of `Board` would make.

    Examples
    --------
    >>> read("Board(9, {2: 5}, die=(1, 4), chained=True)")[0].board
    Board(9, {2: 5}, die=(1, 4), chained=True)
    >>> read("Board(9, {2: 5}, die=max(4, 6))")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: 'Board(9, {2: 5}, die=max(4, 6))' is not a call like \
Board(30, {3: 22, 17: 4}, die=6), with values that are written out
    """
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
            f"{excerpt(text.strip())} is not a call like Board(30, {{3: 22, 17: 4}}, die=6), "
            f"with values that are written out{why}"
        ) from None
    for name, _ in given:
        if [other for other, _ in given].count(name) > 1:
            raise BoardError(f"{name} is given twice")
    return [NamedBoard(Board.from_dict(dict(given)))]


def _is_board(function: ast.expr) -> bool:
    return ast.unparse(function).rpartition(".")[2] == "Board"


def _value(node: Any) -> object:
    """Return a value; a dictionary as its pairs, because Python would drop the first of two."""
    if isinstance(node, ast.Dict):
        return [*zip(map(_value, node.keys), map(_value, node.values), strict=True)]
    return ast.literal_eval(node)


def write(boards: Sequence[NamedBoard]) -> str:
    r"""Return one board as a line of Python.

    Examples
    --------
    >>> write([NamedBoard(Board(30, {3: 22}))])
    'Board(30, {3: 22})\n'
    """
    return f"{only_one(boards, NOTATION.name)!r}\n"


def recognise(text: str) -> bool:
    """Accept a call of something called `Board`."""
    return re.match(r"\s*(\w+\.)*Board\s*\(", text) is not None


NOTATION = Notation(
    name="python",
    title="the Python that makes a board",
    read=read,
    write=write,
    recognise=recognise,
    example="Board(30, {3: 22})",
    order=6,
)
