"""The questions with which lessons 8 to 10 open."""

from __future__ import annotations

from ..recalling import Question, no, yes

__all__ = ["LATE"]

#: Lesson → its three questions.
LATE: dict[int, tuple[Question, ...]] = {
    8: (
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
    ),
    9: (
        Question(
            "Which two questions prove that distances are right, if the start is at 0?",
            (
                no(
                    "Is the route legal, and does it end on the goal?",
                    "That proves that its throws are enough, not that fewer are not.",
                ),
                yes(
                    "Does no move shorten a distance, and does a move attain each?",
                    "The first shows that no number is too large, the second that none is too "
                    "small.",
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
    ),
    10: (
        Question(
            "Why does check show the smallest board?",
            (
                no(
                    "Because large boards take too long.",
                    "They are played too. The smallest is shown because it is easy to read.",
                ),
                yes(
                    "Because everything on it matters.",
                    "If you take away a cell or a jump, the mistake no longer shows.",
                ),
                no(
                    "Because small boards are more frequent.",
                    "How often a board is met does not matter to a proof.",
                ),
            ),
        ),
        Question(
            "check finds no failing board. Is the program right?",
            (
                yes(
                    "On all boards that the report lists as proven, yes.",
                    "All of them were played. Those that were only tested prove nothing about "
                    "others.",
                ),
                no(
                    "Yes, on every board.",
                    "There are endlessly many boards, and it has played some.",
                ),
                no(
                    "Nobody can know anything about it.",
                    "For the sizes that were played whole, it is a proof.",
                ),
            ),
        ),
        Question(
            "A search runs for ever if the goal is out of reach. What is the repair?",
            (
                no(
                    "Stop after cells // 6 rounds.",
                    "Some boards need more rounds than that: it is the mistake cap-on-depth.",
                ),
                no(
                    "Stop after one second.",
                    "Then the answer depends on the machine.",
                ),
                yes(
                    "Continue only from new cells, and stop if there are none.",
                    "There are only so many cells, so the loop ends on every board.",
                ),
            ),
        ),
    ),
}
