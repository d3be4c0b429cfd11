"""Lesson 1: the counts."""

from __future__ import annotations

from typing import get_args

import pytest

pytest.importorskip("nbformat")


from snl_algos import Board
from snl_algos.board import Overshoot

RULES = get_args(Overshoot)


@pytest.mark.parametrize("die", range(1, 8))
def test_the_formula_for_edges_and_its_condition(die: int) -> None:
    for length in range(1, 30):
        board = Board(length, die=die)
        edges = sum(len(board.moves(cell)) for cell in range(1, length + 1))
        formula = die * length - die * (die + 1) // 2
        assert (edges == formula) or length < die
    board = Board(100)
    assert sum(len(board.moves(cell)) for cell in range(1, 101)) == 579
