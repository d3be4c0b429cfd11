"""Lesson 6: the smallest boards that its text speaks of."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed


def test_the_smallest_board_of_each_limit() -> None:
    """The boards that the text speaks of, as they are saved."""
    said = all_printed(6)
    for summary, answer in (
        ("8 cells, die 1, 2 ladders, 1 snake", "right:      3"),
        ("6 cells, die 1, 2 ladders, no snakes", "right:      3"),
        ("4 cells, die 1, 2 ladders, no snakes", "right:      1"),
        ("4 cells, die 2, no ladders, 2 snakes", "right:      2"),
        ("5 cells, die 1, 2 ladders, 1 snake", "right:      out of reach"),
    ):
        assert f"{summary}\n{answer}" in said
