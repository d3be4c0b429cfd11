"""The questions with which lessons 1 to 3 open."""

from __future__ import annotations

from ..recalling import Question, no, yes

__all__ = ["EARLY"]

#: Lesson → its three questions.
EARLY: dict[int, tuple[Question, ...]] = {
    1: (
        Question(
            "A throw lands on cell 3, the foot of a ladder to 22. Where do you stand?",
            (
                no(
                    "On cell 3.",
                    "The ladder takes you up in the same throw. "
                    "Landing and standing are not the same.",
                ),
                yes("On cell 22.", "You land on 3 and stand on 22, after one throw."),
                no("On cell 22, after one more throw.", "A jump costs no throw."),
            ),
        ),
        Question(
            "What is the distance of a cell?",
            (
                no(
                    "The number of cells between it and the start.",
                    "Distances are counted in throws: cell 22 is one throw from the start.",
                ),
                yes(
                    "The fewest throws that are enough to stand on it.",
                    "Some route needs only that many, and no route needs fewer.",
                ),
                no(
                    "The number of throws after which a program found it.",
                    "The distance belongs to the board. It does not depend on any program.",
                ),
            ),
        ),
        Question(
            "A program gives the right answer on the thirty-cell board. What do you know?",
            (
                no(
                    "That the program is right.",
                    "forward-dp is right there too, and wrong on other boards.",
                ),
                no(
                    "That all its distances on this board are right.",
                    "forward-dp answers 3, but claims that you can stand on cell 3.",
                ),
                yes("Its answer on this board, and no more.", "One board proves one answer."),
            ),
        ),
    ),
    2: (
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
                yes(
                    "Six million.", "At most six edges leave a cell; only the last cells lose some."
                ),
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
    ),
    3: (
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
    ),
}
