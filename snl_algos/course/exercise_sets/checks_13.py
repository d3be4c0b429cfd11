"""The checks of the exercises of lesson 13."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ...board import Board
from ...boards.gallery import random_board
from ...programs import solve
from ...views import move_array
from ..learner_calls import called, plain_boards, said
from ..values import same
from ..verdict import Verdict, not_yet, solved


def a_throw_is_a_shift(my_landings: Callable[..., Any]) -> Verdict:
    """Ask for every set of one or two cells on every board of up to 16 cells."""
    for cells in range(2, 17):
        board = Board(cells)
        for first in range(1, cells):
            for second in range(first, cells):
                here = {first, second}
                expected = {landing for cell in here for landing in board.landings(cell)}
                got = called(my_landings, sum(1 << cell for cell in here), cells)
                if not same(got, sum(1 << cell for cell in expected)):
                    where = " and ".join(map(str, sorted(here)))
                    return not_yet(
                        f"From {where} a throw lands on {_listed(expected)}, but {said(got)}.",
                        board,
                    )
    return solved("It is right for every frontier that was tried.")


def the_search_on_bits(my_throws: Callable[..., Any]) -> Verdict:
    """Run it on every board of 8 cells with a jump, on walls, and on boards of 100 cells."""
    for board in _boards():
        throws = solve(board).throws
        expected = -1 if throws is None else throws
        got = called(my_throws, move_array(board))
        if not same(got, expected):
            return not_yet(f"The answer is {expected}, but {said(got)}.", board)
    return solved("It is right on every board that was tried.")


def _boards() -> Iterator[Board]:
    walls = (Board(8, dict.fromkeys(range(2, 8), 1)), Board(12, dict.fromkeys(range(4, 10), 2)))
    random = (random_board(100, snakes=10, ladders=10, seed=seed) for seed in range(30))
    return chain(plain_boards([2, 7, 8], jumps=0), plain_boards([8], jumps=1), walls, random)


def _listed(cells: set[int]) -> str:
    return ", ".join(map(str, sorted(cells))) or "no cell"
