"""The checks of the exercises of lesson 19 that are no proofs."""

from __future__ import annotations

from ...board import Board
from ...boards.gallery import load_board
from ..chance import after_a_throw, average_throws
from ..learner_values import near
from ..verdict import Verdict, not_yet, solved


def two_equations_by_hand(my_average: dict[int, float]) -> Verdict:
    """Put the numbers into the equations."""
    board = Board(4, {3: 1}, die=2)
    if set(my_average) != {1, 2, 4}:
        return not_yet("Three cells have a number: 1, 2 and 4.", board)
    if my_average[4] != 0:
        return not_yet("On the goal, cell 4, no throw is needed any more.", board)
    mine = {cell: f"{float(number):.10g}" for cell, number in my_average.items()}
    for cell in (1, 2):
        first, second = after_a_throw(board, cell)  # both are equally likely
        right = 1 + (my_average[first] + my_average[second]) / 2
        if not near(my_average[cell], right):
            return not_yet(
                f"The equation of cell {cell} does not hold. A throw leads to {first} or {second}, "
                f"so by your numbers it is 1 + ({mine[first]} + {mine[second]}) / 2 = "
                f"{float(right):.10g}, but you say {mine[cell]}.",
                board,
            )
    return solved("Both equations hold, and they have only one solution.")


def a_ladder_that_does_harm(my_ladder: tuple[int, int]) -> Verdict:
    """Compare the averages with and without it."""
    thirty = load_board("thirty")
    foot, top = my_ladder
    for cell in my_ladder:
        if not 1 <= cell <= thirty.goal:
            return not_yet(f"The board has no cell {cell}: its cells are 1 to {thirty.goal}.")
    if foot >= top:
        return not_yet(f"{foot}→{top} is not a ladder: it does not lead up.")
    if foot in thirty.jumps:
        return not_yet(f"A jump begins on cell {foot} already: {foot}→{thirty.jumps[foot]}.")
    board = Board(thirty.cells, {**thirty.jumps, foot: top})
    before, after = (float(average_throws(each)[1]) for each in (thirty, board))
    says = f"Without the ladder a game takes {before:.2f} throws on average, with it {after:.2f}."
    if before == after:
        says = f"With the ladder a game takes as long as without it: {after:.2f} throws on average."
    return solved(says, board) if after > before else not_yet(says, board)
