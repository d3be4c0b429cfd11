"""The questions with which lesson 14 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "Which two questions prove that distances are right, if the start is at 0?",
        (
            no(
                "Is the route legal, and does it end on the goal?",
                "That proves that its throws are enough, not that fewer are not.",
            ),
            yes(
                "Does no move shorten a distance, and does a move attain each?",
                "The first shows that no number is too large, the second that none is too small.",
            ),
            no(
                "Do two programs agree, and on many boards?",
                "Two programs can have the same mistake.",
            ),
        ),
    ),
    Question(
        "A program is right on every board of up to five cells. What is proven?",
        (
            no(
                "It is right.",
                "Some mistakes first show on seven cells.",
            ),
            no(
                "Nothing, because nobody plays on such boards.",
                "Small boards hold most mistakes, and this is a proof for them.",
            ),
            yes(
                "It is right on these boards.",
                "That is a proof, and it says nothing about larger boards.",
            ),
        ),
    ),
    Question(
        "Which of these holds for every right program?",
        (
            yes(
                "The answer is 1 if and only if a move from the start leads to the goal.",
                "It follows from what the answer means.",
            ),
            no(
                "One more ladder never makes the answer larger.",
                "A ladder also takes you away from where you were.",
            ),
            no(
                "Without its snakes, a board never needs more throws.",
                "On Board(6, {2: 3, 3: 6, 4: 2}, die=1) the snake helps.",
            ),
        ),
    ),
)
