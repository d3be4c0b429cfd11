"""Suites that several tests look at, each made once."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from snl_algos.lab import suites
from snl_algos.lab.suites import Suite, suite

made = cache(suite)


@pytest.fixture
def found(notation: str) -> Suite:
    """The suite of the notation that a test is about."""
    return made(notation)


@pytest.fixture
def schema() -> Any:
    """The contract of a manifest."""
    file = Path(suites.__file__).with_name("suite.schema.json")
    return json.loads(file.read_text("utf-8"))
