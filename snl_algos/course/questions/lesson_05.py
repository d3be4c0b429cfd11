"""The questions with which lesson 5 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "In which order does breadth-first search take the cells?",
        (
            no(
                "In the order of their numbers.",
                "On the thirty-cell board it takes cell 22 before cell 9.",
            ),
            yes(
                "In the order of their distances.",
                "The throws in the queue never fall from front to back.",
            ),
            no(
                "In the order of the faces of the die.",
                "That is the order in which the throws of one cell are looked at.",
            ),
        ),
    ),
    Question(
        "Why is a matrix a bad choice for a large board?",
        (
            no(
                "It cannot hold jumps.",
                "It can: the ones of a column move to another.",
            ),
            no(
                "It makes the distances wrong.",
                "The search is the same on lists and on a matrix.",
            ),
            yes(
                "It has a place for every pair of cells.",
                "Nearly all of them are empty, and a search reads whole rows.",
            ),
        ),
    ),
    Question(
        "A function marks cells in a grid. What does a second call with this grid find?",
        (
            yes(
                "The marks of the first call.",
                "So it may answer that the goal is out of reach.",
            ),
            no(
                "The same grid as the first call found.",
                "Both calls are given one grid, and the first has changed it.",
            ),
            no(
                "An error.",
                "Nothing looks wrong to Python: a mark is a number like any other.",
            ),
        ),
    ),
)
