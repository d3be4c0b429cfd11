"""Whether the same board always gets the same answer.

A program may keep something between calls, throw dice of its own, or look at the clock. What
it says once then proves nothing, and explains nothing.
"""

from __future__ import annotations

from ..findings import Finding
from ..programs import Outcome
from .playing import Failure, Player

__all__ = ["another_answer", "differently_answered"]

#: How often a failing board is played once more: by a new process, and in a row by the last one.
ANEW, IN_A_ROW = 2, 4


def another_answer(player: Player, failure: Failure) -> Outcome | None:
    """Another answer to the board on which a program is wrong; None if none was seen.

    It is played first by a process that has played nothing else, then several times in a row.
    """
    seen = failure.outcome
    if seen.ended == "stopped" or player.outcome(failure.case).ended == "stopped":
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


def differently_answered(first: Outcome, then: Outcome, names: str) -> Finding:
    """That the same board got two answers; `names` says what is kept between calls, if seen.

    Examples
    --------
    >>> right, wrong = Outcome("returned", 3), Outcome("returned", 4)
    >>> print(differently_answered(right, wrong, ""))
    the same board got different answers: 3 throws, then 4 throws
    """
    words = {"first": str(first), "then": str(then)}
    if not names:
        return Finding("another-answer", words=words)
    return Finding("another-answer-kept", words={**words, "names": names})
