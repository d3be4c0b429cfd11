"""What the tests of the course share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from snl_algos import ALGORITHMS


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Whatever a learner's code registers is gone afterwards."""
    before = dict(ALGORITHMS)
    yield
    ALGORITHMS.clear()
    ALGORITHMS.update(before)
