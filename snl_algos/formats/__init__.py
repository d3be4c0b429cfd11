"""The notations a board is written in: a module for each, which reads and writes.

===========  ================================================  ===========================
form         what it looks like                                boards it holds
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

A board that a form would change is refused, and the message says what would be lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..board import BoardError
from . import board_json, dp_arrays, grid, hackerrank, move_array, pairs
from ._text import MOST_BYTES, decode, excerpt, suggestion
from .board_json import schema
from .hackerrank import answers
from .named import Form, NamedBoard

__all__ = [
    "FORMS",
    "MOST_BYTES",
    "Form",
    "NamedBoard",
    "answers",
    "check_form",
    "decode",
    "read_boards",
    "recognise",
    "schema",
    "suggestion",
    "write_boards",
]

#: Every form by its name, in the order in which a text is tried. `json` is the last,
#: because it takes any object that is none of the others'.
FORMS: dict[str, Form] = {
    module.FORM.name: module.FORM
    for module in (move_array, grid, hackerrank, pairs, dp_arrays, board_json)
}


def recognise(text: str) -> str:
    """The name of the form that a text starts like.

    Only the first characters count, so that a broken text still gets an error from the
    form it was meant in.

    Parameters
    ----------
    text : str
        A board, or several, in any of the forms.

    Returns
    -------
    str
        A key of `FORMS`.

    Raises
    ------
    BoardError
        If no form fits.

    Examples
    --------
    >>> recognise("[[-1, -1], [-1, 3]]")
    'grid'
    """
    if not text.strip():
        raise BoardError("the text is empty")
    for form in FORMS.values():
        if form.recognise(text):
            return form.name
    raise BoardError(
        f"the text starts with {excerpt(text.lstrip())}, which no form fits: "
        "looked for a list [...] or an object {...} of JSON, or for numbers "
        f"({', '.join(FORMS)})"
    )


def read_boards(text: str, form: str | None = None) -> list[NamedBoard]:
    """The boards that a text holds.

    Parameters
    ----------
    text : str
        The text; `decode` makes it from the bytes of a file.
    form : str, optional
        A key of `FORMS`. If it is left out, the text shows which.

    Returns
    -------
    list of NamedBoard
        At least one. Only `hackerrank` and `json` hold several.

    Raises
    ------
    BoardError
        If the text is broken. The message names the form and the place.

    Examples
    --------
    >>> read_boards("[-1, 3, -1, -1]")[0].board
    Board(4, {2: 4})
    >>> read_boards("[[-1, -1], [3]]")
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: read as grid: row 2 has 1 cells, the others 2
    """
    chosen = check_form(recognise(text) if form is None else form)
    try:
        return chosen.read(text)
    except BoardError as error:
        raise BoardError(f"read as {chosen.name}: {error}") from None


def write_boards(boards: Sequence[NamedBoard], form: str) -> str:
    r"""Boards as a text in one of the forms.

    Names, authors and sources are written by `json` only; they are no part of the game.

    Parameters
    ----------
    boards : sequence of NamedBoard
        One at least; exactly one for all forms but `hackerrank` and `json`.
    form : str
        A key of `FORMS`.

    Returns
    -------
    str
        A text that ends with a line break. Read again, it gives the same boards.

    Raises
    ------
    BoardError
        If the form cannot hold a board. The message says what would be lost.

    Examples
    --------
    >>> from snl_algos.board import Board
    >>> write_boards([NamedBoard(Board(4, {2: 3}))], "grid")
    '[[-1, -1],\n [-1, 3]]\n'
    """
    return check_form(form).write(boards)


def check_form(name: str) -> Form:
    """The form of a name; a BoardError that lists the names if there is none."""
    if name not in FORMS:
        raise BoardError(
            f"there is no form {excerpt(name)}{suggestion(name, FORMS)}; "
            f"the forms are {', '.join(FORMS)}"
        )
    return FORMS[name]
