"""The questions with which lesson 7 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "A snake leads from 7 to 4. Why can the forward pass not follow it?",
        (
            no(
                "Because it has no array for snakes.",
                "It has one. It uses it to leave the heads out.",
            ),
            yes(
                "Because the numbers of 4, and of what follows 4, are filled in before 7.",
                "A better number for 4 would have to change all that was worked out with the old.",
            ),
            no(
                "Because a snake never helps.",
                "It does on Board(8, {2: 6, 5: 8, 7: 4}, die=1).",
            ),
        ),
    ),
    Question(
        "forward-dp promises fewer throws than are possible. What has it done?",
        (
            no(
                "It has refused a snake.",
                "That costs throws. The number would be too large.",
            ),
            no(
                "It has forgotten a ladder.",
                "That costs throws. The number would be too large.",
            ),
            yes(
                "It has thrown from where nobody can stand.",
                "It uses one number for landing and for standing.",
            ),
        ),
    ),
    Question(
        "A program passes a test on ten random boards. What is proven?",
        (
            yes(
                "It is right on these ten boards.",
                "That is all. More boards make a mistake less likely, not impossible.",
            ),
            no(
                "It is right on every random board.",
                "A mistake may show on one board in a hundred.",
            ),
            no(
                "It is wrong on fewer than one board in ten.",
                "It might be wrong on one in five, and these ten were lucky.",
            ),
        ),
    ),
)
