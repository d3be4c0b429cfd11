"""Drawn proofs: the parts that the step speaks about are lit. For notebooks:

from snl_algos import turn
from snl_algos.course import drawn_proofs

turn(drawn_proofs.queue_order.at, step=(1, 5))

Each is about a run on the board of its lesson.
"""

from .chance import stopped_games
from .relaxation import (
    bellman_equation,
    descents,
    final_numbers,
    one_pass,
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
    states_are_games,
    two_searches,
    two_windows,
)  # fmt: skip

__all__ = [
    "bellman_equation", "descents", "exact_throw", "final_numbers", "four_checks", "last_throw",
    "one_landing_one_pair", "one_pass", "places", "queue_order", "rings", "settled",
    "states_are_games", "stopped_games", "two_numbers", "two_searches", "two_windows",
]  # fmt: skip
