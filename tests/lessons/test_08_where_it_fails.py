"""Lesson 8: the smallest boards that its text speaks of, and its counts."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import Board
from snl_algos.algorithms.forward_dp import fill_table
from snl_algos.course.passes import interval, verdicts


def test_the_smallest_board_of_each_limit() -> None:
    """The boards that the text speaks of, as they are saved."""
    said = all_printed(8)
    for summary, answer in (
        ("8 cells, die 1, 2 ladders, 1 snake", "right:      3"),
        ("6 cells, die 1, 2 ladders, no snakes", "right:      3"),
        ("4 cells, die 1, 2 ladders, no snakes", "right:      1"),
        ("4 cells, die 2, no ladders, 2 snakes", "right:      2"),
        ("5 cells, die 1, 2 ladders, 1 snake", "right:      out of reach"),
    ):
        assert f"{summary}\n{answer}" in said


def test_the_numbers_of_cells_4_and_5_when_the_head_is_filled_in() -> None:
    least, _ = fill_table(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    assert (least[3], least[4]) == (3, 4)


def test_how_often_it_is_wrong() -> None:
    """The shares of the text, and the boards that an author must try."""
    counted = verdicts(200)
    assert counted["right"] + counted["too large"] + counted["too small"] == 200
    assert interval(0, 1000) == pytest.approx((0, 0.0038), abs=1e-4)
    assert "about 0.4 %" in text(8)
    said = all_printed(8)
    right = int(said.partition("right  ")[2].split()[0])
    share = 1 - right / 2000
    assert (1 - share) ** 85 <= 0.05 < (1 - share) ** 84
    assert "85 boards are needed" in said
