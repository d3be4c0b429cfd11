"""The checks of the exercises of lesson 17."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import chain, product
from typing import Any

from ...board import Board
from ...board_text import counted
from ...boards.gallery import load_board, random_board
from ..learner_calls import AS_IF_UNREACHABLE, OUT_OF_REACH, Case, compared, plain_boards
from ..states import depth_first, fewest, one_ladder
from ..verdict import Verdict


def so_many_ladders(my_throws: Callable[..., Any]) -> Verdict:
    """Compare with the search of the lesson, for no ladder up to three."""
    boards = chain(
        *(plain_boards([cells], die, 2) for cells, die in product(range(2, 7), (1, 2))),
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
    return compared(my_states, cases)


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
    cases = (
        Case((board,), after,
             "Moves lead round in a cycle, so there is no such list" if after is None else
             f"You can stand on the cells {sorted(after)}, and there is a list of them in which "
             "every move leads forward", board)
        for board in boards
        for line in [depth_first(board.start, board.successors)]
        for after in [line and {cell: board.successors(cell) for cell in line}]
    )  # fmt: skip
    praise = "Every move leads forward in your lists, and no cycle was overlooked."
    return compared(my_line, cases, praise, alike=_forward, none=", as if moves led round")


def _forward(line: Any, after: Mapping[int, Collection[int]] | None) -> bool:
    """Return whether each move leads forward in a list; None is right if there is no such list."""
    if line is None or after is None:
        return line is after
    return sorted(line) == sorted(after) and all(
        end not in line[:at] for at, cell in enumerate(line) for end in after[cell]
    )
