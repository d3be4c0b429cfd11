"""Boards to play with: named ones, random ones, every one of a size, and your own files.

The named boards are data files beside this one, in the notation `json`; the file's name is
the board's name here. A new file is found by itself.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..board import Board, BoardError
from ..formats import MOST_BYTES, NamedBoard, check_form, decode, read_boards, suggestion
from .generate import all_boards, random_board

__all__ = [
    "all_boards",
    "get",
    "known",
    "load_board",
    "load_boards",
    "names",
    "random_board",
    "read_from",
]


BOARDS = Path(__file__).with_name("boards")


@cache
def names() -> tuple[str, ...]:
    """The names of the boards in the gallery, in alphabetical order.

    Examples
    --------
    >>> "thirty" in names()
    True
    """
    return tuple(sorted(file.stem for file in BOARDS.glob("*.json")))


@cache
def get(name: str) -> NamedBoard:
    """A board of the gallery, with its title, author and source.

    Raises
    ------
    BoardError
        If there is none of that name.

    Examples
    --------
    >>> get("thirty").board.summary()
    '30 cells, die 6, 4 ladders, 4 snakes'
    """
    if name not in names():
        raise BoardError(f"the gallery has no board {name!r}{suggestion(name, names())}")
    return read_boards((BOARDS / f"{name}.json").read_text(encoding="utf-8"), "json")[0]


@cache
def _by_board() -> dict[Board, NamedBoard]:
    return {get(name).board: get(name) for name in names()}


def known(board: Board) -> NamedBoard:
    """The board with what the gallery knows of it; without a name if it has none there.

    Examples
    --------
    >>> known(load_board("straight-up")).name
    'A ladder straight to the goal'
    >>> known(Board(7)).name
    ''
    """
    return _by_board().get(board) or NamedBoard(board)


def load_board(source: str | Path, form: str | None = None) -> Board:
    """The board in a file, or of a name in the gallery.

    Parameters
    ----------
    source : str or Path
        A file in any notation, or the name of a gallery board.
    form : str, optional
        The notation, if it should not be recognised by itself.

    Returns
    -------
    Board
        The one board that the file holds.

    Raises
    ------
    BoardError
        If there is no such file, if it is broken, or if it holds several boards. The
        message says where and what.

    Examples
    --------
    >>> load_board("thirty").cells
    30
    """
    boards = load_boards(source, form)
    if len(boards) != 1:
        raise BoardError(f"{source}: it holds {len(boards)} boards; load_boards gives them all")
    return boards[0].board


def load_boards(source: str | Path, form: str | None = None) -> list[NamedBoard]:
    """The boards in a file, one at least, or of a name in the gallery. See `load_board`."""
    path = Path(source)
    if str(source) in names() and not path.exists():
        if form is not None:
            check_form(form)
        return [get(str(source))]
    if not str(source):
        raise BoardError("give a file or the name of a gallery board")
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        hint = suggestion(str(source), names())
        raise BoardError(
            f"{source}: no such file, and no gallery board of that name{hint}"
        ) from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BoardError(f"{source}: cannot be read: {why}") from None
    return read_from(data, str(source), form)


def read_from(data: bytes, place: str, form: str | None = None) -> list[NamedBoard]:
    """The boards in the bytes of a file; `place` says in messages where they are from."""
    try:
        return read_boards(decode(data), form)
    except BoardError as error:
        raise BoardError(f"{place}: {error}") from None
