"""A board with its name, and the interface of a notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...board import Board

__all__ = ["FORMAT", "VERSION", "NamedBoard", "Notation"]

#: The values of `format` and `version` in the notation `json`.
FORMAT, VERSION = "snl-board", 1


@dataclass(frozen=True, slots=True)
class NamedBoard:
    """A board with its name, author and source.

    Parameters
    ----------
    board : Board
        The board itself.
    name, author, source : str, optional
        Empty if not known. Only the notation `json` writes them.

    Examples
    --------
    >>> NamedBoard(Board(30, {3: 22}), name="one ladder")
    NamedBoard(board=Board(30, {3: 22}), name='one ladder', author='', source='')
    """

    board: Board
    name: str = ""
    author: str = ""
    source: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Return the board as an object of the notation `json`; empty texts are left out.

        Examples
        --------
        >>> list(NamedBoard(Board(30), name="empty").to_dict())[:4]
        ['format', 'version', 'name', 'cells']
        """
        about = {"name": self.name, "author": self.author, "source": self.source}
        known = {key: words for key, words in about.items() if words}
        return {"format": FORMAT, "version": VERSION, **known, **self.board.to_dict()}


@dataclass(frozen=True, slots=True)
class Notation:
    """One notation for writing boards.

    Parameters
    ----------
    name : str
        Its name in commands and messages.
    title : str
        A description in a few words.
    read : callable
        From text to boards. Raises only `BoardError`.
    write : callable
        From boards to text. Raises `BoardError` if the notation would lose something.
    recognise : callable
        Whether a text begins like one in this notation. It may still be broken.
    example : str
        A board in this notation.
    order : int, default 60
        Its place among the notations. A text is tried in this order.

    Examples
    --------
    >>> from snl_algos.boards.notations import NOTATIONS
    >>> pairs = NOTATIONS["pairs"]
    >>> pairs.recognise(pairs.example), pairs.read("[[[3, 90]], []]")[0].board
    (True, Board(100, {3: 90}))
    """

    name: str
    title: str
    read: Callable[[str], list[NamedBoard]]
    write: Callable[[Sequence[NamedBoard]], str]
    recognise: Callable[[str], bool]
    example: str
    order: int = 60
