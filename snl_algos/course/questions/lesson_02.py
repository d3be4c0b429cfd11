"""The questions with which lesson 2 opens."""

from __future__ import annotations

from ..quiz import Question, no, yes

__all__ = ["QUESTIONS"]

QUESTIONS: tuple[Question, ...] = (
    Question(
        "A ladder from 3 to 7 is put on a board. Does the graph get an edge from 3 to 7?",
        (
            no(
                "Yes, because the ladder leads there.",
                "An edge is a throw, and no throw leads from 3 to 7. "
                "Whoever lands on 3 is carried up in the same throw.",
            ),
            yes(
                "No: the edges that ended on 3 now end on 7.",
                "The ladder redirects the throws that land on its foot.",
            ),
            no("No: nothing changes.", "A throw that lands on 3 now leaves you on 7."),
        ),
    ),
    Question(
        "A board has a million cells, the die has six faces. About how many edges are there?",
        (
            no(
                "A million times a million.",
                "The matrix has that many places, and nearly all of them are empty.",
            ),
            yes("Six million.", "At most six edges leave a cell; only the last cells lose some."),
            no("It depends on the jumps.", "A jump redirects edges. It adds none."),
        ),
    ),
    Question(
        "Why does a reader of boards refuse a second jump from one cell?",
        (
            no(
                "Because it would slow the search down.",
                "It would not. The board would be another one.",
            ),
            yes(
                "Because one of the two would be lost silently.",
                "Then the program answers correctly for a board that nobody wrote down.",
            ),
            no(
                "Because two jumps may never meet.",
                "Two jumps may end on one cell, and one may end where another begins.",
            ),
        ),
    ),
)
