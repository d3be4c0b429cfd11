"""The checks of the exercises of lesson 8."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import inf
from typing import Any

from ...board import Board
from ...explanation import true_answer
from ...programs import Program
from ..beliefs import judged
from ..learner_calls import plain_boards
from ..sweeps import after_each_sweep, fewest_descents
from ..verdict import Verdict, not_yet, solved
from ..watched import check_looks


def until_nothing_changes(sweeping: Program) -> Verdict:
    """Count how often it looks at a board where two sweeps must do, and run it on all boards."""
    # Two sweeps look 200 times, or 400.
    why = "Here the second sweep changes nothing, so no third is needed."
    return check_looks(sweeping, Board(100), 500, why)


def make_it_work_hard(hard_board: Board) -> Verdict:
    """Count the sweeps of the algorithm on the board."""
    if hard_board.cells > 30:
        return not_yet(f"It has {hard_board.cells} cells. 30 are allowed.", hard_board)
    sweeps, descents = len(after_each_sweep(hard_board)), fewest_descents(hard_board)
    cell = max(descents, key=lambda one: descents[one])
    most = f"cell {cell} needs the most descents, {descents[cell]}"
    if sweeps < 5:
        return not_yet(f"It takes fewer than five sweeps: {sweeps}.", hard_board, most)
    return solved(f"It takes {sweeps} sweeps.", hard_board, most)


def true_but_useless(my_invariant: str) -> Verdict:
    """Try it in all runs, and on all tables of small boards that no sweep changes."""
    return judged(my_invariant, "repaired-dp", "while changed", _unchanged(), _flaw_of_table)


def _unchanged() -> Iterator[tuple[dict[str, Any], Board]]:
    """Yield the tables of small boards in which no move shortens a number."""
    for board in plain_boards(range(2, 5), die=2, jumps=1):
        truth, cells = true_answer(board).distance, range(1, board.cells + 1)
        moves = [(cell - 1, end - 1) for cell in cells for end in board.successors(cell)]
        for table in product((0, 1, 2, 3, inf), repeat=board.cells):
            if all(table[end] <= table[cell] + 1 for cell, end in moves):
                yield {
                    "distance": [inf, *table], "board": board,
                    "true_distance": lambda cell, truth=truth: truth.get(cell, inf),
                }, board  # fmt: skip


def _flaw_of_table(state: Mapping[str, Any], keeps: Callable[..., Any]) -> str:
    distance, true = state["distance"], state["true_distance"]
    for cell, number in enumerate(distance):
        if cell and number != true(cell):
            return f"it allows {distance = }. No sweep changes that, and cell {cell} is wrong"
    return ""
