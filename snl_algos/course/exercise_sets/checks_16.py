"""The checks of the exercises of lesson 16."""

from __future__ import annotations

from ...programs import Program
from ..learner_calls import check
from ..verdict import Verdict


def repair_it(repaired: Program) -> Verdict:
    """Run it on all boards."""
    return check(repaired)


def the_other_judge(quickest_way_up: Program) -> Verdict:
    """Run it on the boards of its judge."""
    return check(quickest_way_up, minus_one=True)
