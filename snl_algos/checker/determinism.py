"""Whether the same board always gets the same answer.

A program may keep something between calls, throw dice of its own, or look at the clock. What
it says once then proves nothing, and explains nothing.
"""

from __future__ import annotations

from ..findings import Finding
from ..programs import Outcome
from .board_tester import BoardTester, Failure

__all__ = ["another_answer", "differently_answered", "unsteady"]

#: How often a failing board is played once more: by a new process, and in a row by the last one.
ANEW, IN_A_ROW = 2, 4
#: What is right so many times in processes that have played nothing else is right alone.
ALONE = 5


def another_answer(player: BoardTester, failure: Failure) -> Outcome | None:
    """Another answer to the board on which a program is wrong; None if none was seen.

    It is played first by a process that has played nothing else, then several times in a row.
    """
    seen = failure.outcome
    if seen.ended == "stopped":
        return None  # whether time ends a call, or something else, may be a matter of chance
    for at in range(ANEW + IN_A_ROW):
        if at < ANEW:
            player.runner.renew()
        again = player.outcome(failure.case)
        if again.ended == "stopped":
            return None
        if (again.ended, again.throws) != (seen.ended, seen.throws):
            return again
    return None


def unsteady(player: BoardTester, failure: Failure) -> Finding | None:
    """That the board of a failure gets another answer when it is asked once more, and why."""
    other = another_answer(player, failure)
    if other is None:
        return None
    right = Outcome("returned", failure.expected)
    if other != right:
        return differently_answered(failure.outcome, other, alone=False)
    for _ in range(ALONE):
        player.runner.renew()
        if player.outcome(failure.case) != right:
            return differently_answered(failure.outcome, other, alone=False)
    return differently_answered(right, failure.outcome, alone=True)


def differently_answered(first: Outcome, then: Outcome, *, alone: bool) -> Finding:
    """That the same board got two answers; `alone` if the right one came without other calls.

    Examples
    --------
    >>> right, wrong = Outcome("returned", 3), Outcome("returned", 4)
    >>> print(differently_answered(right, wrong, alone=False))
    the same board got different answers: 3 throws, then 4 throws
    """
    words = {"first": str(first), "then": str(then)}
    return Finding("another-answer-kept" if alone else "another-answer", words=words)
