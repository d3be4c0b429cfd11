"""Lesson 20: the numbers of the text are those that its cells have printed."""

from __future__ import annotations

import pytest

pytest.importorskip("nbformat")

from lessons.notebooks import all_printed, text

from snl_algos import load_board
from snl_algos.course.chance import average_throws, with_die

SAID = {
    "500 sweeps give six digits": "after sweep 500: 39.598366",
    "26.85 throws": "26.85 throws on average",
    "on 25, 26 and 27": "the small die on: 0 2 6 25 26 27 33",
}


@pytest.mark.parametrize("said", SAID)
def test_what_the_text_says_was_printed(said: str) -> None:
    assert said in text(20)
    assert SAID[said] in all_printed(20)


def test_the_two_dice_alone() -> None:
    """The numbers that the text takes from lesson 19."""
    board = load_board("milton-bradley")
    averages = [float(average_throws(each)[0]) for each in (board, with_die(board, 3))]
    assert f"{averages[0]:.4f}" == "39.5984" and "39.5984" in text(20)
    assert f"{averages[1]:.0f}" == "81" and "81 throws" in text(20)
    assert 1.95 < averages[1] / averages[0] < 2.1  # "twice as long"
