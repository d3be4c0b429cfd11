"""Lesson 13: the numbers of the text are those that its cells have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import Board, solve
from snl_algos.course.learner_calls import plain_boards
from snl_algos.mistakes.aims_too_high import aims_too_high
from snl_algos.mistakes.meets_too_soon import meets_too_soon

SAID = {
    "270 edges instead of 2,927": "{'level-bfs': 2927, 'bidirectional-bfs': 270}",
    "102 edges instead of 576": "{'level-bfs': 576, 'bidirectional-bfs': 552, 'a-star': 102}",
    "422 edges": "'bidirectional-bfs': 542, 'a-star': 422}",
    "finds a three-throw route through it": "right: 2 throws, with this bound: 3",
}


@pytest.mark.parametrize("said", SAID)
def test_what_the_text_says_was_printed(said: str) -> None:
    assert said in text(13)
    assert SAID[said] in all_printed(13)


def test_the_boards_of_the_mistakes_are_smallest() -> None:
    """None with fewer cells, a die of two faces and no jump on its ends shows either of them."""
    for wrong, cells in ((meets_too_soon, 5), (aims_too_high, 6)):
        for smaller in range(2, cells):
            for board in plain_boards([smaller], 2):
                assert wrong(board) == (-1 if (t := solve(board).throws) is None else t)


def test_no_smaller_board_breaks_the_aim_with_six_faces() -> None:
    """What the solution of the third exercise draws, among boards with one jump."""
    found = [
        Board(cells, {foot: end})
        for cells in range(2, 15)
        for foot in range(2, cells)
        for end in range(1, cells + 1)
        if end != foot
        for board in [Board(cells, {foot: end})]
        if aims_too_high(board) != solve(board).throws
    ]
    assert found[0] == Board(14, {9: 14})
