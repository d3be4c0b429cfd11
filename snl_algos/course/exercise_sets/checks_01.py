"""The checks of the exercises of lesson 1."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, islice, product
from typing import Any

from ...board import Board
from ...boards.gallery import load_board, random_board
from ..learner_calls import called, plain_boards, said
from ..learner_values import same
from ..verdict import Verdict, not_yet, solved

#: More cells than any of the boards of exercise 1.1 has.
MAX_CELLS = 100


def where_one_throw_leads(my_successors: Callable[..., Any]) -> Verdict:
    """Ask for every cell of every small board with at most two jumps, and of some larger ones."""
    asked = 0
    for board in chain(
        plain_boards(range(2, 6), die=3, jumps=2),
        (random_board(20, snakes=3, ladders=3, die=die, seed=die) for die in (1, 2, 4, 10)),
        [load_board("thirty")],
    ):
        for cell in range(1, board.goal + 1):
            expected = sorted(board.successors(cell))
            got = called(my_successors, board.cells, dict(board.jumps), len(board.faces), cell)
            asked += 1
            if not same(_sorted(got), expected):
                moves = "; ".join(map(str, board.moves(cell))) or "no throw moves you"
                return not_yet(
                    f"From cell {cell} you can stand on {expected}, but {said(got)}.",
                    board,
                    f"from cell {cell}: {moves}",
                )
    return solved(f"It is right for all {asked} cells that were tried.")


def _sorted(got: Any) -> list[Any] | None:
    """Put in order what a call returned; None if that has no order."""
    try:
        return sorted(islice(got, MAX_CELLS))
    except TypeError:
        return None


def count_the_edges(my_edges: Callable[..., Any]) -> Verdict:
    """Ask for every small board without jumps, and for some larger ones."""
    small = product(range(2, 9), range(1, 7))
    for cells, die in chain(small, [(3, 12), (30, 10), (100, 6), (57, 8)]):
        board = Board(cells, die=die)
        expected = sum(len(board.moves(cell)) for cell in range(1, cells + 1))
        got = called(my_edges, cells, die)
        if not same(got, expected):
            return not_yet(f"Number of edges: {expected}, but {said(got)}.", board)
    return solved("It is right for every board that was tried.")


def into_a_cell(my_cells: set[int]) -> Verdict:
    """Compare with the moves of the board, but for those from cells where you never stand."""
    board = Board(12, {3: 9, 7: 2}, die=3)
    right = set(board.predecessors(9)) - board.jumps.keys()
    if begin := my_cells & board.jumps.keys():
        return not_yet(f"A jump begins on cell {min(begin)}. Can you stand there?", board)
    for cell in sorted(my_cells - right):
        if not 1 <= cell <= board.goal:
            return not_yet(f"The board has no cell {cell}: its cells are 1 to {board.goal}.")
        return not_yet(f"Where does each face take you from cell {cell}?", board)
    if my_cells != right:
        so_far = "These are right, but not all. " if my_cells else ""
        return not_yet(f"{so_far}Which landings lead to cell 9?", board)
    return solved("Two cells lead there by the ladder, and two without it.")
