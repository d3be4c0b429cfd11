"""The questions with which lesson 16 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "What does Bellman's equation say about the distance of a cell?",
        (
            no(
                "It is one more than the average of the distances before it.",
                "Nobody averages as long as somebody chooses the face.",
            ),
            yes(
                "It is one more than the least distance from which a throw leads there.",
                "The last throw of a shortest route comes from such a cell.",
            ),
            no(
                "It is one more than the distance of the cell before it on the board.",
                "A throw may come from a cell that is far away on the board.",
            ),
        ),
    ),
    Question(
        "A sweep of the repaired forward pass changes nothing. What follows?",
        (
            yes(
                "No later sweep will change anything.",
                "A sweep does the same with the same numbers, so the numbers are final.",
            ),
            no(
                "The next sweep must go in the other direction.",
                "The order decides how fast the numbers settle, not where.",
            ),
            no(
                "The goal has been reached.",
                "It may be out of reach. Then the numbers settle without it.",
            ),
        ),
    ),
    Question(
        "A throw would carry you past the goal. What happens on our boards?",
        (
            no(
                "You win.",
                "That is the rule 'win', which a board can have. By default it is not so.",
            ),
            no(
                "You bounce back from the last cell.",
                "That is the rule 'bounce'. By default it is not so.",
            ),
            yes(
                "It does not move you.",
                "A search ignores such a throw. In a game of chance it counts.",
            ),
        ),
    ),
)
