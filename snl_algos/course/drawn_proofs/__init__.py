"""Proofs that are drawn from a run: the step that is read is lit. For notebooks:

from snl_algos import load_board, turn
from snl_algos.course import drawn_proofs

proof = drawn_proofs.queue_order(load_board("thirty"))
turn(proof.at, step=(1, 5))
"""

from .consistent_bound import consistent_bound
from .descents import descents
from .first_landing import first_landing
from .last_throw import last_throw
from .one_more_move import one_more_move
from .one_pass import one_pass
from .proof import DrawnProof, Step
from .queue_order import queue_order
from .rings import rings
from .settled import settled
from .two_numbers import two_numbers
from .two_searches import two_searches

__all__ = [
    "DrawnProof", "Step", "consistent_bound", "descents", "first_landing", "last_throw",
    "one_more_move", "one_pass", "queue_order", "rings", "settled", "two_numbers",
    "two_searches",
]  # fmt: skip
