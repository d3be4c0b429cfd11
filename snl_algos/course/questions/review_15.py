"""The mixed review at the end."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "Which of these proves that one answer is right?",
        (
            no("Eleven programs that agree.", "They can share a mistake."),
            no("A test on all small boards.", "It proves the small boards, not this one."),
            yes("A certificate.", "No move shortens a distance, and each distance is attained."),
        ),
    ),
    Question(
        "A move may cost 0 or 1. Which structure gives the cells in the order of their cost?",
        (
            no("A queue.", "A move that costs nothing would have to go to the front."),
            yes("A heap.", "It gives the smallest entry, whatever the costs are."),
            no("A stack.", "It gives the newest entry, which may be the most expensive."),
        ),
    ),
    Question(
        "Your program is right for one online judge, and wrong by the report of check. Why?",
        (
            yes(
                "The rules may differ.",
                "Another start, chained jumps or a jump on the goal make another game.",
            ),
            no("The judge is wrong.", "It may never send the boards on which the rules differ."),
            no("The report is wrong.", "It shows a board. You can play it by hand."),
        ),
    ),
    Question(
        "Which number of a cell decides from where the next throw is made?",
        (
            no("The throws to land on it.", "A jump may carry you away from there."),
            no("The number of cells before it.", "Distances are counted in throws."),
            yes("The throws to stand on it.", "You throw from where you stand."),
        ),
    ),
)
