"""How much is tried: a few cases by `make test`, more with TESTS=full, all with TESTS=release."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

__all__ = ["mostly_full", "mostly_release"]


def mostly_full(values: Iterable[Any], quick: Collection[Any]) -> list[Any]:
    """Values for `parametrize`, all marked `full` but some.

    Examples
    --------
    >>> [getattr(value, "values", value) for value in mostly_full(["a", "b"], quick=["a"])]
    ['a', ('b',)]
    """
    return _mostly(pytest.mark.full, values, quick)


def mostly_release(values: Iterable[Any], full: Collection[Any]) -> list[Any]:
    """Values for `parametrize` of a test that is `full`, all marked `release` but some.

    Examples
    --------
    >>> [getattr(value, "values", value) for value in mostly_release(["a", "b"], full=["a"])]
    ['a', ('b',)]
    """
    return _mostly(pytest.mark.release, values, full)


def _mostly(mark: pytest.MarkDecorator, values: Iterable[Any], but: Collection[Any]) -> list[Any]:
    return [value if value in but else pytest.param(value, marks=mark) for value in values]
