"""Whether the same board always gets the same answer.

A program may keep state between calls, use random numbers, or read the clock. A single answer
then proves nothing and explains nothing.
"""

from __future__ import annotations

from contextlib import suppress

from ..findings import Finding
from ..programs import Outcome
from .board_tester import BoardTester, Failure

__all__ = ["another_answer", "differently_answered", "unsteady"]

#: How often a failing board is run again: by a new process, and then repeatedly by the last one.
FRESH_REPEATS, REPEATS = 2, 4
#: A board is right alone if it is right this often, each time as the first board of a process.
ALONE_REPEATS = 5


def another_answer(tester: BoardTester, failure: Failure) -> Outcome | None:
    """Return another answer to a failing board; None if none was seen.

    The board is run first by new processes, then several times by the same one. Whether the time
    limit or something else ends a call may be chance, so neither is another answer.
    """
    seen = failure.outcome
    for at in range(FRESH_REPEATS + REPEATS if seen.ended != "stopped" else 0):
        if at < FRESH_REPEATS:
            tester.runner.renew()
        again = tester.outcome(failure.case)
        if again.ended == "stopped":
            return None
        if (again.ended, again.throws) != (seen.ended, seen.throws):
            return again
    return None


def unsteady(tester: BoardTester, failure: Failure) -> Finding | None:
    """Report that a failing board gets another answer when it is run again, and why.

    A whole program may be right if the board is its only input.
    """
    other = None
    with suppress(TimeoutError):
        other = another_answer(tester, failure)
    if other is None:
        return None
    if not tester.program.is_watched:
        return Finding("right-alone")
    right = Outcome("returned", failure.expected)
    if other == right and _is_right_alone(tester, failure):
        return differently_answered(right, failure.outcome, alone=True)
    return differently_answered(failure.outcome, other, alone=False)


def _is_right_alone(tester: BoardTester, failure: Failure) -> bool:
    """Return whether the board gets the right answer whenever it is the first of a process."""
    right = Outcome("returned", failure.expected)
    with suppress(TimeoutError):
        for _ in range(ALONE_REPEATS):
            tester.runner.renew()
            if tester.outcome(failure.case) != right:
                return False
        return True
    return False


def differently_answered(first: Outcome, then: Outcome, *, alone: bool) -> Finding:
    """Report that a board got two answers; `alone` if the right one came without other calls.

    Examples
    --------
    >>> right, wrong = Outcome("returned", 3), Outcome("returned", 4)
    >>> print(differently_answered(right, wrong, alone=False))
    the same board got different answers: 3 throws, then 4 throws
    """
    words = {"first": str(first), "then": str(then)}
    return Finding("another-answer-kept" if alone else "another-answer", words=words)
