"""Lesson 20: the numbers that it takes from lesson 19."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import text

from snl_algos import load_board
from snl_algos.course.chance import average_throws, with_die


def test_the_two_dice_alone() -> None:
    """The numbers that the text takes from lesson 19."""
    board = load_board("milton-bradley")
    averages = [float(average_throws(each)[0]) for each in (board, with_die(board, 3))]
    assert f"{averages[0]:.4f}" == "39.5984" and "39.5984" in text(20)
    assert f"{averages[1]:.0f}" == "81" and "81 throws" in text(20)
    assert 1.95 < averages[1] / averages[0] < 2.1  # "twice as long"
