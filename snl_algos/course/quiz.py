"""Questions about earlier lessons: guess, then see why it is right or wrong.

They need no script and no kernel: in a notebook and on a page, each answer opens its reason.
In a terminal, `recall(3).answer(1, "b")` gives it.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import NamedTuple

__all__ = ["Option", "Question", "Recall"]

LETTERS = "abcdef"


class Option(NamedTuple):
    """A possible answer, whether it is right, and the reason."""

    text: str
    right: bool
    reason: str


class Question(NamedTuple):
    """A question and its possible answers; one of them is right."""

    text: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Recall:
    """Questions about the lessons before one: a "recall" opens it, a "review" closes it.

    Examples
    --------
    >>> from snl_algos.course import recall
    >>> print(recall(2).answer(1, "a"))
    No. The ladder takes you up in the same throw. Landing and standing are not the same.
    """

    lesson: int
    questions: tuple[Question, ...]
    kind: str = "recall"

    def answer(self, number: int, letter: str) -> str:
        """Say whether an answer is right, and why.

        Parameters
        ----------
        number : int
            The question, from 1.
        letter : str
            The answer: "a", "b" and so on.

        Raises
        ------
        IndexError, ValueError
            If the question or the answer does not exist.
        """
        if not 1 <= number <= len(self.questions):
            raise IndexError(
                f"there is no question {number}: the questions are 1 to {len(self.questions)}"
            )
        options = self.questions[number - 1].options
        at = LETTERS.find(letter)
        if len(letter) != 1 or not 0 <= at < len(options):
            raise ValueError(f"the answers are {', '.join(LETTERS[: len(options)])}")
        return _told(options[at])

    def __repr__(self) -> str:
        lines = []
        for number, question in enumerate(self.questions, start=1):
            lines += [f"{number}. {question.text}"]
            for letter, option in zip(LETTERS, question.options, strict=False):
                lines.append(f"   {letter}  {option.text}")
        return "\n".join(
            [*lines, f'{self.kind}({self.lesson}).answer(1, "a") tells you about an answer.']
        )

    def _repr_html_(self) -> str:
        """Return HTML where each answer opens its reason. It needs no script."""
        return "\n".join(map(_as_html, self.questions))


#: What keeps a question apart from the next one in a notebook.
APART = 'style="margin-bottom: 1.5em"'


def _told(option: Option) -> str:
    return f"{'Yes.' if option.right else 'No.'} {option.reason}"


def _as_html(question: Question) -> str:
    answers = "\n".join(map(_option_as_html, question.options))
    text = escape(question.text)
    return f'<div class="snl-question" {APART}><p><strong>{text}</strong></p>\n{answers}</div>'


def _option_as_html(option: Option) -> str:
    details = '<details class="snl-is-right">' if option.right else "<details>"
    reason = escape(_told(option))
    return f"{details}<summary>{escape(option.text)}</summary><p>{reason}</p></details>"
