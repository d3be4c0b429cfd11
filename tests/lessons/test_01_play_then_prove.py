"""Lesson 1: what it says of the thirty-cell board, and of exercise 1.3."""

from __future__ import annotations

from snl_algos import Board, load_board, solve
from snl_algos.course import exercise


def test_what_the_lesson_says_of_the_board_is_so() -> None:
    board = load_board("thirty")
    answer = solve(board)
    assert sorted(board.snakes.values()) == [1, 4, 7, 9]
    assert [c for c in board.snakes.values() if answer.distance[c] == 2] == [9]
    ends = {move.cell for cell in answer.distance for move in board.moves(cell)}
    assert ends <= answer.distance.keys()  # "There all four hold"
    assert {move.cell for move in board.moves(1)} == {2, 22, 4, 8, 6, 7}
    assert any(
        solve(Board(30, {**board.jumps, foot: top})).throws == 2
        for foot in range(2, 30)
        for top in range(foot + 1, 30)
        if foot not in board.jumps
    )


def test_six_heads_are_needed_and_enough() -> None:
    """On the board of exercise 1.3, with every wall of five and of six heads."""
    for first in range(2, 14):
        five = dict.fromkeys(range(first, first + 5), 1)
        assert solve(Board(20, five)).throws is not None
        assert solve(Board(20, {**five, first + 5: 1})).throws is None
    assert exercise("1.3").check(dict.fromkeys(range(10, 16), 1)).passed
