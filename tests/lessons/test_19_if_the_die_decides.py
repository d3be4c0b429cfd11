"""Lesson 19: what its text says about the thirty-cell board."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")


from snl_algos import Board, load_board
from snl_algos.course.chance import after_a_throw, average_throws


def test_each_throw_from_28_and_29_wins_with_the_same_chance() -> None:
    board = load_board("thirty")
    assert {str(after_a_throw(board, cell)[30]) for cell in (28, 29)} == {"1/6"}
    assert average_throws(board)[28] == average_throws(board)[29] == 6


def test_one_rung_more_makes_the_game_longest() -> None:
    """What the solution of the third exercise says of its ladder."""
    board = load_board("thirty")
    after = {}
    for foot in set(range(2, 29)) - set(board.jumps):
        for top in range(foot + 1, 31):
            with_it = Board(30, {**board.jumps, foot: top})
            after[foot, top] = average_throws(with_it)[1]
    assert max(after, key=lambda ladder: after[ladder]) == (10, 11)
    assert f"{float(after[10, 11]):.2f}" == "14.94"
