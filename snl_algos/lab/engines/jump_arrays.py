"""A board of any size given by two arrays: where its jumps start, sorted, and where they end.

Cells count from 1, as on a `Board`. All jumps are checked at once and not one by one, so that
checking a million takes no longer than the search.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import islice
from operator import eq, lt
from typing import Any, NamedTuple, NoReturn

from ...board import Board, BoardError
from ...board_text import short
from .arrays import is_numpy, kind

__all__ = ["Jumps", "checked_jumps"]


class Jumps(NamedTuple):
    """A board with the rules of move arrays, and its jumps in two arrays.

    They are arrays of the standard library, or NumPy arrays of int64.
    """

    cells: int
    starts: Any  #: where each jump starts, in increasing order
    ends: Any  #: where it ends


def checked_jumps(cells: int, starts: Any, ends: Any) -> Jumps:
    """Return the jumps, checked, without jumps from a cell to itself.

    Raises
    ------
    BoardError
        If something is wrong. The message names the first wrong entry, and counts from 0.

    Examples
    --------
    >>> checked_jumps(30, [3, 9], [22, 9])
    Jumps(cells=30, starts=array('q', [3]), ends=array('q', [22]))
    >>> checked_jumps(30, [9, 3], [2, 22])
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: starts[1] is 3, after 9: sort the starts, and the ends with them
    """
    cells = Board(cells).cells
    starts, ends = _whole_numbers(starts, "starts"), _whole_numbers(ends, "ends")
    if len(starts) != len(ends):
        raise BoardError(f"there are {len(starts):,} starts and {len(ends):,} ends of jumps")
    if not len(starts):
        return Jumps(cells, starts, ends)
    if is_numpy(starts) and is_numpy(ends):
        rising = (starts[1:] > starts[:-1]).all()
        lowest, highest, own = ends.min(), ends.max(), (starts == ends).any()
    else:
        starts, ends = _as_array(starts), _as_array(ends)
        rising = all(map(lt, starts, islice(starts, 1, None)))
        lowest, highest, own = min(ends), max(ends), any(map(eq, starts, ends))
    if not rising or min(starts[0], lowest) < 1 or max(starts[-1], highest) > cells:
        _refuse(cells, starts, ends)
    if own:
        pairs = [(start, end) for start, end in zip(starts, ends, strict=True) if start != end]
        starts, ends = (array("q", (pair[side] for pair in pairs)) for side in (0, 1))
    return Jumps(cells, starts, ends)


def _whole_numbers(numbers: Any, name: str) -> Any:
    """Return a NumPy array with numbers of 64 bits, or an array of the standard library."""
    if is_numpy(numbers):
        if hasattr(numbers, "mask"):
            raise BoardError(f"{name} has a mask: fill it first")
        if numbers.ndim != 1:
            raise BoardError(f"{name} must have 1 dimension, this array has {numbers.ndim}")
        if numbers.dtype.kind not in "iu":
            if not numbers.size:
                return array("q")
            raise BoardError(f"{name} must hold whole numbers, this array holds {numbers.dtype}")
        if numbers.dtype.kind == "u" and numbers.size and numbers.max() >= 2**63:
            _off(name, int(numbers.argmax()), int(numbers.max()), 10**18)
        return numbers.astype("=i8", order="C", copy=False)
    if not isinstance(numbers, (list, tuple, array, memoryview)):
        raise BoardError(f"{name} must be a list or an array, not {type(numbers).__name__}")
    if isinstance(numbers, memoryview) and numbers.ndim != 1:
        raise BoardError(f"{name} must have 1 dimension, this view has {numbers.ndim}")
    try:
        return array("q", numbers)
    except (TypeError, ValueError, OverflowError, NotImplementedError):
        for index, value in enumerate(numbers):
            if not hasattr(value, "__index__"):
                message = f"{name}[{index}] is not a whole number: {kind(value)}"
                raise BoardError(message) from None
            if not 1 <= value < 2**63:
                _off(name, index, value, 10**18)
        raise BoardError(f"{name} cannot be read as an array of numbers") from None


def _as_array(numbers: Any) -> array[int]:
    return array("q", numbers.tobytes()) if is_numpy(numbers) else numbers


def _refuse(cells: int, starts: Sequence[int], ends: Sequence[int]) -> NoReturn:
    """Raise an error that names the first wrong jump."""
    before = 0
    for index, (start, end) in enumerate(zip(starts, ends, strict=True)):
        for name, cell in (("starts", start), ("ends", end)):
            if not 1 <= cell <= cells:
                _off(name, index, cell, cells)
        if start == before:
            raise BoardError(f"starts[{index}] is {start} again: a cell can have one jump at most")
        if start < before:
            how = "sort the starts, and the ends with them"
            raise BoardError(f"starts[{index}] is {start}, after {before}: {how}")
        before = start
    raise AssertionError("the same numbers were found to be wrong before")


def _off(name: str, index: int, cell: int, cells: int) -> NoReturn:
    entry = f"{name}[{index}] is {short(int(cell))}"
    raise BoardError(f"{entry}, off the board, whose cells are 1 to {cells} (counted from 1)")
