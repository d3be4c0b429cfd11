"""How much is tried: a few cases by `make test`, more with TESTS=full, all with TESTS=release.

And how many boards a check plays, in tests in which it is the call that matters.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

__all__ = ["LEFT_OUT", "leaves_out", "mostly_full", "mostly_release", "small_effort"]

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


@contextmanager
def small_effort() -> Iterator[None]:
    """A check, and the judge of a class, play a few boards only in this process and its forks.

    Which boards are played, and that the smallest is found, is held by other tests.
    """
    from snl_algos.checker.board_tester import Budget

    few = Budget(boards=300, proof=20_000, at_random=10)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("snl_algos.checker.checks.THOROUGH", few)
        if hasattr(os, "fork"):  # without it there is no grading
            patch.setattr("snl_algos.grading.judge.OF_A_FUNCTION", few)
            patch.setattr("snl_algos.grading.judge.OF_A_WHOLE_PROGRAM", few._replace(boards=20))
        yield
