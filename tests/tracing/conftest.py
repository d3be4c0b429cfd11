"""What all tests of traces share."""

from __future__ import annotations

import inspect

import pytest

from snl_algos import trace


@pytest.fixture(autouse=True)
def time_is_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine does not stop a run that ends. Where time is the fact, a test gives it."""
    defaults = inspect.unwrap(trace).__kwdefaults__
    assert "max_seconds" in defaults
    monkeypatch.setitem(defaults, "max_seconds", 300.0)
