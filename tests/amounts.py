"""How much is tried: a few cases by `make test`, all of them with TESTS=full."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

__all__ = ["mostly_full"]


def mostly_full(values: Iterable[Any], quick: Collection[Any]) -> list[Any]:
    """Values for `parametrize`, all marked `full` but some.

    Examples
    --------
    >>> [getattr(value, "values", value) for value in mostly_full(["a", "b"], quick=["a"])]
    ['a', ('b',)]
    """
    full = pytest.mark.full
    return [value if value in quick else pytest.param(value, marks=full) for value in values]
