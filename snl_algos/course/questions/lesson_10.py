"""The questions with which lesson 10 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "After round 3 of the search level by level, which cells are in the level?",
        (
            no(
                "All cells that three throws can reach.",
                "Some of them can be reached in fewer throws, and are in an earlier level.",
            ),
            no(
                "The cells 4 to 18.",
                "Without jumps the third level has the cells 14 to 19, and with jumps others.",
            ),
            yes(
                "Exactly the cells at distance 3.",
                "That is the invariant of the search in rounds.",
            ),
        ),
    ),
    Question(
        "In which order does Dijkstra's algorithm settle the cells?",
        (
            yes(
                "By rising cost from the start.",
                "The heap returns the smallest entry, and later entries are never smaller.",
            ),
            no(
                "By their distance from the goal.",
                "It does not know the goal until it takes it. That is what this lesson changes.",
            ),
            no(
                "In the order in which they were found.",
                "That is the order of a queue.",
            ),
        ),
    ),
    Question(
        "How many cells can one throw take you forward, its jump included?",
        (
            no(
                "Six.",
                "A ladder can take you much further in the same throw.",
            ),
            yes(
                "As many as the largest face and the climb of the longest ladder together.",
                "On the thirty-cell board that is 6 + 19.",
            ),
            no(
                "As many as the longest ladder climbs.",
                "You also move forward to its foot.",
            ),
        ),
    ),
)
