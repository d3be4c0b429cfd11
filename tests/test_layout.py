"""Where cells lie on the drawn board."""

from __future__ import annotations

import itertools
from math import isqrt

from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import SEARCHING

from snl_algos.layout import Layout, layout_for


def test_the_ox_ploughs() -> None:
    """The bottom row to the right, the next to the left; written out by hand."""
    layout = Layout(12, 4)
    drawn = [[layout.cell_at(row, column) for column in range(4)] for row in (2, 1, 0)]
    assert drawn == [[9, 10, 11, 12], [8, 7, 6, 5], [1, 2, 3, 4]]


@settings(SEARCHING, max_examples=200)
@given(st.integers(1, 400), st.integers(1, 30))
def test_place_and_cell_at_are_inverse(cells: int, columns: int) -> None:
    """Each place holds one cell, each cell has one place, and steps never leave the row."""
    layout = Layout(cells, columns)
    places = [layout.place(cell) for cell in range(1, cells + 1)]
    assert len(set(places)) == cells
    for cell, (row, column) in enumerate(places, 1):
        assert 0 <= row < layout.rows
        assert 0 <= column < columns
        assert layout.cell_at(row, column) == cell
    for (row, column), (next_row, next_column) in itertools.pairwise(places):
        assert abs(row - next_row) + abs(column - next_column) == 1
    everything = [
        layout.cell_at(row, column) for row in range(layout.rows) for column in range(columns)
    ]
    assert sorted(cell for cell in everything if cell) == list(range(1, cells + 1))
    assert everything.count(None) == layout.rows * columns - cells < columns


def test_a_layout_is_close_to_a_square() -> None:
    """As the docstring says: the narrowest with full rows, at most twice as wide as high."""
    assert (layout_for(30).columns, layout_for(10**6).columns) == (6, 1000)
    for cells in range(1, 700):
        layout = layout_for(cells)
        full = [
            width
            for width in range(1, cells + 1)
            if cells % width == 0 and cells // width <= width <= 2 * (cells // width)
        ]
        side = isqrt(cells - 1) + 1
        assert layout == Layout(cells, min(full) if full else side)
        assert layout.rows == -(-cells // layout.columns)
