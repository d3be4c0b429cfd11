"""The rows of a rubric: what is said of a row that is lost."""

from __future__ import annotations

import pytest

from snl_algos.checker import RULES
from snl_algos.grading.class_boards import class_boards
from snl_algos.grading.judgement import Judgement
from snl_algos.grading.rubric import Row, Rubric


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("memory", "it needs more memory than it is allowed"),
        ("raised KeyError", "it raised KeyError"),
        ("stopped", "no answer in time"),
        ("7", "7"),
    ],
)
def test_a_lost_row_says_what_happened(answer: str, said: str) -> None:
    """Would catch: a word of our code in the feedback of a student."""
    rubric = Rubric((Row("Samples", "samples", 3),))
    answers = (answer,) * len(class_boards(RULES["plain"]))
    (row,) = rubric.results(Judgement("wrong", "", rules="plain", answers=answers))
    assert row.points == 0
    assert f": {said}, but the right answer is" in row.note
