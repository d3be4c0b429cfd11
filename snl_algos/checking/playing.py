"""Plays a function on many boards, and survives what it does.

Nothing that the function does gets out: exceptions, `sys.exit`, endless loops, a filled
memory, printing. Each board's outcome is compared with the right answer at once.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from operator import index
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TextIO

from ..answer import Answer
from ..board import Move
from ..trace.stopping import Stop, run_within
from .cases import fewest_throws
from .forms import Subject
from .rules import Case, Rules
from .state import State

__all__ = ["Failure", "Player", "quiet", "within_memory"]

#: The most calls one inside the other that a function may ask for.
MOST_CALLS = 20_000
#: Boards that are played between two looks at the clock.
AT_ONCE = 500


class Outcome(NamedTuple):
    """What a call came to: how it ended, what it said in throws, and all that as text."""

    ended: str  # "returned", "raised", "stopped", or "misunderstood" for no number of throws
    throws: int | None
    text: str


class Failure(NamedTuple):
    """A board on which a function is wrong."""

    case: Case
    expected: int | None
    outcome: Outcome


class Player:
    """Plays a function under rules.

    Parameters
    ----------
    subject : Subject
        The function.
    rules : Rules
        The rules.
    seconds : float
        The longest a single call may take.
    """

    def __init__(self, subject: Subject, rules: Rules, seconds: float) -> None:
        self.subject, self.rules, self.seconds = subject, rules, seconds
        self.tried = 0
        self.log: TextIO | None = None
        self.progress: Callable[[int, Case], None] = lambda tried, case: None
        self.state = State(subject.function)
        self.fresh = False  # whether to forget between calls what the function keeps
        self._at: Case | None = None
        self._failure: Failure | None = None

    def first_failure(self, cases: Iterable[Case], until: float = float("inf")) -> Failure | None:
        """The first board of some on which the function is wrong.

        Raises
        ------
        TimeoutError
            If it is later than `until` before all were played.
        """
        waiting = iter(cases)
        while batch := list(islice(waiting, AT_ONCE)):
            self._failure = None
            while batch:
                done = self.tried
                if run_within(self.seconds, lambda: self._play(batch)):  # noqa: B023
                    batch = []
                elif self.tried <= done + 1:
                    return self._stopped()
                else:  # they took long together; the one at fault, if any, comes first now
                    self.tried -= 1
                    batch = batch[self.tried - done :]
                if self._failure is not None:
                    return self._failure
                self.progress(self.tried, self._at or Case(0))
                if monotonic() > until:
                    raise TimeoutError
        return None

    def fails(self, case: Case) -> bool:
        """Whether the function is wrong on a board."""
        return self.first_failure([case]) is not None

    def outcome(self, case: Case) -> Outcome:
        """What the function says of a board, right or wrong."""
        failure = self.first_failure([case])
        if failure is not None:
            return failure.outcome
        throws = fewest_throws(case, self.rules)
        return Outcome("returned", throws, str(throws))

    def changes_its_input(self, case: Case) -> bool:
        """Whether a call changes the lists that it is given."""
        if self.subject.form.name == "board":
            return False
        given = self.subject.arguments(case, self.rules)

        def call() -> None:
            die = {"die": case.die} if self.subject.takes_die else {}
            with contextlib.suppress(Exception, SystemExit):
                self.subject.function(*given, **die)

        run_within(self.seconds, call)
        return given != self.subject.arguments(case, self.rules)

    def _play(self, batch: list[Case]) -> None:
        call, rules, state = self.subject.call, self.rules, self.state
        for case in batch:
            if self.fresh:
                state.forget()
            if self.log is not None:
                print(repr(rules.board(case)), file=self.log, flush=True)
            self._at = case
            self.tried += 1
            expected = fewest_throws(case, rules)
            try:
                value = call(case, rules)
            except (Stop, KeyboardInterrupt):
                raise
            except BaseException as error:
                # What the call held, it may hold no longer: it may be all the memory there is.
                traceback.clear_frames(error.__traceback__)
                if isinstance(error, MemoryError):
                    state.forget()
                self._failure = Failure(case, expected, _raised(error))
                return
            if type(value) is int and value == expected:
                continue
            try:
                outcome = understood(value)
                flaw = _flaw_of_route(value, case, rules) if outcome.ended == "returned" else ""
            except Exception as error:  # the value does not let itself be looked at
                outcome, flaw = _raised(error), ""
            if flaw and outcome.throws == expected:
                outcome = Outcome("misunderstood", None, flaw)
            if outcome.ended != "returned" or outcome.throws != expected:
                self._failure = Failure(case, expected, outcome)
                return

    def _stopped(self) -> Failure:
        assert self._at is not None
        time = f"{self.seconds:g} second{'s' * (self.seconds != 1)}"
        outcome = Outcome("stopped", None, f"no answer within {time}")
        return Failure(self._at, fewest_throws(self._at, self.rules), outcome)


def understood(value: Any) -> Outcome:
    """What a returned value says.

    Examples
    --------
    >>> understood(3).throws, understood(-1).throws, understood(None).throws
    (3, None, None)
    >>> understood(3.0).text
    'returned 3.0, a float, where a whole number of throws is wanted'
    """
    if isinstance(value, Answer):
        value = value.throws
    if value is None:
        return Outcome("returned", None, "None: out of reach")
    try:
        if isinstance(value, bool):
            raise TypeError
        throws = index(value)
    except TypeError:
        text = f"returned {_short(value)}, a {type(value).__name__}"
        return Outcome("misunderstood", None, f"{text}, where a whole number of throws is wanted")
    if abs(throws) > 10**9:
        text = "returned a number with more than nine digits, and no board here has so many cells"
        return Outcome("misunderstood", None, text)
    if throws == -1:
        return Outcome("returned", None, "-1: out of reach")
    return Outcome("returned", throws, str(throws))


def _raised(error: BaseException) -> Outcome:
    kind = type(error).__name__
    if isinstance(error, SystemExit):
        return Outcome("raised", None, "it left by sys.exit")
    if isinstance(error, MemoryError):
        return Outcome("raised", None, "MemoryError: it wants more memory than it is given")
    try:
        words = str(error)
    except Exception:
        words = ""
    return Outcome("raised", None, f"{kind}: {words[:200]}" if words else kind)


def _flaw_of_route(value: Any, case: Case, rules: Rules) -> str:
    """What is wrong with the route of an answer; nothing if it has none."""
    route = value.route if isinstance(value, Answer) else None
    if route is None:
        return ""
    board = rules.board(case)
    at = board.start
    for move in route:
        if at == board.goal or Move(*move) not in board.moves(at):
            return f"a route with {move}, which is no move from cell {at}"
        at = move.cell
    if at != board.goal or len(route) != value.throws:
        return f"a route of {len(route)} moves that ends on cell {at}"
    return ""


def _short(value: Any) -> str:
    try:
        text = re.sub(" at 0x[0-9a-fA-F]+", "", repr(value))
    except Exception:
        return "something that cannot be shown"
    return text if len(text) <= 40 else f"{text[:37]}..."


class _Sink(io.TextIOBase):
    """Takes what is printed, and keeps only that something was."""

    used = False

    def write(self, text: str) -> int:
        self.used = True
        return len(text)

    def close(self) -> None:
        """It stays open: others write to it too."""


@contextlib.contextmanager
def quiet() -> Iterator[_Sink]:
    """Nothing is printed, and nothing can be asked of the user."""
    sink, former = _Sink(), sys.stdin
    depth, set_limit = sys.getrecursionlimit(), sys.setrecursionlimit
    with contextlib.redirect_stdout(sink), contextlib.redirect_stderr(sink):
        sys.stdin = io.StringIO()
        # Without a limit, a recursion without end would take the process with it.
        sys.setrecursionlimit = lambda limit: set_limit(min(limit, MOST_CALLS))
        try:
            yield sink
        finally:
            sys.stdin = former
            sys.setrecursionlimit = set_limit
            sys.setrecursionlimit(depth)


@contextlib.contextmanager
def within_memory(more: int = 2**30) -> Iterator[None]:
    """So much more memory may be taken than now, in bytes; beyond it is a MemoryError.

    Where the system has no such limits (only POSIX has them), there is none.
    """
    try:
        import resource

        pages = Path("/proc/self/statm").read_text("ascii").split()[0]
        taken = int(pages) * resource.getpagesize()
        former = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (taken + more, former[1]))
    except (ImportError, OSError, ValueError):
        yield
        return
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, former)
