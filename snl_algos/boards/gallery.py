"""The gallery of named boards, and boards from files, texts and lists.

The named boards are data files in the notation `json` in a folder next to this module. The name
of the file is the name of the board. New files are found automatically.
"""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Sequence
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Any

from ..board import Board, BoardError
from ..board_text import short
from ..errors import did_you_mean, placed
from .generated import all_boards, random_board
from .notations import MAX_BYTES, NamedBoard, decode, read_boards

__all__ = [
    "BoardLike", "all_boards", "get", "load_board", "load_boards", "named_board", "names",
    "random_board", "read_from",
]  # fmt: skip


#: Anything that `named_board` accepts as a board.
BoardLike = Board | NamedBoard | str | Path | Sequence[Any]

BOARDS = Path(__file__).with_name("named")


@cache
def names() -> tuple[str, ...]:
    """Return the names of the boards in the gallery, in alphabetical order."""
    return tuple(sorted(file.stem for file in BOARDS.glob("*.json")))


@cache
def get(name: str) -> NamedBoard:
    """Return a board from the gallery, with its title, author and source; else a BoardError."""
    if name not in names():
        raise BoardError(f"the gallery has no board {name!r}{did_you_mean(name, names())}")
    return read_boards((BOARDS / f"{name}.json").read_text(encoding="utf-8"), "json")[0]


@cache
def _by_board() -> dict[Board, NamedBoard]:
    return {get(name).board: get(name) for name in names()}


def named_board(source: BoardLike) -> NamedBoard:
    """Return the board that `source` stands for, with its name, author and source if known.

    `source` is a board, or anything that `load_board` takes. A board that is in the gallery has its
    title; any other board has no name.

    Examples
    --------
    >>> named_board(load_board("straight-up")).name
    'A ladder straight to the goal'
    >>> named_board(Board(7)).name
    ''
    """
    if isinstance(source, NamedBoard):
        return source
    board = source if isinstance(source, Board) else load_board(source)
    return _by_board().get(board) or NamedBoard(board)


def load_board(source: str | Path | Sequence[Any], notation: str | None = None) -> Board:
    """Return the board in a file, or the board in the gallery with that name.

    Parameters
    ----------
    source : str, Path or list
        A file in any notation, the name of a board in the gallery, or the text of a board; also
        what an online judge passes: a move array, a grid, or a list of ladders and one of snakes
        on 100 cells.
    notation : str, optional
        The notation. By default it is detected from the text.

    Raises
    ------
    BoardError
        If it is none of these, if the file does not exist or is broken, or if it holds several
        boards. The message says what is wrong, and where.

    Examples
    --------
    >>> load_board("thirty").cells
    30
    >>> load_board([[-1, -1], [-1, 3]])
    Board(4, {2: 3})
    >>> load_board(([[3, 90]], [[97, 13]])).ladders
    {3: 90}
    """
    boards = load_boards(source, notation)
    if len(boards) != 1:
        place = short(source, 100)
        raise BoardError(f"{place} holds {len(boards)} boards; load_boards returns them all")
    return boards[0].board


def load_boards(
    source: str | Path | Sequence[Any], notation: str | None = None
) -> list[NamedBoard]:
    """Return the boards in a file or a text, or that of the gallery: at least one.

    The source and the notation are as in `load_board`.

    Examples
    --------
    >>> [one.board.cells for one in load_boards("thirty")]
    [30]
    """
    if not isinstance(source, str | PathLike):
        return read_boards(_as_json(source), notation)
    if isinstance(source, str) and _is_text(source):
        return read_boards(source, notation)
    if str(source) in names() and not Path(source).is_file():
        if notation is not None:
            raise BoardError(f"{source} is a board of the gallery, and needs no notation")
        return [get(str(source))]
    if not str(source):
        raise BoardError("expected a file or the name of a gallery board, got an empty name")
    try:
        with Path(source).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        hint = did_you_mean(str(source), names())
        raise BoardError(
            f"{source}: no such file, and no gallery board with that name{hint}"
        ) from None
    except (OSError, ValueError) as error:  # ValueError: no file can have that name
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BoardError(f"{source}: cannot be read: {why}") from None
    return read_from(data, str(source), notation)


def read_from(data: bytes, place: str, notation: str | None = None) -> list[NamedBoard]:
    """Return the boards in the bytes of a file; `place` names the file in messages."""
    with placed(place):
        return read_boards(decode(data), notation)


def _is_text(source: str) -> bool:
    """Return whether a string is the text of a board, rather than a name or a file."""
    opening = r"\s*([^=(]*=)?\s*([\[{]|[\w.]*Board\()"
    if not ("\n" in source.strip() or "->" in source or re.match(opening, source)):
        return False
    try:
        return not Path(source).is_file()
    except OSError:  # too long for a path
        return True


def _as_json(source: Any) -> str:
    """Convert the lists that a judge passes to JSON; NumPy's numbers and arrays are accepted."""
    is_list = isinstance(source, list | tuple)
    wanted = "expected a Board, the name of a gallery board or a file"
    if callable(source) or (is_list and any(callable(x) or isinstance(x, str) for x in source)):
        what = "a function" if callable(source) else "programs"
        raise BoardError(f"{wanted}, got {what}; are the arguments swapped?")
    if not is_list and not hasattr(source, "tolist"):
        hint = "; make a board with Board(cells, jumps)" if isinstance(source, dict) else ""
        raise BoardError(f"{wanted}, got {type(source).__name__}{hint}")
    try:
        return json.dumps(source, default=_as_list)
    except (TypeError, ValueError):
        what = type(source).__name__
        raise BoardError(
            f"expected a move array, a grid, or ladders and snakes, got a {what} that holds "
            "values other than lists of whole numbers"
        ) from None


def _as_list(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else operator.index(value)
