"""The checks of the exercises of lesson 7."""

from __future__ import annotations

from ...board import Board
from ...findings import in_throws
from ...programs import solve
from ..passes import answers, verdict
from ..verdict import Verdict, not_yet, solved

#: The boards of exercise 7.2.
GUESSED = {
    "A": Board(7, {2: 5, 3: 7}, die=1),
    "B": Board(7, {2: 6, 4: 6}, die=1),
    "C": Board(8, {2: 6, 5: 8, 7: 4}, die=1),
    "D": Board(7, {3: 6}, die=1),
    "E": Board(6, {2: 3, 3: 6}, die=1),
}


def a_board_that_breaks_it(my_board: Board) -> Verdict:
    """Ask the forward pass and a right program about the board."""
    if {1, my_board.goal} & my_board.jumps.keys():
        return not_yet("A jump begins on the first or the last cell. Leave these free.", my_board)
    if my_board != Board(my_board.cells, my_board.jumps, die=len(my_board.faces)):
        return not_yet("It has other rules than lesson 1. Change the die and the jumps.", my_board)
    right, said = answers(my_board)
    told = f"right: {in_throws(right)}", f"forward-dp: {in_throws(said)}"
    if right == said:
        return not_yet("The forward pass is right on this board.", my_board, *told)
    fewer = " Fewer cells are enough." if my_board.cells > 4 else ""
    return solved(f"The forward pass is wrong on this board.{fewer}", my_board, *told)


def too_large_or_too_small(my_guess: dict[str, str]) -> Verdict:
    """Compare each guess with what the pass says."""
    for name, board in GUESSED.items():
        guess = my_guess.get(name.lower())
        if guess not in ("right", "too large", "too small"):
            return not_yet(f'Say of board {name} "right", "too large" or "too small".')
        if guess != verdict(board):
            right = in_throws(solve(board).throws)
            ask = f"Right would be {right}: what does the pass answer?"
            return not_yet(f'For board {name}, "{guess}" is wrong. {ask}', board)
    return solved("You know the pass better than its author.")
