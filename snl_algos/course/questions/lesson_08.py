"""The questions with which lesson 8 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "What does Bellman's equation say about a cell that is not the start?",
        (
            no(
                "Its distance is one more than that of the cell before it on the board.",
                "That cell may be far away, if a ladder led past it.",
            ),
            no(
                "Its distance is one more than that of any cell with a throw to it.",
                "Such cells can have different distances: the smallest counts.",
            ),
            yes(
                "Its distance is one more than the smallest of all cells with a throw to it.",
                "The last throw of a shortest route comes from a cell with the smallest distance.",
            ),
        ),
    ),
    Question(
        "When may the sweeps of repaired-dp stop?",
        (
            no(
                "As soon as the goal has a number.",
                "It may be too large: on Board(33, {2: 20, 20: 33, 21: 17}) it is 4, then 3.",
            ),
            yes(
                "After a sweep that has changed nothing.",
                "Then Bellman's equation holds for every cell.",
            ),
            no(
                "After two sweeps.",
                "Each descent of a shortest route needs one more.",
            ),
        ),
    ),
    Question(
        "Why does breadth-first search need no heap?",
        (
            yes(
                "Every throw costs one, so new entries belong at the back.",
                "The queue is in order by itself.",
            ),
            no(
                "A deque sorts its entries.",
                "A deque keeps them in the order in which they came.",
            ),
            no(
                "Boards are too small for it.",
                "The size does not matter. The costs do.",
            ),
        ),
    ),
)
