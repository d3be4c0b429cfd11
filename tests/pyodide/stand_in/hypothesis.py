"""In the page's Python there is no Hypothesis: tests with made-up data are not collected there.

All other tests of the same files are run. This is found instead of the real one only there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["given", "settings"]


class Anything:
    """Whatever is asked of it or called, it is once more the same."""

    def __getattr__(self, name: str) -> Anything:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *arguments: Any, **named: Any) -> Anything:
        return self

    def __or__(self, other: Any) -> Anything:
        return self


HealthCheck = Phase = assume = event = note = strategies = target = Anything()


def given(*strategies: Any, **named: Any) -> Callable[[Any], Any]:
    """Marks the test, so that it is left out."""

    def mark(test: Any) -> Any:
        test.needs_made_up_data = True
        return test

    return mark


def settings(*arguments: Any, **named: Any) -> Callable[[Any], Any]:
    """Leaves the test as it is."""
    return lambda test: test
