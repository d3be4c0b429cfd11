"""Lesson 7: the smallest boards that its text speaks of, and its counts."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import Board
from snl_algos.algorithms.forward_dp import fill_table
from snl_algos.course.passes import answers


def test_the_smallest_board_of_each_limit() -> None:
    """The boards that the text speaks of, as they are saved."""
    said = all_printed(7)
    for summary, answer in (
        ("8 cells, die 1, 2 ladders, 1 snake", "right:      3"),
        ("6 cells, die 1, 2 ladders, no snakes", "right:      3"),
        ("4 cells, die 1, 2 ladders, no snakes", "right:      1"),
    ):
        assert f"{summary}\n{answer}" in said


def test_the_numbers_of_cells_4_and_5_when_the_head_is_filled_in() -> None:
    least, _ = fill_table(Board(8, {2: 6, 5: 8, 7: 4}, die=1))
    assert (least[3], least[4]) == (3, 4)


def test_every_board_of_up_to_four_cells_was_tried() -> None:
    """What the proof counts, and the goal that the pass reaches and nobody can."""
    said = all_printed(7)
    for cells, boards, wrong in ((2, 1, 0), (3, 6, 0), (4, 48, 5)):
        assert f"{cells} cells: {boards:2} tried, wrong on {wrong}" in said
    circles = Board(5, {2: 3, 3: 5, 4: 1}, die=1)
    assert repr(circles) in text(7)
    assert answers(circles) == (None, 1)
