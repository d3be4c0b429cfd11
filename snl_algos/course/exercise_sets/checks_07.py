"""The checks of the exercises of lesson 7."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.forward_dp import fill_table
from ...board import Board
from ...boards.gallery import load_board
from ...programs import solve
from ..learner_calls import Case, compared, plain_boards
from ..learner_values import still_missing
from ..passes import fill_in_order
from ..proofs import in_order
from ..verdict import Verdict, not_yet, solved


def read_the_route_back(my_positions: Callable[..., Any]) -> Verdict:
    """Give it the predecessors that the pass finds on small boards."""
    boards = chain(
        *(plain_boards(range(2, 6), die=die, jumps=1) for die in (1, 2, 3)),
        [Board(30, die=1), load_board("thirty")],
    )
    cases = (
        Case((list(predecessor),), right := _positions(predecessor), f"The positions are {right}",
             board, f"predecessor: {predecessor}")
        for board in boards
        for predecessor in [fill_table(board)[1]]
    )  # fmt: skip
    return compared(my_positions, cases, "It reads the route on all {} boards that were tried.")


def _positions(predecessor: list[int]) -> list[int]:
    here = len(predecessor) - 1
    positions = [here]
    while here > 0:
        here = predecessor[here]
        positions.insert(0, here)
    return positions if here == 0 else []


def prove_that_one_pass_is_enough(my_order: list[str]) -> Verdict:
    """Refuse a step that uses a later one."""
    needs = {
        "A": {"F": "it speaks of the cell c, and uses that the cells before it are right"},
        "B": {
            "C": "an induction needs its beginning",
            "E": "it needs that the number is at most d",
            "A": "it needs that the number is not below d",
        },
        "C": {},
        "D": {"F": "it speaks of the cell c"},
        "E": {"D": "it speaks of the cell p"},
        "F": {},
    }
    return in_order(my_order, needs)


def too_early_for_the_snake(my_cells: set[int]) -> Verdict:
    """Compare the numbers of the pass with the distances, cell by cell in the order of the pass."""
    board = Board(13, {2: 11, 12: 6}, die=2)
    numbers = fill_in_order(board, range(2, 14))
    distance = solve(board, "adjacency-list-bfs").distance
    wrong = {cell for cell, number in numbers.items() if number != distance[cell]}
    for cell in sorted(my_cells - wrong):
        if cell in board.jumps:
            return not_yet(f"You never stand on cell {cell}: a jump begins there.", board)
        if cell not in numbers:
            return not_yet(f"This board has no cell {cell}.", board)
        return not_yet(f"The pass gives cell {cell} its distance.", board)
    if missing := len(wrong - my_cells):
        return not_yet(still_missing(my_cells, missing), board)
    return solved("At cell 6 the pass is too early for the snake, and two cells inherit that.")
