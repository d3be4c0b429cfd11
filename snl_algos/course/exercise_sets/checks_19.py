"""The checks of the exercises of lesson 19."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import load_board
from ..chance import after_a_throw, average_throws, choosing, with_die
from ..learner_calls import called, plain_boards, said
from ..proofs import in_order
from ..values import number, plain
from ..verdict import Verdict, not_yet, solved

#: Two averages that were computed in different ways are the same up to this difference.
NEARLY = 1e-6

#: A game on this board takes 254 throws on average, so it needs thousands of sweeps.
LONG_GAME = Board(14, dict.fromkeys(range(3, 14, 2), 1), die=2)


def near(got: object, right: float) -> bool:
    """Return whether an average is right, up to rounding."""
    found = number(plain(got))
    return found is not None and abs(found - right) <= NEARLY


def two_equations_by_hand(my_average: dict[int, float]) -> Verdict:
    """Put the numbers into the equations."""
    board = Board(4, {3: 1}, die=2)
    if set(my_average) != {1, 2, 4}:
        return not_yet("Three cells have a number: 1, 2 and 4.", board)
    if my_average[4] != 0:
        return not_yet("On the goal, cell 4, no throw is needed any more.", board)
    for cell in (1, 2):
        ends = after_a_throw(board, cell)
        right = 1 + sum(float(chance) * my_average[end] for end, chance in ends.items())
        if not near(my_average[cell], right):
            first, second = ends
            return not_yet(
                f"The equation of cell {cell} does not hold. A throw leads to {first} or {second}, "
                f"so by your numbers it is 1 + ({my_average[first]} + {my_average[second]}) / 2 "
                f"= {right:g}, but you say {my_average[cell]}.",
                board,
            )
    return solved("Both equations hold, and they have only one solution.")


def one_solution(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs = {
        "A": {
            "D": "it speaks of the cell with the largest difference",
            "E": "it uses that a difference is an average",
        },
        "B": {},
        "C": {"F": "it repeats the argument that ends there"},
        "D": {"B": "it chooses among the differences"},
        "E": {"B": "it subtracts the equations of two solutions"},
        "F": {"A": "it goes from throw to throw, and each has to keep the difference"},
    }
    return in_order(my_order, needs)


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
    return solved(says, board) if after > before else not_yet(says, board)


def sweep_until_it_settles(my_average: Callable[..., Any]) -> Verdict:
    """Compare with the exact average on small boards, and on one where a game is long."""
    small = (
        board
        for cells in range(2, 7)
        for die in (2, 3, 6)
        for board in plain_boards([cells], die, jumps=1)
    )
    for board in chain(small, [LONG_GAME]):
        expected = average_throws(board)[board.start]
        got = called(my_average, board)
        if not near(got, float(expected)):
            return not_yet(
                f"On this board a game takes {float(expected):.4f} throws on average, "
                f"but {said(got)}.",
                board,
            )
    return solved("The average is right on every board that was tried.")


def a_choice_before_each_throw(my_best: Callable[..., Any]) -> Verdict:
    """Compare with value iteration on small boards, for three pairs of dice."""
    for cells in range(2, 7):
        for dice in ((1, 2), (2, 3), (2, 6)):
            for board in plain_boards([cells], dice[1], jumps=1):
                expected = float(choosing(board, dice)[1])
                got = called(my_best, *(with_die(board, die) for die in dice))
                if not near(got, expected):
                    return not_yet(
                        f"With dice of {dice[0]} and {dice[1]} faces a game on this board takes "
                        f"{expected:.4f} throws on average, but {said(got)}.",
                        board,
                    )
    return solved("The average is right on every board, with every pair of dice that was tried.")
