"""The questions with which lesson 1 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "A throw lands on cell 3, the foot of a ladder to 22. Where do you stand?",
        (
            no(
                "On cell 3.",
                "The ladder takes you up in the same throw. Landing and standing are not the same.",
            ),
            yes("On cell 22.", "You land on 3 and stand on 22, after one throw."),
            no("On cell 22, after one more throw.", "A jump costs no throw."),
        ),
    ),
    Question(
        "What is the distance of a cell?",
        (
            no(
                "The number of cells between it and the start.",
                "Distances are counted in throws: cell 22 is one throw from the start.",
            ),
            yes(
                "The fewest throws that are enough to stand on it.",
                "Some route needs only that many, and no route needs fewer.",
            ),
            no(
                "The number of throws after which a program found it.",
                "The distance belongs to the board. It does not depend on any program.",
            ),
        ),
    ),
    Question(
        "A program gives the right answer on the thirty-cell board. What do you know?",
        (
            no(
                "That the program is right.",
                "forward-dp is right there too, and wrong on other boards.",
            ),
            no(
                "That all its distances on this board are right.",
                "forward-dp answers 3, but claims that you can stand on cell 3.",
            ),
            yes("Its answer on this board, and no more.", "One board proves one answer."),
        ),
    ),
)
