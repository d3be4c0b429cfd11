"""The questions with which lessons 4 to 7 open."""

from __future__ import annotations

from ..recalling import Question, no, yes

__all__ = ["MIDDLE"]

#: Lesson → its three questions.
MIDDLE: dict[int, tuple[Question, ...]] = {
    4: (
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
    ),
    5: (
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
    ),
    6: (
        Question(
            "When is a single pass in the order of the cells enough?",
            (
                no(
                    "When the board is small.",
                    "Four cells are enough to show that the pass can be wrong.",
                ),
                yes(
                    "When every throw leaves you on a higher cell.",
                    "Then all that a number depends on has been filled in before.",
                ),
                no(
                    "When there are no ladders.",
                    "A snake leads back, to cells that the pass has left behind.",
                ),
            ),
        ),
        Question(
            "forward-dp promises fewer throws than are possible. What has it done?",
            (
                no(
                    "It has refused a snake.",
                    "That costs throws. The number would be too large.",
                ),
                no(
                    "It has forgotten a ladder.",
                    "That costs throws. The number would be too large.",
                ),
                yes(
                    "It has thrown from where nobody can stand.",
                    "It uses one number for landing and for standing.",
                ),
            ),
        ),
        Question(
            "A program passes a test on ten random boards. What is proven?",
            (
                yes(
                    "It is right on these ten boards.",
                    "That is all. More boards make a mistake less likely, not impossible.",
                ),
                no(
                    "It is right on every random board.",
                    "A mistake may show on one board in a hundred.",
                ),
                no(
                    "It is wrong on fewer than one board in ten.",
                    "It might be wrong on one in five, and these ten were lucky.",
                ),
            ),
        ),
    ),
    7: (
        Question(
            "What does Bellman's equation say about a cell that is not the start?",
            (
                no(
                    "Its distance is one more than that of the cell before it on the board.",
                    "That cell may be far away, if a ladder led past it.",
                ),
                no(
                    "Its distance is one more than that of any cell with a throw to it.",
                    "Such cells can have different distances: the smallest counts.",
                ),
                yes(
                    "Its distance is one more than the smallest of all cells with a throw to it.",
                    "The last throw of a shortest route comes from a cell with the smallest "
                    "distance.",
                ),
            ),
        ),
        Question(
            "When may the sweeps of repaired-dp stop?",
            (
                no(
                    "As soon as the goal has a number.",
                    "It may be too large: on Board(33, {2: 20, 20: 33, 21: 17}) it is 4, then 3.",
                ),
                yes(
                    "After a sweep that has changed nothing.",
                    "Then Bellman's equation holds for every cell.",
                ),
                no(
                    "After two sweeps.",
                    "Each descent of a shortest route needs one more.",
                ),
            ),
        ),
        Question(
            "Why does breadth-first search need no heap?",
            (
                yes(
                    "Every throw costs one, so new entries belong at the back.",
                    "The queue is in order by itself.",
                ),
                no(
                    "A deque sorts its entries.",
                    "A deque keeps them in the order in which they came.",
                ),
                no(
                    "Boards are too small for it.",
                    "The size does not matter. The costs do.",
                ),
            ),
        ),
    ),
}
