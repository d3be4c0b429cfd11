"""Lesson 3: what it says of the thirty-cell board, and of the published program."""

from __future__ import annotations

from snl_algos import MISTAKES, load_board, solve
from snl_algos.answer import shortest_routes


def test_there_are_seven_ways_to_win_in_three_throws() -> None:
    board = load_board("thirty")
    assert len(list(shortest_routes(board, solve(board).distance))) == 7


def test_the_published_program_is_right_where_the_goal_is_in_reach() -> None:
    """Would catch: a right answer that the text names, and nobody gets."""
    wrong = MISTAKES["last-distance"]
    assert wrong(load_board("thirty")) == 3
    assert wrong.board is not None
    assert (wrong(wrong.board), solve(wrong.board).throws) == (0, None)
