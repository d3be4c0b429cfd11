"""The questions with which lesson 12 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "Why must no cost be negative for Dijkstra?",
        (
            no(
                "A heap cannot hold negative numbers.",
                "It can hold anything that can be compared.",
            ),
            yes(
                "A settled cell could become cheaper later.",
                "The proof needs that costs can only be added.",
            ),
            no(
                "Distances would become negative.",
                "That alone would do no harm.",
            ),
        ),
    ),
    Question(
        "What is a stale entry of the heap?",
        (
            yes(
                "One whose cell has got a smaller cost since.",
                "It is thrown away when it comes out.",
            ),
            no(
                "One that has waited for many turns.",
                "An entry may wait long and still be the best for its cell.",
            ),
            no(
                "One for a cell that cannot be reached.",
                "Every entry stands for a route that exists.",
            ),
        ),
    ),
    Question(
        "A table of distances fits Bellman's equation everywhere. What follows?",
        (
            no(
                "Nothing, if a wrong program made it.",
                "It does not matter who made the numbers. They fit, or they do not.",
            ),
            no(
                "No number is too small.",
                "No number is too large either.",
            ),
            yes(
                "All its numbers are right.",
                "The equation has only one solution.",
            ),
        ),
    ),
)
