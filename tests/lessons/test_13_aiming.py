"""Lesson 13: no smaller board breaks the aim."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")


from snl_algos import Board, solve
from snl_algos.mistakes.aims_too_high import aims_too_high


def test_no_smaller_board_breaks_the_aim_with_six_faces() -> None:
    """What the solution of the third exercise draws, among boards with one jump."""
    found = [
        Board(cells, {foot: end})
        for cells in range(2, 15)
        for foot in range(2, cells)
        for end in range(1, cells + 1)
        if end != foot
        for board in [Board(cells, {foot: end})]
        if aims_too_high(board) != solve(board).throws
    ]
    assert found[0] == Board(14, {9: 14})
