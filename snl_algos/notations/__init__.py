"""The notations a board is written in: a module for each, which reads and writes.

===========  ================================================  ===========================
notation         what it looks like                                boards it holds
===========  ================================================  ===========================
move-array   ``[-1, 3, -1, -1]``                               die 6, start 1
grid         ``[[-1, -1], [-1, 3]]``                           square, die 6, start 1
hackerrank   numbers, a few on each line                       several; 100 cells, die 6,
                                                               start 1
pairs        ``{"A": [[32, 62]], "B": [[95, 13]]}``            100 cells, die 6, start 1
dp-arrays    ``{"is_snake": [...], "ladder": [...]}``          no snakes, one foot a top,
                                                               die 6, start 0
json         ``{"cells": 30, "jumps": [[3, 22]]}``             every board, several, with
                                                               name, author and source
===========  ================================================  ===========================

A board that a notation would change is refused, and the message says what would be lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..board import BoardError
from . import board_json, dp_arrays, grid, hackerrank, move_array, pairs
from ._text import MOST_BYTES, decode, excerpt, suggestion
from .board_json import schema
from .hackerrank import answers
from .notation import NamedBoard, Notation

__all__ = [
    "MOST_BYTES",
    "NOTATIONS",
    "NamedBoard",
    "Notation",
    "answers",
    "decode",
    "notation_named",
    "read_boards",
    "recognise",
    "schema",
    "suggestion",
    "write_boards",
]

#: Every notation by its name, in the order in which a text is tried. `json` is the last,
#: because it takes any object that is none of the others'.
NOTATIONS: dict[str, Notation] = {
    module.NOTATION.name: module.NOTATION
    for module in (move_array, grid, hackerrank, pairs, dp_arrays, board_json)
}


def recognise(text: str) -> str:
    """The name of the notation that a text starts like.

    Only the first characters count, so that a broken text still gets an error from the
    notation it was meant in.

    Parameters
    ----------
    text : str
        A board, or several, in any of the notations.

    Returns
    -------
    str
        A key of `NOTATIONS`.

    Raises
    ------
    BoardError
        If no notation fits.

    Examples
    --------
    >>> recognise("[[-1, -1], [-1, 3]]")
    'grid'
    """
    if not text.strip():
        raise BoardError("the text is empty")
    for notation in NOTATIONS.values():
        if notation.recognise(text):
            return notation.name
    raise BoardError(
        f"the text starts with {excerpt(text.lstrip())}, which no notation fits: "
        "looked for a list [...] or an object {...} of JSON, or for numbers "
        f"({', '.join(NOTATIONS)})"
    )


def read_boards(text: str, notation: str | None = None) -> list[NamedBoard]:
    """The boards that a text holds.

    Parameters
    ----------
    text : str
        The text; `decode` makes it from the bytes of a file.
    notation : str, optional
        A key of `NOTATIONS`. If it is left out, the text shows which.

    Returns
    -------
    list of NamedBoard
        At least one. Only `hackerrank` and `json` hold several.

    Raises
    ------
    BoardError
        If the text is broken. The message names the notation and the place.

    Examples
    --------
    >>> read_boards("[-1, 3, -1, -1]")[0].board
    Board(4, {2: 4})
    >>> read_boards("[[-1, -1], [3]]")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: read as grid: row 2 has 1 cells, the others 2
    """
    chosen = notation_named(recognise(text) if notation is None else notation)
    try:
        return chosen.read(text)
    except BoardError as error:
        raise BoardError(f"read as {chosen.name}: {error}") from None


def write_boards(boards: Sequence[NamedBoard], notation: str) -> str:
    r"""Boards as a text in one of the notations.

    Names, authors and sources are written by `json` only; they are no part of the game.

    Parameters
    ----------
    boards : sequence of NamedBoard
        One at least; exactly one for all notations but `hackerrank` and `json`.
    notation : str
        A key of `NOTATIONS`.

    Returns
    -------
    str
        A text that ends with a line break. Read again, it gives the same boards.

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
    return notation_named(notation).write(boards)


def notation_named(name: str) -> Notation:
    """The notation of a name; a BoardError that lists the names if there is none."""
    if name not in NOTATIONS:
        raise BoardError(
            f"there is no notation {excerpt(name)}{suggestion(name, NOTATIONS)}; "
            f"the notations are {', '.join(NOTATIONS)}"
        )
    return NOTATIONS[name]
