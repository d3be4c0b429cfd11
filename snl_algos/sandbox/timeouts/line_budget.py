"""End a call after a number of lines: it ends at the same line on every machine."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from math import inf
from typing import TypeVar

from .settrace import LineCounter
from .watchdog import Stop, isolating_exceptions

__all__ = ["within_lines"]

Result = TypeVar("Result")


class LineBudget(LineCounter):
    """Ends the run at a line of Python, after a number of lines.

    It counts the lines of functions that can loop, and every call, but nothing of the package
    itself.
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
    """Call a function, and end the call after a number of lines.

    Returns
    -------
    tuple or None
        The value of the call; None if it was ended, or had run too many lines when it ended.

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
    # Garbage collection may run finalizers and callbacks of other code at any moment. Their lines
    # must not count. And at the bottom of a recursion, Python 3.11 crashes if one of them fails
    # while a call is about to be traced.
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
        # Stopping may have caused another exception.
        if not budget.timed_out or not isinstance(error, Exception | Stop):
            raise
        return None
    finally:
        budget.end()
        sys.settrace(former)
    return None if budget.timed_out else found
