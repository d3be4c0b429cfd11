"""Four methods of testing, tried on wrong programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..board import Board
from ..boards.gallery import random_board
from ..checker import SAMPLES
from ..programs import MISTAKES
from .exercise_sets.checks_11 import WRONG, every_small_board, right_answer

__all__ = ["larger_die", "tried"]

Says = Callable[[Board], Any]


def larger_die(says: Says, board: Board) -> bool:
    """Return whether a property holds: a larger die never makes the answer larger."""
    more = Board(board.cells, board.jumps, die=len(board.faces) + 1)
    return bool(says(board) == -1 or 0 <= says(more) <= says(board))


def tried() -> dict[str, tuple[int, int, int, int]]:
    """Return wrong program → on how many boards each method finds it wrong.

    The methods are published answers, the property `larger_die`, every board of up to five cells
    with dice of 1, 2 and 3, and a hundred random boards of 100 cells.
    """
    published = [sample.board for sample in SAMPLES]
    every = every_small_board()
    random = [random_board(100, snakes=10, ladders=10, seed=seed) for seed in range(100)]
    truth = {board: right_answer(board) for board in (*published, *every, *random)}
    found = {}
    for name in WRONG:
        says = MISTAKES[name].function
        fails = [
            sum(says(board) != truth[board] for board in boards)
            for boards in (published, every, random)
        ]
        broken = sum(not larger_die(says, board) for board in every)
        found[name] = (fails[0], broken, fails[1], fails[2])
    return found
