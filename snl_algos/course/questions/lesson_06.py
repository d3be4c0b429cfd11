"""The questions with which lesson 6 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "When is a single pass in the order of the cells enough?",
        (
            no(
                "When the board is small.",
                "Four cells are enough to show that the pass can be wrong.",
            ),
            yes(
                "When every throw leaves you on a higher cell.",
                "Then all that a number depends on has been filled in before.",
            ),
            no(
                "When there are no ladders.",
                "A snake leads back, to cells that the pass has left behind.",
            ),
        ),
    ),
    Question(
        "In the arrays of the forward pass, ladder[6] is 2. What does it say?",
        (
            no(
                "A ladder begins on 6.",
                "The array is read at the top of a ladder, and holds its foot.",
            ),
            no(
                "Two ladders end on 6.",
                "It has room for one foot only. The number is that foot.",
            ),
            yes(
                "A ladder from 2 ends on 6.",
                "When the pass fills in 6, it can look at the number of the foot.",
            ),
        ),
    ),
    Question(
        "Where can you stand without ever landing there?",
        (
            yes(
                "On a cell to which a jump takes you.",
                "You land on the start of the jump, and stand on its end.",
            ),
            no(
                "On the foot of a ladder.",
                "It is the other way round: you land there, and do not stay.",
            ),
            no(
                "Nowhere.",
                "Landing and standing are the same only where no jump begins.",
            ),
        ),
    ),
)
