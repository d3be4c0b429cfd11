"""Lesson 0: what it says of the thirty-cell board."""

from __future__ import annotations

from snl_algos import Board, load_board, shortest_routes, solve, trace


def test_what_the_lesson_says_of_the_board_is_so() -> None:
    board = load_board("thirty")
    answer = solve(board)
    assert len(list(shortest_routes(board, answer.distance))) == 7
    assert sorted(board.snakes.values()) == [1, 4, 7, 9]
    assert [c for c in board.snakes.values() if answer.distance[c] == 2] == [9]
    assert trace("queue-bfs", board).counts["longest_frontier"] == 15
    assert any(
        solve(Board(30, {**board.jumps, foot: top})).throws == 2
        for foot in range(2, 30)
        for top in range(foot + 1, 30)
        if foot not in board.jumps
    )
