"""Lesson 7: a sweep that ends too early, which no small board shows."""

from __future__ import annotations

from snl_algos import Board, solve
from snl_algos.course import exercise


def test_the_first_number_of_the_goal_may_be_too_large() -> None:
    """What the third hint of its first exercise warns of."""
    one = exercise("7.1")
    early = one.solution.replace("while changed:", "while changed and board.goal not in distance:")
    board = Board(33, {2: 20, 20: 33, 21: 17})
    assert (one.run(early)["sweeping"](board), solve(board).throws) == (4, 3)
