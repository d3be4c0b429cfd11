"""The check of an exercise of lesson 5."""

from __future__ import annotations

from ...boards.gallery import random_board
from ...programs import Program
from ..learner_calls import check
from ..verdict import Verdict, not_yet
from ..watched import looked_at


def when_may_it_stop(my_search: Program) -> Verdict:
    """Run it on all boards, and count the cells that it looks at, ahead and back."""
    verdict = check(my_search, minus_one=True)
    if not verdict.passed:
        return verdict
    # Two complete searches look ahead and back from 360 cells here, two that stop in time from 56.
    watched = looked_at(my_search.function, random_board(200, snakes=20, ladders=20, seed=2))
    ahead, back = len(watched.looks), len(watched.looks_back)
    if ahead + back > 250:
        return not_yet(
            "Every answer is right, but it does not stop when the two searches meet: on a board of "
            f"200 cells it looked ahead from {ahead} cells and back from {back}."
        )
    return verdict
