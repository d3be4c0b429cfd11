"""How much a check does: a number of boards, and a brake for programs that are slow.

The boards are the same on every machine. Only the brake depends on it, and the report says so if
the brake ended the run.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

__all__ = ["THOROUGH", "Budget"]


class Budget(NamedTuple):
    """The limits of a check."""

    #: boards of the smallest sizes, run in order; and again as many to find a smaller failing one
    boards: float = 60_000
    #: boards of up to ten cells run in order to prove which failing board is the smallest
    proof: float = 300_000
    #: random boards of 30 to 400 cells
    at_random: int = 500
    #: seconds of CPU time until a board fails, and again to find the smallest; waiting counts a
    #: fifth
    work: float = 20.0
    #: the time limit that the caller has chosen, in seconds
    seconds: float = inf

    def within(self, seconds: float) -> Budget:
        """Return the budget of a check that has a time limit, and no other."""
        return self._replace(boards=inf, proof=inf, work=inf, seconds=seconds)


#: The budget of `check`.
THOROUGH = Budget()
