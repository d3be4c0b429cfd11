"""The questions with which lesson 15 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "Why does check show the smallest board?",
        (
            no(
                "Because large boards take too long.",
                "They are played too. The smallest is shown because it is easy to read.",
            ),
            yes(
                "Because everything on it matters.",
                "If you take away a cell or a jump, the mistake no longer shows.",
            ),
            no(
                "Because small boards are more frequent.",
                "How often a board is met does not matter to a proof.",
            ),
        ),
    ),
    Question(
        "check finds no failing board. Is the program right?",
        (
            yes(
                "On all boards that the report lists as proven, yes.",
                "All of them were played. Those that were only tested prove nothing about others.",
            ),
            no(
                "Yes, on every board.",
                "There are endlessly many boards, and it has played some.",
            ),
            no(
                "Nobody can know anything about it.",
                "For the sizes that were played whole, it is a proof.",
            ),
        ),
    ),
    Question(
        "A search runs for ever if the goal is out of reach. What is the repair?",
        (
            no(
                "Stop after cells // 6 rounds.",
                "Some boards need more rounds than that: it is the mistake cap-on-depth.",
            ),
            no(
                "Stop after one second.",
                "Then the answer depends on the machine.",
            ),
            yes(
                "Continue only from new cells, and stop if there are none.",
                "There are only so many cells, so the loop ends on every board.",
            ),
        ),
    ),
)
