"""The functions that call the compiled engines (`numba_kernels.py`), and import them at first use.

Importing Numba and its compiled functions takes a second or more.
"""

from __future__ import annotations

import os
import sys
from array import array
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

from ...board import Board
from ...extras import library
from ...views import move_array
from . import arrays
from .arrays import Moves
from .jump_arrays import Jumps

__all__ = [
    "count_every", "is_installed", "is_loaded", "throws_by_pips", "throws_by_pips_on",
    "throws_in_words", "throws_in_words_on", "throws_of_rows", "throws_streamed",
    "throws_streamed_on",
]  # fmt: skip

_COMPILED = f"{__package__}.numba_kernels"


@cache
def is_installed() -> bool:
    """Return whether Numba and NumPy are installed, without importing them."""
    try:
        return all(find_spec(name) is not None for name in ("numba", "numpy"))
    except ValueError:  # it was removed from `sys.modules`
        return False


def is_loaded() -> bool:
    """Return whether a compiled engine was used before in this process."""
    return _COMPILED in sys.modules


def throws_in_words(board: Board) -> int | None:
    """Return the fewest throws on a board of up to 128 cells, in two words of 64 bits."""
    return throws_in_words_on(array("q", move_array(board)))


def throws_in_words_on(moves: Moves | Any) -> int | None:
    """Return the fewest throws on a move array of up to 128 entries.

    An array of the standard library is already checked; a NumPy array is checked here.
    """
    rows = _ready(moves)
    return _number(throws_of_rows(rows.reshape(1, -1), threads=1)[0])


def throws_streamed(board: Board) -> int | None:
    """Return the fewest throws on a board of any size, by its fronts."""
    return throws_streamed_on(array("q", move_array(board)))


def throws_streamed_on(moves: Moves | Any) -> int | None:
    """Return the fewest throws on a move array of any size.

    An array of the standard library is already checked; a NumPy array is checked here.
    """
    compiled = _compiled()
    move = _ready(moves)
    throws = compiled.on_large(move, compiled.room_for_cells(move.size))
    if throws == compiled.WRONG:
        arrays.check_numpy(moves, dimensions=1)
    return _number(throws)


def throws_by_pips(board: Board) -> int | None:
    """Return the fewest throws on a board of any size with a die of 6, by its jumps."""
    compiled, numpy = _compiled(), library("numpy", "fast")
    taken, goal = board.jumps_taken, board.goal
    count = len(board.jumps)
    ends = map(taken.__getitem__, board.jumps)
    numbers = (-1 if end is None else end for end in ends)
    from_cells, to_cells = numpy.empty(count + 1, "i8"), numpy.empty(count + 1, "i8")
    from_cells[:count] = numpy.fromiter(board.jumps, "i8", count)
    to_cells[:count] = numpy.fromiter(numbers, "i8", count)
    from_cells[count] = to_cells[count] = goal
    last = count + (goal not in taken)
    return _number(compiled.on_jumps(from_cells[:last], to_cells[:last], board.start, goal, 6))


def throws_by_pips_on(jumps: Jumps) -> int | None:
    """Return the fewest throws on a board given by arrays of jumps."""
    compiled, numpy = _compiled(), library("numpy", "fast")
    starts, ends = (numpy.asarray(side, "i8") for side in (jumps.starts, jumps.ends))
    if not starts.size or starts[-1] != jumps.cells:  # the goal is the last of them
        starts, ends = numpy.append(starts, jumps.cells), numpy.append(ends, jumps.cells)
    return _number(compiled.on_jumps(starts, ends, 1, jumps.cells, 6))


def count_every(cells: int, faces: int) -> tuple[list[int], list[int] | None]:
    """Return how many boards of a size take 0 throws, 1, 2, ..., and last, are out of reach.

    If two solvers differ on a board, also return where each of its cells leads, counted from 1.
    """
    numpy = library("numpy", "fast")
    counts, ends = numpy.zeros(cells + 1, "i8"), numpy.zeros(cells, "i8")
    differ = _compiled().on_every(cells, faces, counts, ends)
    return counts.tolist(), (ends + 1).tolist() if differ else None


def throws_of_rows(matrix: Any, threads: int | None = None) -> array[int]:
    """Return the throws on each row of a NumPy matrix, by several threads; -1 for out of reach."""
    compiled = _compiled()
    rows = _ready(matrix)
    if not len(rows):
        return array("q")
    throws = array("q", bytes(8 * len(rows)))
    numbers = library("numpy", "fast").frombuffer(throws, "q")
    parts = threads or os.cpu_count() or 1
    edges = [part * len(rows) // parts for part in range(parts + 1)]
    slices = [slice(*pair) for pair in pairwise(edges) if pair[0] < pair[1]]

    def solve(part: slice) -> bool:
        return bool(compiled.on_many(rows[part], numbers[part]) >= 0)

    if len(slices) < 2:
        wrong = any(map(solve, slices))
    else:
        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(len(slices)) as pool:
            wrong = any(list(pool.map(solve, slices)))
    if wrong:
        arrays.check_numpy(matrix, dimensions=matrix.ndim)
    return throws


def _compiled() -> Any:
    """Import the module with the compiled functions."""
    library("numba", "fast")
    return import_module(_COMPILED)


def _ready(moves: Moves | Any) -> Any:
    """Return a move array or a matrix of them for compiled code, copied only if necessary."""
    numpy = library("numpy", "fast")
    if isinstance(moves, array):
        return numpy.frombuffer(moves, moves.typecode)
    if moves.dtype.kind == "u" or not moves.dtype.isnative:
        arrays.check_numpy(moves, dimensions=moves.ndim)
        moves = moves.astype("=i8")
    return numpy.ascontiguousarray(moves)


def _number(throws: int) -> int | None:
    return None if throws < 0 else int(throws)
