"""A board with its name, and what a notation is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...board import Board, BoardError
from ..conventions import SIGNATURES

__all__ = ["FORMAT", "VERSION", "NamedBoard", "Notation", "only_board"]

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
        """Return the board as an object of the notation `json`; empty texts are left out."""
        about = {"name": self.name, "author": self.author, "source": self.source}
        known = {key: words for key, words in about.items() if words}
        return {"format": FORMAT, "version": VERSION, **known, **self.board.to_dict()}


@dataclass(frozen=True, slots=True)
class Notation:
    """One notation for writing boards.

    Examples
    --------
    >>> from snl_algos.boards.notations import NOTATIONS
    >>> NOTATIONS["pairs"].read("[[[3, 90]], []]")[0].board
    Board(100, {3: 90})
    """

    #: its name in commands and messages
    name: str
    #: a description in a few words
    title: str
    #: from text to boards; raises only `BoardError`
    read: Callable[[str], list[NamedBoard]]
    #: from boards to text; raises `BoardError` if the notation would lose something
    write: Callable[[Sequence[NamedBoard]], str]
    #: a pattern for the beginning of a text in this notation, spaced as by `re.VERBOSE`; the text
    #: may still be broken
    opening: str
    #: a board in this notation
    example: str
    #: its place among the notations: a text is tried in this order
    order: int = 60


def only_board(boards: Sequence[NamedBoard], notation: str, signature: str = "jump-dict") -> Board:
    """Return the only board, if the arguments of a signature can hold it, as the notation does."""
    if len(boards) != 1:
        raise BoardError(
            f"{notation} holds exactly one board, not {len(boards)}; "
            "hackerrank and json hold several"
        )
    board = boards[0].board
    if lost := SIGNATURES[signature].lost(board):
        raise BoardError(f"{notation} has no place for {lost}; json holds every board")
    return board
