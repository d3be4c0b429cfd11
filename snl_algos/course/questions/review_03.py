"""The mixed review after lesson 3."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "A board has a ladder from 2 to 9. How does the search meet cell 2?",
        (
            no("As a landing and as a cell to stand on.", "Whoever lands on 2 stands on 9."),
            yes("As a landing only.", "A throw may land there. Nobody stays."),
            no("Nowhere: the cell is gone.", "A throw lands on it, and visited marks it."),
        ),
    ),
    Question(
        "Queue and levels: which of them can give a cell a smaller number than the other?",
        (
            yes("Neither.", "Both give the distance. It belongs to the board."),
            no("The queue, because it takes single cells.", "Its numbers are distances, too."),
            no("The levels, because they go in rounds.", "A round is a throw in both of them."),
        ),
    ),
    Question(
        "What does a proof by induction over the turns of a loop need?",
        (
            no("That the loop ends.", "That is another claim, with another proof."),
            no("Many turns in which the statement was tested.", "Tests prove those turns only."),
            yes(
                "That it holds before the first turn, and that each turn preserves it.",
                "Then it is true before every turn.",
            ),
        ),
    ),
    Question(
        "Two programs agree on a board, and their routes are different. What follows?",
        (
            yes(
                "Nothing is wrong: there can be many shortest routes.",
                "The thirty-cell board has seven.",
            ),
            no("One of them is wrong.", "Both routes may have the fewest throws."),
            no("Both are right.", "Two programs may share a mistake."),
        ),
    ),
)
