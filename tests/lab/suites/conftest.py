"""Suites that several tests look at, each made once."""

from __future__ import annotations

from functools import cache

import pytest

from snl_algos.lab.suites import Suite, suite

made = cache(suite)


@pytest.fixture
def found(notation: str) -> Suite:
    """The suite of the notation that a test is about."""
    return made(notation)
