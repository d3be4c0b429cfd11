"""The questions with which lessons open."""

from __future__ import annotations

import re
from html import escape

import pytest

from snl_algos.course import Recall, recall, review
from snl_algos.course.register import lesson_texts

QUESTIONS = {number: one.questions for number, one in lesson_texts().items() if one.questions}
REVIEWS = {number: one.review for number, one in lesson_texts().items() if one.review}


def test_each_lesson_has_its_questions() -> None:
    """Would catch: a question without a right answer or a reason; a lesson with too many."""
    for asked, found, number in ((recall, QUESTIONS, 3), (review, REVIEWS, 4)):
        for lesson in found:
            each_has_one_right_answer_and_reasons(asked(lesson), number)
            assert f"{asked.__name__}({lesson}).answer" in repr(asked(lesson))


def each_has_one_right_answer_and_reasons(shown: Recall, questions: int) -> None:
    assert len(shown.questions) == questions
    for number, question in enumerate(shown.questions, start=1):
        assert question.text.endswith("?")
        assert [option.right for option in question.options].count(True) == 1
        assert len({option.text for option in question.options}) == len(question.options) >= 3
        for letter, option in zip("abc", question.options, strict=True):
            told = shown.answer(number, letter)
            assert told.startswith("Yes." if option.right else "No.")
            assert option.reason in told
            assert option.reason.endswith(".")


def test_the_right_answer_is_not_always_in_the_same_place() -> None:
    places = [
        [option.right for option in question.options].index(True)
        for questions in (*QUESTIONS.values(), *REVIEWS.values())
        for question in questions
    ]
    assert len(set(places)) == 3


def test_the_longest_answer_is_no_better_a_guess_than_any_other() -> None:
    """Would catch: right answers that are longer than the others, because they say more."""
    asked = [
        question for questions in (*QUESTIONS.values(), *REVIEWS.values()) for question in questions
    ]
    longest = [max(question.options, key=lambda one: len(one.text)) for question in asked]
    assert sum(option.right for option in longest) <= len(asked) / 3


def test_an_answer_is_folded_until_it_is_chosen() -> None:
    """Would catch: a reason that is open at once, or that needs a script."""
    html = recall(2)._repr_html_()
    folded = re.findall(r"<details[^>]*><summary>(.*?)</summary><p>.*?</p></details>", html)
    assert folded == [escape(one.text) for q in recall(2).questions for one in q.options]
    assert " open" not in re.sub(r">[^<]*<", "><", html) and "<script" not in html


def test_as_text_the_reasons_are_not_given_away() -> None:
    shown = recall(2)
    assert all(option.text in repr(shown) for q in shown.questions for option in q.options)
    assert not any(option.reason in repr(shown) for q in shown.questions for option in q.options)


def test_what_is_not_there_is_refused() -> None:
    for asked in (recall, review):
        with pytest.raises(KeyError):
            asked(0)
    for number, letter in ((0, "a"), (4, "a"), (1, "x"), (1, ""), (1, "ab")):
        with pytest.raises((IndexError, ValueError)):
            recall(2).answer(number, letter)
