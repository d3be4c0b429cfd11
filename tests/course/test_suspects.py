"""The five published programs on trial: what the lessons say about each, tried on boards."""

from __future__ import annotations

import pytest
from oracle import queue_bfs_as_published

from snl_algos import all_boards, check, load_board, solve
from snl_algos.course.suspects import AGAINST, hear, throws_of, verdict


def test_the_board_against_the_pass_is_the_smallest() -> None:
    """Would catch: a board in the verdict that it gets right. Those of mistakes are tested."""
    report = check(lambda board: throws_of("pass", board))
    assert not report
    assert report.board == AGAINST["pass"]


def test_the_array_answers_like_the_published_program() -> None:
    """Would catch: a stand-in that is right where the published program is wrong."""
    for board in all_boards(5, 2, 2):
        if solve(board).throws is not None:
            assert throws_of("array", board) == queue_bfs_as_published(5, board.jumps, 2)
        else:
            assert throws_of("array", board) is not None


def test_what_they_say_about_the_boards_of_the_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    """Would catch: two throws on the thirty-cell board that nobody says any more."""
    hear(load_board("thirty"))
    hear(load_board("fifty"))
    said = [line.split()[1] for line in capsys.readouterr().out.splitlines()]
    assert said == ["3", "3", "3", "2", "3", "6", "6", "9", "5", "9"]
    verdict()
    assert capsys.readouterr().out.count("right:") == 4
