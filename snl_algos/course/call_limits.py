"""How a check calls a learner's code: every call ends, and a page hears how far the check is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any, NamedTuple

from ..board import Board
from ..checker import Report
from ..checker.budget import THOROUGH
from ..checker.checks import report_on
from ..programs import Program
from ..progress import Progress
from ..sandbox import warn_if_not_isolated
from ..sandbox.interpreter_state import no_input
from ..sandbox.timeouts import held_up, run_within
from .value_readers import WrongValue

__all__ = [
    "Limits", "asks_for_minus_one", "call_within", "calling", "check", "count_call",
    "stopped_in",
]  # fmt: skip


class Limits(NamedTuple):
    """The limits of a check's calls, in seconds; time when the machine was busy does not count."""

    call: float = 1.0  # the longest that one call may work
    waiting: float = 5.0  # the longest that it may take, if it waits
    together: float = 60.0  # the longest that all calls may take


LIMITS = Limits()

#: A learner waits, and a program that is not slow needs two seconds.
BUDGET = THOROUGH._replace(work=10.0)


class Calls:
    """The calls that a check makes: how many, and how long they took.

    `tell` is given a few words twice a second, after the first second. `listed` are the boards that
    refute the wrong answers of the exercise.
    """

    def __init__(
        self, tell: Progress | None, limits: Limits = LIMITS, listed: Sequence[Board] = ()
    ) -> None:
        self.tell, self.limits, self.listed = tell, limits, listed
        self.line: int | None = None  #: where the learner's code stopped when a call last failed
        self._made, self._took = 0, 0.0
        self._following = time.monotonic() + 1

    def count(self) -> None:
        """Count one call more."""
        self._made += 1
        now = time.monotonic()
        if self.tell is not None and now > self._following:
            self._following = now + 0.5
            self.tell(f"{self._made:,} call{'s' * (self._made != 1)}")

    def took(self, seconds: float) -> None:
        """Add the time of a call.

        Raises
        ------
        WrongValue
            If they have taken too long together.
        """
        self._took += seconds
        most = self.limits.together
        if self._took > most:
            raise WrongValue(
                f"{self._made:,} calls took {most:g} seconds, and the check is not done. "
                "No answer was wrong, but it is too slow."
            )


#: The calls of the check that runs. A check takes only the answer, so they cannot be passed on.
_calls: ContextVar[Calls | None] = ContextVar("calls", default=None)


@contextmanager
def calling(
    tell: Progress | None = None, limits: Limits = LIMITS, listed: Sequence[Board] = ()
) -> Iterator[Calls]:
    """Count the calls that are made while this block runs, and report how many there are."""
    calls = Calls(tell, limits, listed)
    token = _calls.set(calls)
    try:
        yield calls
    finally:
        _calls.reset(token)


def _the_calls() -> Calls:
    """Return the calls of the check that runs, or of none."""
    return _calls.get() or Calls(None)


def stopped_in(line: int | None) -> None:
    """Note the line where a call stopped, for the verdict."""
    _the_calls().line = line


def count_call() -> None:
    """Count a call that a check makes in its own loop."""
    _the_calls().count()


def call_within(call: Callable[[], Any]) -> tuple[Any] | str:
    """Call something, and end it when its time is over.

    Returns
    -------
    tuple or str
        What it returned, or why it was ended, as a sentence without its full stop.

    Examples
    --------
    >>> call_within(lambda: 3)
    (3,)
    """
    calls, found = _the_calls(), list[Any]()
    most, waiting, _ = calls.limits
    calls.count()
    began, used = time.perf_counter() - held_up(), time.process_time()
    with no_input():
        ended = run_within(most, lambda: found.append(call()), elapsed=waiting)
    took = time.perf_counter() - held_up() - began
    calls.took(took)
    if ended:
        return (found[0],)
    if found:  # it could not be ended before: it waited, or was busy in C
        return f"it took {took:.1f} seconds, and may take {most:g} second"
    worked = time.process_time() - used
    if worked < took / 20:
        return f"it gave no answer within {took:.0f} seconds, because it waited"
    if worked < most / 2:  # also in the seconds that it may take at most
        return f"it gave no answer within {took:.0f} seconds, in which it worked for {worked:.1f}"
    return f"it gave no answer within {most:g} second (is there a loop that never ends?)"


def check(program: Program) -> Report:
    """Run a program on the boards that refute the listed wrong answers, then on all boards.

    The rest is as in `snl_algos.check`, but does not take as long.
    """
    warn_if_not_isolated()
    calls = _the_calls()
    return report_on(program, None, LIMITS.call, BUDGET, progress=calls.tell, listed=calls.listed)


#: Boards whose goal is out of reach. Some signatures hold only boards of 100 cells.
WALLED = [Board(cells, dict.fromkeys(range(2, 8), 1)) for cells in (9, 100)]


def asks_for_minus_one(program: Program, report: Report) -> list[str]:
    """Say that -1 is asked for if the goal is out of reach, where a right program returns None.

    `check` takes both for an answer; `report` is what it says about the program.
    """
    answers: list[tuple[Any] | str] = []
    for board in WALLED if report else ():
        with suppress(Exception):  # it does not take boards of this size
            answers.append(call_within(lambda: program(board)))  # noqa: B023
    if answers[:1] != [(None,)]:
        return []
    return [
        "If the goal is out of reach, -1 is asked for. It returned None (is a return missing?)."
    ]
