"""The check of an exercise of lesson 5."""

from __future__ import annotations

from ...boards.gallery import random_board
from ...programs import Program
from ..verdict import Verdict
from ..watched import check_looks


def when_may_it_stop(my_search: Program) -> Verdict:
    """Count how often it looks ahead and back on a large board, and run it on all boards."""
    # Two complete searches look ahead and back from 360 cells here, two that stop in time from 56.
    board = random_board(200, snakes=20, ladders=20, seed=2)
    why = "So it does not stop when the two searches meet."
    return check_looks(my_search, board, 250, why, minus_one=True)
