"""Drawn proofs: the parts that the step speaks about are lit. For notebooks:

from snl_algos import turn
from snl_algos.course import drawn_proofs

turn(drawn_proofs.queue_order.at, step=(1, 5))

Each is about a run on the board of its lesson.
"""

from .chance import stopped_games
from .relaxation import (
    bellman_equation,
    consistent_bound,
    descents,
    falling_numbers,
    final_numbers,
    one_more_move,
    one_pass,
    relaxed_move,
    settled,
    two_numbers,
)  # fmt: skip
from .searches import (
    exact_throw,
    four_checks,
    last_throw,
    one_landing_one_pair,
    places,
    queue_order,
    rings,
    two_searches,
    two_windows,
)  # fmt: skip

__all__ = [
    "bellman_equation", "consistent_bound", "descents", "exact_throw", "falling_numbers",
    "final_numbers", "four_checks", "last_throw", "one_landing_one_pair", "one_more_move",
    "one_pass", "places", "queue_order", "relaxed_move", "rings", "settled", "stopped_games",
    "two_numbers", "two_searches", "two_windows",
]  # fmt: skip
