"""Move arrays: entry i is the end of the jump from cell i, counted from 0, or -1 for none.

They come as lists, tuples, arrays of the standard library, memory views and NumPy arrays. All are
checked, and converted to arrays of the standard library. NumPy is not imported here: a NumPy array
has all the methods that are needed.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn, TypeAlias

from ...board import BoardError
from ...board_text import short

__all__ = [
    "Moves", "as_numpy", "check_numpy", "check_shape", "checked", "is_numpy", "kind", "rows_of",
    "signs",
]  # fmt: skip

#: A checked move array. Its items are bytes on a board of up to 127 cells, else 8 bytes each.
Moves: TypeAlias = "array[int]"

#: Up to this many cells, an entry fits in a signed byte.
MAX_IN_BYTES = 128


def checked(move: Any) -> Moves:
    """Return a move array, checked: whole numbers, -1 or a cell counted from 0.

    Raises
    ------
    BoardError
        If it is not a move array. The message names the first wrong entry.

    Examples
    --------
    >>> checked([-1, 3, -1, -1])
    array('b', [-1, 3, -1, -1])
    >>> checked([-1, 4, -1, -1])
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: entry 1 is 4, but a board of 4 entries has -1 or 0 to 3
    """
    if not isinstance(move, (list, tuple, array, memoryview)):
        if is_numpy(move):
            check_numpy(move, dimensions=1)
            return _of_bytes(_narrowed(move).tobytes(), move.size)
        raise BoardError(f"a move array is a list or an array of numbers, not {kind(move)}")
    cells = len(move)
    try:
        if cells > MAX_IN_BYTES:
            moves = array("q", move)
            if min(moves) >= -1 and max(moves) < cells:
                return moves
        elif cells:
            moves = array("b", move)
            if not moves.tobytes().translate(None, ALLOWED[cells]):
                return moves
    except (TypeError, ValueError, OverflowError, NotImplementedError):
        pass  # the first wrong entry is named below
    _refuse(move)


def rows_of(matrix: Any) -> Iterator[Moves]:
    """Yield the rows of a two-dimensional NumPy array as move arrays, after checking them all."""
    check_numpy(matrix, dimensions=2)
    cells = matrix.shape[1]
    return (_of_bytes(row.tobytes(), cells) for row in _narrowed(matrix))


def signs(moves: Moves) -> bytes:
    """Return one byte per entry: 128 or more for -1, less for a jump."""
    high = moves.itemsize - 1 if sys.byteorder == "little" else 0
    return moves.tobytes()[high :: moves.itemsize]


def is_numpy(value: object) -> bool:
    """Return whether a value is a NumPy array, without importing NumPy."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.ndarray)


def as_numpy(throws: array[int]) -> Any:
    """Return the same numbers as a NumPy array, without a copy. NumPy must be imported already."""
    return sys.modules["numpy"].asarray(throws)


#: Number of cells → the bytes allowed in a move array of that size.
ALLOWED = [bytes([255, *range(cells)]) for cells in range(MAX_IN_BYTES + 1)]


def _of_bytes(raw: bytes, cells: int) -> Moves:
    return array("b" if cells <= MAX_IN_BYTES else "q", raw)


def _narrowed(numbers: Any) -> Any:
    """Return a NumPy array with the items of `Moves`, in the byte order of this machine."""
    return numbers.astype("i1" if numbers.shape[-1] <= MAX_IN_BYTES else "=i8")


def check_numpy(numbers: Any, *, dimensions: int) -> None:
    """Refuse a NumPy array that is not made of move arrays, and name the first wrong entry."""
    check_shape(numbers, dimensions=dimensions)
    cells = numbers.shape[-1]
    if not numbers.size or (numbers.min() >= -1 and numbers.max() < cells):
        return
    wrong = (numbers < -1) | (numbers >= cells)
    place = divmod(int(wrong.argmax()), cells)
    value = int(numbers.reshape(-1, cells)[place])
    _off(value, place[1], cells, f"row {place[0]}, " if dimensions == 2 else "")


def check_shape(numbers: Any, *, dimensions: int) -> None:
    """Refuse a NumPy array with a wrong shape or type, without checking its entries."""
    if hasattr(numbers, "mask"):
        raise BoardError("an array with a mask cannot be a move array: fill it first")
    if numbers.ndim != dimensions:
        what = "a move array has 1 dimension" if dimensions == 1 else "boards have 2 dimensions"
        raise BoardError(f"{what}, this array has {numbers.ndim}")
    if numbers.dtype.kind not in "iu":
        raise BoardError(
            f"a move array holds whole numbers, and this array has the dtype {numbers.dtype}"
        )
    if not numbers.shape[-1]:
        raise BoardError("a move array has at least 1 entry, this one has none")


def _refuse(move: Sequence[Any] | array[Any] | memoryview) -> NoReturn:
    """Raise an error that names the first wrong entry."""
    if isinstance(move, memoryview) and move.ndim != 1:
        raise BoardError(f"a move array has 1 dimension, this view has {move.ndim}")
    if not len(move):
        raise BoardError("a move array has at least 1 entry, this one has none")
    for index, value in enumerate(move):
        if not hasattr(value, "__index__"):
            raise BoardError(f"entry {index} is not a whole number: {kind(value)}")
        if not -1 <= value < len(move):
            _off(value, index, len(move), "")
    raise BoardError(f"a move array is a list or an array of numbers, not {kind(move)}")


def _off(value: int, index: int, cells: int, row: str) -> NoReturn:
    entry = f"{row}entry {index} is {short(value)}"
    raise BoardError(f"{entry}, but a board of {cells} entries has -1 or 0 to {cells - 1}")


def kind(value: object) -> str:
    """Describe a value in a message: by itself if it is a number, otherwise by its type."""
    return repr(value) if isinstance(value, float) else type(value).__name__
