"""Questions about earlier lessons: guess, then see why it is right or wrong.

They need no script and no kernel: in a notebook and on a page, each answer opens its reason.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import NamedTuple

__all__ = ["Option", "Question", "Recall"]


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
    """The questions that open a lesson, about the lessons before it."""

    questions: tuple[Question, ...]

    def __repr__(self) -> str:
        return "\n".join(question.text for question in self.questions)

    def _repr_html_(self) -> str:
        """Return HTML where each answer opens its reason. It needs no script."""
        return "\n".join(map(_as_html, self.questions))


#: What keeps a question apart from the next one in a notebook.
APART = 'style="margin-bottom: 1.5em"'


def _as_html(question: Question) -> str:
    answers = "\n".join(map(_option_as_html, question.options))
    text = escape(question.text)
    return f'<div class="snl-question" {APART}><p><strong>{text}</strong></p>\n{answers}</div>'


def _option_as_html(option: Option) -> str:
    details = '<details class="snl-is-right">' if option.right else "<details>"
    reason = escape(f"{'Yes.' if option.right else 'No.'} {option.reason}")
    return f"{details}<summary>{escape(option.text)}</summary><p>{reason}</p></details>"
