"""The mixed review after lesson 8."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "A board of 1,000 cells, six faces, every throw costs one. Which search would you take?",
        (
            no("On a matrix.", "It has a million places, of which about six thousand are used."),
            yes("With a queue.", "It looks at each throw about once, and needs no heap."),
            no("With a heap.", "It finds the same, and each operation takes longer."),
        ),
    ),
    Question(
        "In which order does each take the cells: the queue, the forward pass, the heap?",
        (
            yes(
                "By throws, by cell number, by cost.",
                "All of them relax edges. The order is what makes them different.",
            ),
            no("By throws, by throws, by cost.", "The pass goes from the first cell to the last."),
            no("All by distance.", "The pass does not: that is why a snake breaks it."),
        ),
    ),
    Question(
        "Why does repaired-dp end on every board?",
        (
            no("Because there are at most two sweeps.", "A staircase needs as many as you like."),
            no("Because the goal is reached at last.", "It may be out of reach."),
            yes(
                "Numbers only fall, and never below the distances.",
                "So there can be only so many changes, and a sweep without one is the last.",
            ),
        ),
    ),
    Question(
        "An answer is too small. Which kind of mistake has the program made?",
        (
            no("It refuses a move that is allowed.", "That makes answers too large."),
            yes("It allows a move that nobody can make.", "Such as a throw from a ladder's foot."),
            no("It looks at the cells in another order.", "The order alone allows no new route."),
        ),
    ),
)
