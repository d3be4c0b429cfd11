"""The questions with which lesson 4 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "When can you stand on the foot of a ladder?",
        (
            yes(
                "When another jump ends there.",
                "You are carried there and stay. Board(8, {2: 3, 3: 8}) has such a cell.",
            ),
            no(
                "When the ladder is short.",
                "A throw that lands on the foot is carried up, however short the ladder is.",
            ),
            no(
                "When the die is small.",
                "The die decides where you can land, not what a jump does.",
            ),
        ),
    ),
    Question(
        "The search level by level finds the goal in round 5. What do you know?",
        (
            no(
                "Five throws are enough, but fewer might be too.",
                "With fewer throws the goal would be in an earlier level.",
            ),
            no(
                "Five cells are between the start and the goal.",
                "A round is a throw, and a throw may pass many cells.",
            ),
            yes(
                "The fewest throws are five.",
                "After round k the level is exactly the set of cells at distance k.",
            ),
        ),
    ),
    Question(
        "Why is list.pop(0) slow on a long list?",
        (
            no(
                "It looks for the smallest entry.",
                "It takes the first entry, whatever it is.",
            ),
            yes(
                "All other entries have to move by one place.",
                "So it costs as much as the list is long. A deque leaves them where they are.",
            ),
            no(
                "It copies the entry that it takes.",
                "One entry would take no time. All the others are what costs.",
            ),
        ),
    ),
)
