"""Ends a call after a number of lines: the same call ends at the same line on every machine."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from math import inf
from typing import TypeVar

from .exception_state import isolating_exceptions
from .settrace import LineCounter
from .watchdog import Stop

__all__ = ["within_lines"]

Result = TypeVar("Result")


class LineBudget(LineCounter):
    """Ends the run at a line of Python, after so many of them.

    Counted are the lines of functions that can loop, and every call. What the package itself runs
    is free.
    """

    def __init__(self, lines: int) -> None:
        super().__init__(inf)
        self._lines = lines

    def _count(self) -> None:
        self._seen += 1
        if self._seen > self._lines and not self._over:
            self.timed_out = True
            raise self.request_stop()


def within_lines(lines: int, call: Callable[[], Result]) -> tuple[Result] | None:
    """Call something, and end it after so many lines.

    Returns
    -------
    tuple or None
        What the call returned; None if it was ended, or had run too many lines when it ended.

    Examples
    --------
    >>> def count_to(number):
    ...     for at in range(number):
    ...         pass
    ...     return at
    >>> within_lines(1_000, lambda: count_to(300))
    (299,)
    >>> print(within_lines(1_000, lambda: count_to(10**9)))
    None
    """
    budget = LineBudget(lines)
    # A collection of garbage runs what others have left behind, here and at any moment: their
    # finalizers, and the callbacks of libraries. Their lines are not this call's. And at the
    # bottom of a recursion, Python 3.11 dies if that fails while a call is about to be traced.
    collects = gc.isenabled()
    gc.disable()
    try:
        return _within(budget, call)
    finally:
        if collects:
            gc.enable()


def _within(budget: LineBudget, call: Callable[[], Result]) -> tuple[Result] | None:
    former = sys.gettrace()
    try:
        budget.start()
        found = (isolating_exceptions(call),)
    except BaseException as error:
        # What was stopped half-way may fail in its own way.
        if not budget.timed_out or not isinstance(error, Exception | Stop):
            raise
        return None
    finally:
        budget.end()
        sys.settrace(former)
    return None if budget.timed_out else found
