"""The questions with which lesson 11 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "The queue search takes a cell at distance 4. Which cells has it taken before?",
        (
            yes(
                "All cells at distances 0 to 3, and perhaps some at 4.",
                "It takes cells in the order of their distances.",
            ),
            no(
                "All cells with smaller numbers.",
                "The order is that of the throws, not of the cells on the board.",
            ),
            no(
                "Exactly four cells.",
                "A distance counts throws, and many cells can be at one distance.",
            ),
        ),
    ),
    Question(
        "Why can the forward pass fill its table in one go, if there are no snakes?",
        (
            no(
                "Because every cell has only one predecessor.",
                "With six faces a cell usually has six.",
            ),
            no(
                "Because the die has only six faces.",
                "The number of faces decides how much work it is, not whether one pass is enough.",
            ),
            yes(
                "Because all edges lead to higher cells: the graph has no cycles.",
                "So whatever a cell needs has been computed before it.",
            ),
        ),
    ),
    Question(
        "Two faces lead from one cell to the same other cell. How can that be?",
        (
            no(
                "It cannot: different faces land on different cells.",
                "They do, but jumps may take you from there to one cell.",
            ),
            yes(
                "A jump leads from one landing to the other, or jumps from both end together.",
                "So one edge between two cells can be thrown in several ways.",
            ),
            no(
                "Only if the die shows a number twice.",
                "Our dice show each number once.",
            ),
        ),
    ),
)
