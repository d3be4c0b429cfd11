"""The questions with which lessons open."""

from __future__ import annotations

import re
from html import escape

import pytest

from snl_algos.course import recall
from snl_algos.course.register import lesson_texts

ASKED = {number: one.questions for number, one in lesson_texts().items() if one.questions}
EVERY = [question for questions in ASKED.values() for question in questions]


def test_each_lesson_has_three_questions_with_one_right_answer_and_reasons() -> None:
    """Would catch: a question without a right answer or a reason; a lesson with too many."""
    assert {len(questions) for questions in ASKED.values()} == {3}
    for question in EVERY:
        assert question.text.endswith("?")
        assert [option.right for option in question.options].count(True) == 1
        assert len({option.text for option in question.options}) == len(question.options) == 3
        assert all(option.reason.endswith(".") for option in question.options)


def test_the_right_answer_cannot_be_guessed() -> None:
    """Would catch: one that is always in the same place, or longer because it says more."""
    places = {[one.right for one in question.options].index(True) for question in EVERY}
    assert len(places) == 3
    longest = [max(question.options, key=lambda one: len(one.text)) for question in EVERY]
    assert sum(option.right for option in longest) <= len(EVERY) / 3


def test_an_answer_is_folded_until_it_is_chosen() -> None:
    """Would catch: a reason that is open at once, or that needs a script."""
    html = recall(2)._repr_html_()
    folded = re.findall(r"<details[^>]*><summary>(.*?)</summary><p>.*?</p></details>", html)
    assert folded == [escape(one.text) for q in recall(2).questions for one in q.options]
    assert " open" not in re.sub(r">[^<]*<", "><", html) and "<script" not in html


def test_a_lesson_without_questions_is_refused() -> None:
    with pytest.raises(KeyError):
        recall(1)
