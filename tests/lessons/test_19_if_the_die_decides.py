"""Lesson 19: the numbers of the text are those that its cells have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import Board, all_boards, load_board
from snl_algos.course.chance import after_a_throw, average_throws, chain

SAID = {
    "14.32": "from cell  1: 14.32",
    "39.5984": "48→26: 39.5984, at least 7 False",
    "39.2251": "47→26: 39.2251, at least 7 True",
    "is 22 throws": "most frequent: 22 throws",
    "over after 33": "over after 33 throws",
    "one player in 639": "one game in 639",
    "25.81": "47→26 with 15: 25.81",
}


@pytest.mark.parametrize("said", SAID)
def test_what_the_text_says_was_printed(said: str) -> None:
    assert said in text(19)
    assert SAID[said] in all_printed(19)


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


def test_there_is_an_average_if_and_only_if_the_goal_can_always_be_reached() -> None:
    """The claim of the lesson, on every board of up to five cells with two faces."""
    found = {True: 0, False: 0}
    for cells in range(2, 6):
        for board in all_boards(cells, 2):
            stood = chain(board)
            reach = {board.goal}
            while more := {c for c, ends in stood.items() if reach & set(ends)} - reach:
                reach |= more
            always = set(stood) <= reach
            found[always] += 1
            if always:
                assert min(average_throws(board).values()) == 0
            else:
                with pytest.raises(ValueError, match="out of reach"):
                    average_throws(board)
    assert min(found.values()) > 0
