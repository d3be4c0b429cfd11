"""How much is tried: a few cases by `make test`, more with TESTS=full, all with TESTS=release."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import Any

import pytest

__all__ = ["LEFT_OUT", "leaves_out", "mostly_full", "mostly_release"]

#: The marks of what does not run.
LEFT_OUT: tuple[str, ...] = {"release": (), "full": ("release",)}.get(
    os.environ.get("TESTS", ""), ("release", "full")
)


def leaves_out(mark: str) -> bool:
    """Whether tests with this mark do not run."""
    return mark in LEFT_OUT


def mostly_full(
    values: Iterable[Any], quick: Collection[Any], full: Collection[Any] | None = None
) -> list[Any]:
    """Values for `parametrize`: some in every run, all others marked `full`.

    If it is said which are `full`, the rest is marked `release`.

    Examples
    --------
    >>> [getattr(value, "values", value) for value in mostly_full(["a", "b"], quick=["a"])]
    ['a', ('b',)]
    """
    return [
        value if value in quick
        else pytest.param(value, marks=pytest.mark.full) if full is None or value in full
        else pytest.param(value, marks=pytest.mark.release)
        for value in values
    ]  # fmt: skip


def mostly_release(values: Iterable[Any], full: Collection[Any]) -> list[Any]:
    """Values for `parametrize` of a test that is `full`, all marked `release` but some.

    Examples
    --------
    >>> [getattr(value, "values", value) for value in mostly_release(["a", "b"], full=["a"])]
    ['a', ('b',)]
    """
    return [
        value if value in full else pytest.param(value, marks=pytest.mark.release)
        for value in values
    ]
