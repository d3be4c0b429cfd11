"""The checks of the exercises of lesson 2."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, product
from typing import Any

from ...board import Board
from ...boards.gallery import random_board
from ..learner_calls import Case, compared, plain_boards
from ..verdict import Verdict


def where_one_throw_leads(my_successors: Callable[..., Any]) -> Verdict:
    """Ask for every cell of every small board with at most two jumps, and of some larger ones."""
    boards = chain(
        plain_boards(range(2, 6), die=3, jumps=2),
        (random_board(20, snakes=3, ladders=3, die=die, seed=die) for die in (1, 2, 4, 10)),
    )
    cases = (
        Case((board.cells, dict(board.jumps), len(board.faces), cell), right,
             f"From cell {cell} you can stand on {right}", board,
             f"from cell {cell}: {'; '.join(map(str, board.moves(cell))) or 'no throw moves you'}")
        for board in boards
        for cell in range(1, board.goal + 1)
        for right in [sorted(board.successors(cell))]
    )  # fmt: skip
    # In any order, but each cell once.
    return compared(my_successors, cases, alike=lambda got, right: sorted(got) == right)


def count_the_edges(my_edges: Callable[..., Any]) -> Verdict:
    """Ask for every small board without jumps, and for some larger ones."""
    sizes = chain(product(range(2, 9), range(1, 7)), [(3, 12), (30, 10), (100, 6), (57, 8)])
    boards = (Board(cells, die=die) for cells, die in sizes)
    cases = (
        Case((board.cells, board.die), right, f"Number of edges: {right}", board)
        for board in boards
        for right in [sum(len(board.moves(cell)) for cell in range(1, board.cells + 1))]
    )
    return compared(my_edges, cases)
