"""The functions that call engines: for one board, many boards, a move array or arrays of jumps."""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from ...board import Board, BoardError
from ...boards.gallery import BoardLike, named_board
from ...boards.notations import NOTATIONS
from . import arrays, numba_backend
from .engine import ENGINES, Engine, choose, choose_for_jumps, choose_for_moves, engine_named
from .jump_arrays import checked_jumps

__all__ = [
    "each_line", "fewest_throws", "fewest_throws_by_jumps", "fewest_throws_of", "fewest_throws_on",
]  # fmt: skip


def fewest_throws(board: BoardLike, *, engine: str = "auto") -> int | None:
    """Return the fewest throws from the start of a board to its goal.

    Parameters
    ----------
    board : Board, NamedBoard, str, Path or list
        A board, or what `solve` takes for one. It has up to 1,000,000 cells, with any rules; if
        its die has no gaps, up to 10^18 cells, unless it bounces and a jump starts on its goal.
    engine : str, default "auto"
        The name of an engine, or "auto" for the one that takes the least time at worst.

    Returns
    -------
    int or None
        The number of throws; None if the goal cannot be reached.

    Raises
    ------
    BoardError
        If the engine, or every engine, refuses the board.
    KeyError
        If no engine has this name.

    Examples
    --------
    >>> fewest_throws(Board(30, {3: 22}))
    3
    >>> print(fewest_throws(Board(4, {2: 1, 3: 1}, die=2)))
    None
    >>> fewest_throws(Board(10**18, {3: 10**18 - 5}))
    2
    """
    if not isinstance(board, Board):
        board = named_board(board).board
    chosen = choose(board) if engine == "auto" else engine_named(engine)
    return chosen(board)


def fewest_throws_on(move: Any, *, engine: str = "auto") -> int | None:
    """Return the fewest throws on a board that is given as a move array.

    The die has 6 faces, the start is the first cell, jumps are not chained, and a throw past the
    goal is not a move. This is faster than making a `Board` first.

    Parameters
    ----------
    move : list, tuple, array, memoryview or NumPy array
        Entry i is where the jump from cell i leads, counted from 0; -1 means no jump.
    engine : str, default "auto"
        The name of an engine, or "auto" for the one that takes the least time at worst.

    Returns
    -------
    int or None
        The number of throws; None if the goal cannot be reached.

    Raises
    ------
    BoardError
        If an entry is wrong, or the engine does not take move arrays.
    KeyError
        If no engine has this name.

    Examples
    --------
    >>> fewest_throws_on([-1, -1, 21] + [-1] * 27)
    3
    """
    if arrays.is_numpy(move):
        arrays.check_shape(move, dimensions=1)
        on_numpy = _engine_for_moves(engine, move.size, numba_backend.is_loaded()).on_numpy
        if on_numpy is not None:
            return on_numpy(move)
    return _throws_on_checked(arrays.checked(move), engine)


def fewest_throws_by_jumps(
    cells: int, starts: Any, ends: Any, *, engine: str = "auto"
) -> int | None:
    """Return the fewest throws on a board of any size that is given by arrays of its jumps.

    The rules are the same as for `fewest_throws_on`, but cells count from 1, as on a `Board`. For a
    million jumps this is faster than making a `Board` first, and takes less memory. The time
    depends on the number of jumps and not on the number of cells.

    Parameters
    ----------
    cells : int
        The number of cells, up to 10^18.
    starts, ends : list, tuple, array, memoryview or NumPy array
        Where each jump starts, in rising order, and where it ends. A jump from a cell to itself
        is ignored.
    engine : {"auto", "pips", "compiled-pips"}
        "auto" takes `compiled-pips` if Numba is installed and there are enough jumps to make
        loading it worthwhile, and `pips` otherwise.

    Returns
    -------
    int or None
        The number of throws; None if the goal cannot be reached.

    Raises
    ------
    BoardError
        If an entry is wrong, or the engine does not take arrays of jumps.
    KeyError
        If no engine has this name.

    Examples
    --------
    >>> fewest_throws_by_jumps(10**18, [3, 500], [400, 10**18 - 5])
    19
    """
    jumps = checked_jumps(cells, starts, ends)
    if engine == "auto":
        chosen = choose_for_jumps(jumps.cells, len(jumps.starts))
    else:
        chosen = engine_named(engine)
    if chosen.on_jumps is None:
        able = " and ".join(name for name, one in ENGINES.items() if one.on_jumps)
        raise BoardError(f"the engine {chosen.name} does not take arrays of jumps; {able} do")
    return chosen.on_jumps(jumps)


