"""The check of an exercise of lesson 15."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations_with_replacement
from typing import Any

from ...board import Board
from ...board_text import listed
from ..learner_calls import Case, compared
from ..verdict import Verdict

#: All cells of a board of a million but the last, where a throw lands on all but the first.
MILLION = 1_000_000
LARGE = Case(
    ((1 << MILLION) - 2, MILLION), (2 << MILLION) - 4,
    "It is right for every small frontier. A shift moves all the bits at once, also a million",
)  # fmt: skip


def a_throw_is_a_shift(my_landings: Callable[..., Any]) -> Verdict:
    """Ask for every set of one or two cells on small boards, and for a frontier of a million."""
    small = (
        _throw(Board(cells), {first, second})
        for cells in range(2, 17)
        for first, second in combinations_with_replacement(range(1, cells), 2)
    )
    return compared(my_landings, chain(small, [LARGE]))


def _throw(board: Board, frontier: set[int]) -> Case:
    """Return a case: from some cells, one throw lands on others."""
    lands = {end for cell in frontier for end in board.landings(cell)}
    given, right = (sum(1 << cell for cell in cells) for cells in (frontier, lands))
    says = f"From {listed(sorted(frontier))} a throw lands on {listed(sorted(lands))}"
    return Case((given, board.cells), right, f"{says}: the number {right}", board, f"{right:#b}")
