"""What the tests of the course share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from snl_algos import ALGORITHMS
from snl_algos.checker.board_tester import Budget
from snl_algos.course import learner_calls


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Whatever a learner's code registers is gone afterwards."""
    before = dict(ALGORITHMS)
    yield
    ALGORITHMS.clear()
    ALGORITHMS.update(before)


@pytest.fixture
def small_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program is run on the traps and a few hundred boards, not on all that a learner waits for.

    Which boards are tried, and that the smallest is found, is held by the tests of the checker.
    """
    few = Budget(boards=300, proof=2_000, at_random=10)
    monkeypatch.setattr(learner_calls, "BUDGET", few)
