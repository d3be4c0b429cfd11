"""The checks of the exercises of lesson 17."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, product
from typing import Any

from ...board import Board
from ...board_text import counted
from ...boards.gallery import load_board, random_board
from ..learner_calls import (
    AS_IF_UNREACHABLE,
    OUT_OF_REACH,
    Case,
    called,
    compared,
    plain_boards,
    said,
)
from ..learner_values import plain
from ..states import depth_first, fewest, one_ladder
from ..verdict import Verdict, not_yet, solved


def so_many_ladders(my_throws: Callable[..., Any]) -> Verdict:
    """Compare with the search of the lesson, for no ladder up to three."""
    small = product(range(2, 7), (1, 2), (1, 2))
    boards = chain(
        chain.from_iterable(plain_boards([cells], die, jumps) for cells, jumps, die in small),
        (random_board(30, snakes=3, ladders=6, seed=seed) for seed in range(30)),
        [load_board("thirty"), load_board("out-of-reach")],
    )
    cases = (
        Case((board, ladders), right,
             OUT_OF_REACH if right is None else
             f"With at most {counted(ladders, 'ladder')} the fewest throws are {right}", board)
        for board, ladders in product(boards, range(4))
        for right in [fewest((board.start, ladders), one_ladder(board),
                             lambda state: state[0] == board.goal)]  # noqa: B023
    )  # fmt: skip
    praise = "The fewest throws are right with no ladder, one, two and three."
    return compared(my_throws, cases, praise, none=AS_IF_UNREACHABLE)


def three_in_a_row(my_states: Callable[..., Any]) -> Verdict:
    """Ask for the states after a throw, from each state of some boards."""
    boards = chain(plain_boards(range(2, 6), die=2, jumps=1), [load_board("thirty")])
    cases = (
        Case((board, (cell, row)), right, f"After state ({cell}, {row}) come {right}", board)
        for board in boards
        for cell, row in product(range(board.start, board.cells), range(3))
        for right in [_after(board, cell, row)]
    )
    return compared(my_states, cases, "The states are right on every board that was tried.")


def _after(board: Board, cell: int, row: int) -> list[tuple[int, int]]:
    """Return the states after a throw, by the rule."""
    largest = [*board.faces][-1]
    moves = [(move, row + 1 if move.face == largest else 0) for move in board.moves(cell)]
    return [(board.start, 0) if now == 3 else (move.cell, now) for move, now in moves]


def in_which_order_can_a_pass_fill_it(my_line: Callable[..., Any]) -> Verdict:
    """See whether each move leads forward, and whether there is no list if there is a cycle."""
    boards = chain(
        plain_boards(range(2, 7), die=2, jumps=2),
        plain_boards(range(2, 6), die=3, jumps=1),
        (random_board(30, snakes=1, ladders=6, seed=seed) for seed in range(20)),
    )
    for board in boards:
        if reason := _not_in_order(board, plain(called(my_line, board))):
            return not_yet(reason, board)
    return solved("Every move leads forward in your lists, and no cycle was overlooked.")


def _not_in_order(board: Board, got: Any) -> str:
    """Say what is wrong with a list of the cells, or with None; nothing if it is right."""
    right = depth_first(board.start, board.successors)
    if right is None or not isinstance(got, list):
        if got is right:
            return ""
        wanted = "has no such list: moves lead round" if right is None else "has such a list"
        return f"This board {wanted}, but {said(got, none='')}."
    if not all(type(cell) is int for cell in got) or sorted(got) != sorted(right):
        return f"You can stand on the cells {sorted(right)}, but {said(got)}."
    for at, cell in enumerate(got):
        for after in set(board.successors(cell)).intersection(got[:at]):
            return f"A throw leads from {cell} to {after}, which comes before it in {got}."
    return ""