def fewest_throws_of(
    boards: Any,
    *,
    engine: str = "auto",
    threads: int | None = None,
    tell: Callable[[str], object] | None = None,
) -> Any:
    """Return the fewest throws on many boards.

    Parameters
    ----------
    boards : iterable, NumPy array of two dimensions, str or path
        Each board is a `Board` or a move array, as for `fewest_throws_on`. Each row of a NumPy
        array is a move array. A string or a path names a file with a board on each line: a JSON
        object, as made by `Board.to_dict`, or a JSON list, which is a move array. Only one line
        is in memory at a time.
    engine : str, default "auto"
        The name of an engine, or "auto" for the one that takes the least time at worst.
    threads : int, optional
        The number of threads that a compiled engine uses for a NumPy array; by default one per
        processor.
    tell : callable, optional
        Called with a sentence before a compiled engine is loaded, which takes a second or more.

    Returns
    -------
    array.array of int, or NumPy array of int64
        The number of throws on each board, in order; -1 if the goal cannot be reached.
        A NumPy array if `boards` is one. `numpy.asarray` turns the other into one without
        copying it.

    Raises
    ------
    BoardError
        If a board is wrong or refused. The message begins with its place, counted from 0; in a
        file with the line, counted from 1. Also if the file cannot be read.
    KeyError
        If no engine has this name.

    Examples
    --------
    >>> fewest_throws_of([Board(30, {3: 22}), [-1] * 30, Board(4, {2: 1, 3: 1}, die=2)])
    array('q', [3, 5, -1])
    """
    if engine != "auto":
        engine_named(engine)
    if arrays.is_numpy(boards):
        return arrays.as_numpy(_of_rows(boards, engine, threads, tell))
    if isinstance(boards, str | os.PathLike):
        return array("q", each_line(Path(boards), engine))
    if not isinstance(boards, Iterable) or isinstance(boards, bytes | Board):
        raise BoardError(f"expected many boards, got {type(boards).__name__}")
    return array("q", _each(boards, engine))


def _each(boards: Iterable[Any], engine: str) -> Iterator[int]:
    """Yield the throws on each board, -1 for out of reach."""
    for index, board in enumerate(boards):
        try:
            throws = _throws_on_either(board, engine)
        except BoardError as error:
            raise BoardError(f"board {index}: {error}") from None
        yield -1 if throws is None else throws


def each_line(path: Path, engine: str) -> Iterator[int]:
    """Yield the throws on each board in the lines of a file, -1 for out of reach."""
    try:
        source = path.open("rb")
    except (OSError, ValueError) as error:  # ValueError: no file can have that name
        raise BoardError(f"{path}: cannot be read: {error}") from None
    with source:
        for number, line in enumerate(source, start=1):
            try:
                throws = _throws_on_either(_board_on(line.strip()), engine)
            except BoardError as error:
                raise BoardError(f"{path}, line {number}: {error}") from None
            yield -1 if throws is None else throws


def _board_on(line: bytes) -> Board | list[Any]:
    """Return the board on a line, or the list that should be a move array."""
    if not line:
        raise BoardError("it is empty")
    try:
        if not line.startswith(b"["):
            return NOTATIONS["json"].read(line.decode())[0].board
        moves: list[Any] = json.loads(line)
        return moves
    except BoardError:
        raise
    except (ValueError, RecursionError) as error:
        raise BoardError(f"it is neither a board nor a list of numbers in JSON: {error}") from None


def _throws_on_either(board: Any, engine: str) -> int | None:
    """Return the throws on a board, or on a move array that is checked here."""
    if isinstance(board, Board):
        return fewest_throws(board, engine=engine)
    return _throws_on_checked(arrays.checked(board), engine)


def _of_rows(
    matrix: Any, engine: str, threads: int | None, tell: Callable[[str], object] | None
) -> array[int]:
    """Return the throws on each row of a NumPy matrix."""
    arrays.check_shape(matrix, dimensions=2)
    boards, cells = matrix.shape
    if engine == "auto":
        engine = choose_for_moves(cells, boards).name
    chosen = _engine_for_moves(engine, cells, numba_backend.is_loaded())
    if chosen.on_rows is not None:
        if tell is not None and not numba_backend.is_loaded():
            tell(f"loading the engine {chosen.name}; the first time, it is compiled")
        return chosen.on_rows(matrix, threads)
    throws = (_throws_on_checked(moves, engine) for moves in arrays.rows_of(matrix))
    return array("q", (-1 if one is None else one for one in throws))


def _throws_on_checked(moves: arrays.Moves, engine: str) -> int | None:
    on_moves = _engine_for_moves(engine, len(moves), numba_backend.is_loaded()).on_moves
    assert on_moves is not None
    return on_moves(moves)


@lru_cache
def _engine_for_moves(engine: str, cells: int, loaded: bool) -> Engine:
    """Return the engine for move arrays of a size, which may change when Numba is loaded."""
    chosen = choose_for_moves(cells) if engine == "auto" else engine_named(engine)
    if chosen.on_moves is None:
        raise BoardError(
            f"the engine {chosen.name} takes no move array: make a Board, or take another engine"
        )
    if cells > chosen.most_cells:
        most = chosen.most_cells
        raise BoardError(f"the engine {chosen.name} does not take more than {most:,} cells")
    return chosen
