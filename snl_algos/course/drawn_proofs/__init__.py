"""Proofs that are drawn from a run: the step that is read is lit. For notebooks:

from snl_algos import load_board, turn
from snl_algos.course import drawn_proofs

proof = drawn_proofs.queue_order(load_board("thirty"))
turn(proof.at, step=(1, 5))

Each takes a board, and raises a ValueError that says why if the board can't show the proof.
"""

from .bellman_equation import bellman_equation
from .consistent_bound import consistent_bound
from .descents import descents
from .exact_throw import exact_throw
from .final_numbers import final_numbers
from .first_landing import first_landing
from .geometric_series import geometric_series
from .last_throw import last_throw
from .maximum_principle import maximum_principle
from .one_more_move import one_more_move
from .one_pass import one_pass
from .proof import DrawnProof
from .queue_order import queue_order
from .rings import rings
from .running_sum import running_sum
from .settled import settled
from .stopped_games import best_choice, stopped_games
from .two_numbers import two_numbers
from .two_searches import two_searches
from .two_windows import two_windows
from .written_numbers import falling_numbers, relaxed_move

__all__ = [
    "DrawnProof", "bellman_equation", "best_choice", "consistent_bound", "descents",
    "exact_throw", "falling_numbers", "final_numbers", "first_landing", "geometric_series",
    "last_throw", "maximum_principle", "one_more_move", "one_pass", "queue_order",
    "relaxed_move", "rings", "running_sum", "settled", "stopped_games", "two_numbers",
    "two_searches", "two_windows",
]  # fmt: skip
