"""Drawn proofs: the parts that the step speaks about are lit. For notebooks:

from snl_algos import turn
from snl_algos.course import drawn_proofs

turn(drawn_proofs.queue_order.at, step=(1, 5))

Each is about a run on the board of its lesson.
"""

from .chance import best_choice, geometric_series, maximum_principle, stopped_games
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
    first_landing,
    last_throw,
    queue_order,
    rings,
    running_sum,
    states_are_games,
    two_searches,
    two_windows,
)  # fmt: skip

__all__ = [
    "bellman_equation", "best_choice", "descents", "exact_throw", "final_numbers",
    "first_landing", "geometric_series", "last_throw", "maximum_principle", "one_pass",
    "queue_order", "rings", "running_sum", "settled", "states_are_games", "stopped_games",
    "two_numbers", "two_searches", "two_windows",
]  # fmt: skip
