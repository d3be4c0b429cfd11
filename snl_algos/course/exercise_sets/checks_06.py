"""The checks of the exercises of lesson 6."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

from ...algorithms.forward_dp import fill_table
from ...board import Board
from ...boards.gallery import load_board
from ..learner_calls import Case, compared, plain_boards
from ..verdict import Verdict


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
