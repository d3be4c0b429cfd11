"""The checks of the exercises of lesson 13."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
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
    """Run it on every board of 8 cells with a jump, on walls, towers, and boards of 100 cells."""
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
    plain = chain(plain_boards([2, 7, 8], jumps=0), plain_boards([8], jumps=1))
    return chain(plain, walls, _towers(), random)


def _towers() -> Iterator[Board]:
    """Yield boards where one jump ends at the foot of another.

    To stand there, after the first jump, is not to land there and take the second.
    """
    for cells in range(14, 23):
        for middle in range(3, cells - 6):
            yield Board(cells, {2: middle, middle: cells})
            yield Board(cells, {middle: 2, 2: cells - 1})
    for seed in range(100):
        yield _linked(Random(seed))


def _linked(random: Random, jumps: int = 20) -> Board:
    """Return a board of 100 cells on which half of the jumps end where another begins."""
    starts = random.sample(range(2, 100), jumps)
    ends = random.sample(starts, jumps // 2) + random.sample(range(2, 101), jumps - jumps // 2)
    pairs = zip(starts, ends, strict=True)
    return Board(100, {start: end for start, end in pairs if start != end})


def _listed(cells: set[int]) -> str:
    return ", ".join(map(str, sorted(cells))) or "no cell"
