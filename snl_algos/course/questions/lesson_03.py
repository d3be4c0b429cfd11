"""The questions with which lesson 3 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "Why is the first number that a cell gets in the queue search its distance?",
        (
            no(
                "Because only one route leads to each cell.",
                "Usually many routes do. The thirty-cell board has seven shortest ones.",
            ),
            yes(
                "Because the throws in the queue never fall from front to back.",
                "So whatever arrives later has at least as many throws.",
            ),
            no(
                "Because the program compares all routes.",
                "It compares no two of them. That is why it is fast.",
            ),
        ),
    ),
    Question(
        "What does visited mark in queue-bfs?",
        (
            yes("Cells that a throw has landed on.", "Each landing is let through once."),
            no(
                "Cells that somebody stands on.",
                "If it did, a ladder that begins there could be missed: "
                "Board(8, {2: 3, 3: 8}) shows it.",
            ),
            no("Both.", "That is the mistake one-visited-set."),
        ),
    ),
    Question(
        "What is a loop invariant?",
        (
            no("A variable that never changes.", "The variables change in every turn."),
            no(
                "A statement that is true after the loop.",
                "It is, but that is not enough: it must also hold before each turn.",
            ),
            yes(
                "A statement that holds before the loop, and that every turn preserves.",
                "So it holds whenever a turn begins: that is induction over the turns.",
            ),
        ),
    ),
)
