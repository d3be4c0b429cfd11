"""Where a cell is on the drawn board.

Cells are numbered from 1, beginning at the bottom left. The bottom row runs to the right,
the next one to the left, and so on upwards: *boustrophedon*, as the ox ploughs. A layout
knows nothing about jumps and dice; it only converts between a cell and its row and column.
Rows are counted from the bottom and columns from the left, both from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

__all__ = ["Layout", "layout_for"]


@dataclass(frozen=True, slots=True)
class Layout:
    """Rows and columns of a drawn board.

    Parameters
    ----------
    cells : int
        Number of cells, at least 1.
    columns : int
        Cells in a full row, at least 1. The top row may be shorter.

    Examples
    --------
    >>> layout = Layout(cells=30, columns=6)
    >>> layout.rows
    5
    >>> layout.place(7)  # the second row runs to the left
    (1, 5)
    >>> layout.cell_at(1, 5)
    7
    """

    cells: int
    columns: int

    @property
    def rows(self) -> int:
        """The number of rows, including a top row that is not full."""
        return -(-self.cells // self.columns)

    def place(self, cell: int) -> tuple[int, int]:
        """Return the row (from the bottom) and the column (from the left) of a cell."""
        row, along = divmod(cell - 1, self.columns)
        return row, along if row % 2 == 0 else self.columns - 1 - along

    def cell_at(self, row: int, column: int) -> int | None:
        """Return the cell in a row and a column, or None if that place is empty."""
        along = column if row % 2 == 0 else self.columns - 1 - column
        cell = row * self.columns + along + 1
        return cell if cell <= self.cells else None


def layout_for(cells: int) -> Layout:
    """Return a layout close to a square, with full rows if the number of cells allows it.

    Parameters
    ----------
    cells : int
        Number of cells, at least 1.

    Returns
    -------
    Layout
        The narrowest layout with full rows that is at least as wide as high and at most
        twice as wide; if there is none, the smallest square that holds the cells.

    Examples
    --------
    >>> [layout_for(cells).columns for cells in (4, 20, 30, 36, 50, 100)]
    [2, 5, 6, 6, 10, 10]
    >>> layout_for(7)  # no full rows: three columns, the top row short
    Layout(cells=7, columns=3)
    """
    side = isqrt(cells - 1) + 1
    for columns in range(side, isqrt(2 * cells) + 1):
        if cells % columns == 0:
            return Layout(cells, columns)
    return Layout(cells, side)
