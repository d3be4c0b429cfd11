"""How a check calls a learner's code: under limits, on case after case, with a reply in words."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from inspect import unwrap
from itertools import islice
from typing import Any, NamedTuple

from ..board import Board
from ..boards.gallery import all_boards
from ..checker.board_tester import THOROUGH
from ..checker.checks import report_on
from ..programs import Program
from ..programs.program import line_in, outcome_of_error
from ..progress import Progress
from ..sandbox import warn_if_not_isolated
from ..sandbox.in_process import no_input, run_within
from .learner_values import MAX_ENTRIES, WrongValue, described, plain, same, shown
from .verdict import Verdict, not_yet, solved, verdict_of

__all__ = [
    "AS_IF_UNREACHABLE", "OUT_OF_REACH", "Case", "Failed", "called", "calling", "check",
    "compared", "plain_boards",
]  # fmt: skip

#: What None says where it is the answer if the goal is out of reach.
AS_IF_UNREACHABLE = ", as if the goal were out of reach"
#: What is right where a function returns None for a goal that cannot be reached.
OUT_OF_REACH = "The goal is out of reach, so the answer is None"

#: The seconds that one call may work, that it may take if it waits, and that a check may work.
WORKING, WAITING, TOGETHER = 1.0, 5.0, 60.0
#: A learner waits, and a program that is not slow needs two seconds.
BUDGET = THOROUGH._replace(work=10.0)


class Calls:
    """The calls that a check makes: how many there were, and what is known about the exercise.

    `tell` is given a few words twice a second, after the first second. `listed` are the boards that
    refute the wrong answers of the exercise.
    """

    def __init__(self, tell: Progress | None = None, listed: Sequence[Board] = ()) -> None:
        self.tell, self.listed = tell, listed
        self.line: int | None = None  #: where the learner's code stopped when a call last failed
        self._made, self._following = 0, time.monotonic() + 1
        self._until = time.process_time() + TOGETHER

    def count(self) -> None:
        """Count one call more. Raises WrongValue if the check works for too long."""
        if time.process_time() > self._until:
            raise WrongValue(
                f"After {self._made:,} calls and {TOGETHER:g} seconds the check is not done. No "
                "answer was wrong, but it is too slow."
            )
        self._made += 1
        now = time.monotonic()
        if self.tell is not None and now > self._following:
            self._following = now + 0.5
            self.tell(f"{self._made:,} call{'s' * (self._made != 1)}")


#: The calls of the check that runs. A check takes only the answer, so they cannot be passed on.
_calls: ContextVar[Calls] = ContextVar("calls")


@contextmanager
def calling(tell: Progress | None = None, listed: Sequence[Board] = ()) -> Iterator[Calls]:
    """Count the calls that are made while this block runs, and report how many there are."""
    token = _calls.set(Calls(tell, listed))
    try:
        yield _calls.get()
    finally:
        _calls.reset(token)


class Failed(str):
    """How a call ended that returned nothing, as a sentence without its full stop."""


def called(function: Callable[..., Any], *arguments: Any) -> Any:
    """Return what a learner's function returns, or `Failed`: its error, or that its time was over.

    What a generator yields is a list.

    Examples
    --------
    >>> print(called(lambda cells: cells[5], []))
    it raised IndexError: list index out of range, in line 1
    """
    calls, found = _calls.get(Calls()), list[Any]()

    def call() -> None:
        got = function(*arguments)
        found.append([*islice(got, MAX_ENTRIES)] if isinstance(got, Iterator) else got)

    calls.count()
    try:
        with no_input():
            run_within(WORKING, call, elapsed=WAITING)
    except (KeyboardInterrupt, WrongValue):  # the reader stops it; or it has its message
        raise
    except BaseException as error:
        code = getattr(unwrap(function), "__code__", None)
        calls.line = None if code is None else line_in(error, code.co_filename)
        where = "" if calls.line is None else f", in line {calls.line}"
        return Failed(f"{outcome_of_error(error)}{where}")
    why = "is there a loop that never ends, or does it wait?"
    return found[0] if found else Failed(f"it gave no answer within a second ({why})")


def said(got: Any, none: str = " (is a return missing?)") -> str:
    """Say what came of a call, as the end of a sentence; `none` is added to None.

    Examples
    --------
    >>> said(called(sorted, [3, 1]))
    'you say [1, 3]'
    >>> said(called([3, 1].reverse))
    'it returned None (is a return missing?)'
    """
    if isinstance(got, Failed):
        return str(got)
    if got is None:
        return f"it returned None{none}"
    return f"you say {text}" if (text := shown(got)) else f"it returned {described(got)}"


class Case(NamedTuple):
    """A call that a check makes: what is given, and what is expected, also as a sentence."""

    given: tuple[Any, ...]
    expected: Any
    says: str
    board: Board | None = None
    detail: str = ""


def compared(
    mine: Callable[..., Any], cases: Iterable[Case],
    praise: str = "It is right in all {} cases that were tried.", *,
    alike: Callable[[Any, Any], bool] = same, none: str = " (is a return missing?)",
) -> Verdict:  # fmt: skip
    """Return the verdict on the first case that a function gets wrong, or that it is solved.

    "{}" in the praise is the number of cases. Values that `alike` can't compare are wrong.

    Examples
    --------
    >>> case = Case(([3, 1],), [1, 3], "In order this is [1, 3]")
    >>> print(compared(sorted, [case], "It can sort."))
    Solved. It can sort.
    >>> print(compared(list, [case]))
    Not yet. In order this is [1, 3], but you say [3, 1].
    """
    asked = 0
    for asked, case in enumerate(cases, start=1):  # noqa: B007
        got, right = called(mine, *case.given), False
        with suppress(Exception):  # in a comparison as its author wrote it, say
            right = alike(plain(got), case.expected)
        if not right:
            details = (case.detail,) if case.detail else ()
            return not_yet(f"{case.says}, but {said(got, none)}.", case.board, *details)
    return solved(praise.format(f"{asked:,}"))


def plain_boards(sizes: Iterable[int], die: int = 6, jumps: int | None = None) -> Iterator[Board]:
    """Return every board of some sizes without a jump on its first or its last cell.

    Examples
    --------
    >>> len(list(plain_boards([4], jumps=1)))  # one without jumps, and 2 · 3 with one
    7
    """
    for cells in sizes:
        for board in all_boards(cells, die, jumps=jumps):
            if 1 not in board.jumps and board.goal not in board.jumps:
                yield board


def check(program: Program, *, minus_one: bool = False) -> Verdict:
    """Run a program on the boards that refute the listed wrong answers, then on all boards.

    With `minus_one`, it may not return None if the goal is out of reach, which `snl_algos.check`
    takes for an answer as well.
    """
    warn_if_not_isolated()
    calls = _calls.get()
    report = report_on(program, None, WORKING, BUDGET, progress=calls.tell, listed=calls.listed)
    if report.slow_board is not None:
        ask = "Does it visit the same cells again and again?"
        return not_yet(f"It gives {report.reason}. {ask}", report.slow_board)
    # Some signatures hold only boards of 100 cells.
    walls = [Board(cells, dict.fromkeys(range(2, 8), 1)) for cells in (9, 100)]
    if report and minus_one and any(called(program, wall) is None for wall in walls):
        asked = "If the goal is out of reach, -1 is asked for."
        return verdict_of(report, f"{asked} It returned None (is a return missing?).")
    return verdict_of(report)
