"""The questions with which lesson 9 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "What does it mean to relax a move?",
        (
            yes(
                "To ask whether it makes a distance smaller, and if so, to write that down.",
                "Queue, heap and sweeps all do this, and nothing else changes a distance.",
            ),
            no(
                "To take a cell out of the queue or the heap.",
                "That decides which moves are relaxed next.",
            ),
            no(
                "To leave out a move that is not needed.",
                "A move that makes nothing smaller is relaxed, too, and changes nothing.",
            ),
        ),
    ),
    Question(
        "What does the heap of Dijkstra's algorithm return next?",
        (
            no(
                "The cell that has waited longest.",
                "That is what a queue returns.",
            ),
            yes(
                "The entry with the smallest cost.",
                "So cells are settled in the order of their cost.",
            ),
            no(
                "The cell that is nearest to the goal.",
                "It does not know where the goal is.",
            ),
        ),
    ),
    Question(
        "Why does the repaired forward pass need more than one sweep?",
        (
            no(
                "Because a ladder saves more than one throw.",
                "Ladders lead up, in the direction of the sweep. One sweep takes them along.",
            ),
            no(
                "Because the die has several faces.",
                "All faces of a cell are looked at in each sweep.",
            ),
            yes(
                "Because a snake leads back to cells that the sweep has passed.",
                "What it makes smaller there is used only in the next sweep.",
            ),
        ),
    ),
)
