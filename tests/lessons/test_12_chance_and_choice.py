"""Lesson 12: the numbers of its text that no cell prints."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import text

from snl_algos import load_board
from snl_algos.course.chance import after_a_throw, average_throws, with_die


def test_each_throw_from_28_and_29_wins_with_the_same_chance() -> None:
    """Would catch: a cell on which another face does harm."""
    board = load_board("thirty")
    assert {str(after_a_throw(board, cell)[30]) for cell in (28, 29)} == {"1/6"}
    assert average_throws(board)[28] == average_throws(board)[29] == 6
    assert f"{float(average_throws(board)[1]):.2f}" == "14.32" and "14.32 throws" in text(12)


def test_the_two_dice_alone() -> None:
    """Would catch: an average of another board or another die."""
    board = load_board("milton-bradley")
    averages = [float(average_throws(each)[0]) for each in (board, with_die(board, 3))]
    assert f"{averages[0]:.1f}" == "39.6" and "the usual one 39.6" in text(12)
    assert f"{averages[1]:.0f}" == "81" and "81 throws" in text(12)
