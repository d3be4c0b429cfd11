"""The questions with which lesson 13 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "On log axes a program has slope 2. What does that mean?",
        (
            no("It takes twice as long as one with slope 1.", "The slope says how the time grows."),
            yes("Twice the cells take four times as long.", "The slope is the power: 2² is 4."),
            no("It takes two seconds.", "A slope is not a time."),
        ),
    ),
    Question(
        "In breadth-first search, why may a cell be marked when a throw first lands on it?",
        (
            no("Nobody lands there again.", "Many throws may land there, but none of them sooner."),
            no("It saves memory.", "It does, but that does not make it right."),
            yes("No later throw lands there sooner.", "The rounds go from near to far."),
        ),
    ),
    Question(
        "Two programs agree on a thousand boards. What is proven?",
        (
            no("Both are right on them.", "They may share a mistake."),
            yes("Nothing.", "A certificate proves an answer, a vote does not."),
            no("Both are right everywhere.", "Not even on these thousand boards."),
        ),
    ),
)
