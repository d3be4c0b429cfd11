"""Every board of a size, each solved twice, for the atlas of small boards.

A board has, on each cell between the first and the last, no jump or one to any other cell. So
there are n^(n-2) boards of n cells. If Numba is installed, compiled code enumerates and solves
some ten million a second. One solver works forwards from the start, the other backwards from the
goal; they share nothing but the board.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from ...board import Board, BoardError
from . import bits, numba_backend, pips

__all__ = ["throws_of_every"]

#: There are 6 · 10^10 boards of 12 cells.
MAX_CELLS = 12


def throws_of_every(cells: int, *, die: int = 6) -> dict[int | None, int]:
    """Count the boards of a size by their fewest throws.

    Parameters
    ----------
    cells : int
        The number of cells, 1 to 12. Boards of 10 cells take some seconds with Numba, and hours
        without.
    die : int, default 6
        The number of faces.

    Returns
    -------
    dict
        Throws → number of boards, in increasing order; None if the goal is out of reach.

    Raises
    ------
    BoardError
        If there are too many boards, or none.
    AssertionError
        If the two solvers differ. The message contains the board.

    Examples
    --------
    >>> throws_of_every(5, die=2)
    {1: 45, 2: 63, 3: 6, None: 11}
    """
    Board(cells, die=die)  # it refuses an invalid size or die
    if cells > MAX_CELLS:
        raise BoardError(f"boards of {cells} cells are too many: {cells}^{cells - 2}")
    count = _compiled if numba_backend.is_installed() else _uncompiled
    found = count(cells, die)
    reached = sorted(throws for throws in found if throws is not None)
    return {throws: found[throws] for throws in (*reached, *[None] * (None in found))}


def _compiled(cells: int, die: int) -> Counter[int | None]:
    """Count the boards with compiled code."""
    (*reached, out_of_reach), differ = numba_backend.count_every(cells, min(die, cells))
    if differ is not None:
        jumps = {foot: end for foot, end in enumerate(differ, start=1) if foot != end}
        raise AssertionError(f"the solvers differ on {Board(cells, jumps, die=die)!r}")
    found = Counter[int | None](dict(enumerate(reached)))
    found[None] = out_of_reach
    return +found


def _uncompiled(cells: int, die: int) -> Counter[int | None]:
    """Count the boards with two engines of the standard library."""
    found = Counter[int | None]()
    inner = range(2, cells)
    for ends in product(range(1, cells + 1), repeat=len(inner)):
        jumps = {foot: end for foot, end in zip(inner, ends, strict=True) if foot != end}
        board = Board(cells, jumps, die=die)
        throws = bits.throws(board)
        if throws != pips.throws(board):
            raise AssertionError(f"the solvers differ on {board!r}")
        found[throws] += 1
    return found
