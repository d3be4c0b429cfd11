"""The notations for writing boards, and the modules that read and write them.

The five notations of judges hold what a call of theirs holds: see `boards/conventions.py`. `python`
and `json` hold every board; `hackerrank` and `json` hold several. Each has an `example`.

A list or an object may be as a program has it: with its name and a semicolon (`board = [[...]];`),
in braces as in C, or in Python's spelling.

If a notation cannot hold a board unchanged, the board is rejected, and the message says what
would be lost.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

from ...board import BoardError
from ...board_text import short
from ...errors import did_you_mean, placed
from ._strict import MAX_BYTES, decode, tidied
from .board_json import schema
from .judges import answers
from .notation import NamedBoard, Notation

__all__ = [
    "MAX_BYTES", "NOTATIONS", "NamedBoard", "Notation", "answers", "decode", "notation_named",
    "read_boards", "recognise", "schema", "write_boards",
]  # fmt: skip


def _discovered() -> dict[str, Notation]:
    """Return the notations of all modules in this folder, sorted by `order`."""
    names = [module.name for module in iter_modules(__path__) if not module.name.startswith("_")]
    modules = [import_module(f"{__name__}.{name}") for name in names]
    found: list[Notation] = [one for module in modules for one in getattr(module, "NOTATIONS", ())]
    return {one.name: one for one in sorted(found, key=lambda one: one.order)}


#: Every notation by its name, in the order they are tried on a text. `json` comes last,
#: because it accepts any object that is not in one of the other notations.
#:
#: :meta hide-value:
NOTATIONS: dict[str, Notation] = _discovered()


def recognise(text: str) -> str:
    r"""Return the name of the notation that a text seems to be in, or raise a BoardError.

    Only the beginning of the text counts, so that the error for a broken text comes from the
    notation that its author meant.

    Examples
    --------
    >>> recognise("board = {{-1, -1}, {-1, 3}};"), recognise("30\n3 22")
    ('grid', 'lines')
    """
    text = tidied(text)
    for notation in NOTATIONS.values():
        if re.match(notation.opening, text, re.VERBOSE):
            return notation.name
    raise BoardError(
        f"the text starts with {short(text.lstrip())}, which is not a board in any notation: "
        "expected a list [...] or an object {...} of JSON, or numbers, or Board(...) "
        f"({', '.join(NOTATIONS)})"
    )


def read_boards(text: str, notation: str | None = None) -> list[NamedBoard]:
    """Return the boards in a text: at least one, and several only of `hackerrank` and `json`.

    Parameters
    ----------
    text : str
        The text. `decode` turns the bytes of a file into text.
    notation : str, optional
        A key of `NOTATIONS`. By default the notation is detected from the text.

    Raises
    ------
    BoardError
        If the text is broken. The message names the notation and the place.

    Examples
    --------
    >>> read_boards("[-1, 3, -1, -1]")[0].board
    Board(4, {2: 4})
    >>> read_boards('{"cells": 30}')
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: read as json: the key 'jumps' is missing
    """
    text = tidied(text)
    chosen = notation_named(recognise(text) if notation is None else notation)
    with placed(f"read as {chosen.name}"):
        return chosen.read(text)


def write_boards(boards: Sequence[NamedBoard], notation: str) -> str:
    r"""Return boards as a text in one of the notations. Reading it returns the same boards.

    Only `json` writes names, authors and sources, which are not part of the game.

    Parameters
    ----------
    boards : sequence of NamedBoard
        At least one; exactly one, unless the notation is `hackerrank` or `json`.
    notation : str
        A key of `NOTATIONS`.

    Raises
    ------
    BoardError
        If the notation cannot hold a board. The message says what would be lost.

    Examples
    --------
    >>> from snl_algos.board import Board
    >>> write_boards([NamedBoard(Board(4, {2: 3}))], "grid")
    '[[-1, -1],\n [-1, 3]]\n'
    """
    if not boards:
        raise BoardError("there is no board to write")
    return notation_named(notation).write(boards)


def notation_named(name: str) -> Notation:
    """Return the notation with this name; otherwise raise a BoardError that lists the names.

    Examples
    --------
    >>> notation_named("grid").title
    'grid of a square board, top row first (LeetCode 909)'
    """
    if name not in NOTATIONS:
        raise BoardError(
            f"there is no notation {short(name)}{did_you_mean(name, NOTATIONS)}; "
            f"the notations are {', '.join(NOTATIONS)}"
        )
    return NOTATIONS[name]
