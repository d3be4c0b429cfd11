"""What all tests of traces share."""

from __future__ import annotations

import pytest

from snl_algos import trace


@pytest.fixture(autouse=True)
def time_is_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine does not stop a run that ends. Where time is the fact, a test gives it."""
    assert trace.__kwdefaults__["max_seconds"]
    monkeypatch.setitem(trace.__kwdefaults__, "max_seconds", 300.0)
