"""The questions with which lessons open."""

from __future__ import annotations

import json
from html.parser import HTMLParser

import pytest

from snl_algos.course import Recall, recall, review
from snl_algos.course.register import lesson_texts

QUESTIONS = {number: one.questions for number, one in lesson_texts().items() if one.questions}
REVIEWS = {number: one.review for number, one in lesson_texts().items() if one.review}


@pytest.mark.parametrize("lesson", QUESTIONS)
def test_three_questions_each_with_one_right_answer_and_reasons(lesson: int) -> None:
    each_has_one_right_answer_and_reasons(recall(lesson), 3)


@pytest.mark.parametrize("lesson", REVIEWS)
def test_a_review_has_four_questions(lesson: int) -> None:
    shown = review(lesson)
    each_has_one_right_answer_and_reasons(shown, 4)
    assert f"review({lesson}).answer" in repr(shown)


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


class Folds(HTMLParser):
    """What is in the summaries, and whether every fold is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.summaries: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script" and "open" not in dict(attrs)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "summary":
            self.summaries.append(data)


def test_an_answer_is_folded_until_it_is_chosen() -> None:
    folds = Folds()
    folds.feed(recall(1)._repr_html_())
    assert folds.open == []
    assert folds.summaries == [one.text for q in recall(1).questions for one in q.options]


def test_as_text_the_reasons_are_not_given_away() -> None:
    shown = recall(1)
    assert all(option.text in repr(shown) for q in shown.questions for option in q.options)
    assert not any(option.reason in repr(shown) for q in shown.questions for option in q.options)
    assert json.loads(json.dumps(shown.to_dict()))["lesson"] == 1


def test_what_is_not_there_is_refused() -> None:
    for asked in (recall, review):
        with pytest.raises(KeyError):
            asked(0)
    for number, letter in ((0, "a"), (4, "a"), (1, "x"), (1, ""), (1, "ab")):
        with pytest.raises((IndexError, ValueError)):
            recall(1).answer(number, letter)
