"""Plays a function on many boards, and survives what it does.

Nothing that the function does gets out: exceptions, `sys.exit`, endless loops, a filled
memory, printing. Each board's outcome is compared with the right answer at once.
"""

from __future__ import annotations

import contextlib
import io
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TextIO

from ..answer import Answer
from ..board import Board, Move
from ..findings import Finding
from ..programs import Outcome, Program, read_answer
from ..programs.outcomes import outcome_of_error
from ..watching.stopping import Stop, run_within
from .rules import Case, Rules
from .state import State

__all__ = ["Failure", "Player", "quiet", "within_memory"]

#: The most calls one inside the other that a function may ask for.
MOST_CALLS = 20_000
#: Boards that are played between two looks at the clock.
AT_ONCE = 500


class Failure(NamedTuple):
    """A board on which a function is wrong."""

    case: Case
    expected: int | None
    outcome: Outcome


class Player:
    """Plays a program under rules.

    Parameters
    ----------
    program : Program
        The program.
    rules : Rules
        The rules.
    seconds : float
        The longest that a single call may take.
    """

    def __init__(self, program: Program, rules: Rules, seconds: float) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.tried = 0
        self.log: TextIO | None = None
        self.progress: Callable[[int, Case], None] = lambda tried, case: None
        self.state = State(program.function)
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
        """What the program says of a board, right or wrong."""
        failure = self.first_failure([case])
        if failure is not None:
            return failure.outcome
        return Outcome("returned", self.rules.fewest_throws(case))

    def outcomes(
        self, cases: Iterable[Case], until: float = float("inf")
    ) -> Iterator[tuple[Case, Outcome]]:
        """What the program says of each board, right or wrong. Played many at a time.

        Ends early if it is later than `until`.
        """
        waiting = list(cases)
        while waiting and monotonic() < until:
            try:
                failure = self.first_failure(waiting, until)
            except TimeoutError:
                return
            right = waiting if failure is None else waiting[: waiting.index(failure.case)]
            for case in right:
                yield case, Outcome("returned", self.rules.fewest_throws(case))
            if failure is not None:
                yield failure.case, failure.outcome
            waiting = waiting[len(right) + 1 :]

    def changes_its_input(self, case: Case) -> bool:
        """Whether a call changes the lists that it is given."""
        program = self.program
        if program.signature.arguments is None:
            return False
        given = program.arguments(case.cells, case.jumps)

        def call() -> None:
            die = {"die": case.die} if program.takes_die else {}
            with contextlib.suppress(Exception, SystemExit):
                program.function(*given, **die)

        run_within(self.seconds, call)
        return given != program.arguments(case.cells, case.jumps)

    def call(self, case: Case) -> Any:
        """One call of the function."""
        if self.program.signature.arguments is None:
            return self.program(self.rules.board(case))
        return self.program.call(*case)

    def _play(self, batch: list[Case]) -> None:
        call, rules, state = self.call, self.rules, self.state
        for case in batch:
            if self.fresh:
                state.forget()
            if self.log is not None:
                print(repr(rules.board(case)), file=self.log, flush=True)
            self._at = case
            self.tried += 1
            expected = rules.fewest_throws(case)
            try:
                value = call(case)
            except (Stop, KeyboardInterrupt):
                raise
            except BaseException as error:
                # What the call held, it may hold no longer: it may be all the memory there is.
                traceback.clear_frames(error.__traceback__)
                if isinstance(error, MemoryError):
                    state.forget()
                self._failure = Failure(case, expected, outcome_of_error(error))
                return
            if type(value) is int and value == expected:
                continue
            outcome = _checked(value, case, rules, expected)
            if outcome.ended != "returned" or outcome.throws != expected:
                self._failure = Failure(case, expected, outcome)
                return

    def _stopped(self) -> Failure:
        assert self._at is not None
        finding = Finding("no-answer-in-time", numbers={"seconds": self.seconds})
        return Failure(
            self._at, self.rules.fewest_throws(self._at), Outcome("stopped", None, finding)
        )


def _checked(value: Any, case: Case, rules: Rules, expected: int | None) -> Outcome:
    """How a call ended that returned a value; the route of an `Answer` is checked, too."""
    try:
        answer = read_answer(value)
        flaw = None
        if isinstance(value, Answer) and not isinstance(answer, Finding):
            flaw = _flaw_of_route(value, rules.board(case))
    except Exception as error:  # the value cannot be looked at
        return outcome_of_error(error)
    if isinstance(answer, Finding):
        return Outcome("misunderstood", None, answer)
    if flaw is not None and answer.throws == expected:
        return Outcome("misunderstood", None, flaw)
    return Outcome("returned", answer.throws)


def _flaw_of_route(answer: Answer, board: Board) -> Finding | None:
    """What is wrong with the route of an answer; nothing if it has none."""
    if answer.route is None:
        return None
    at = board.start
    for move in answer.route:
        if at == board.goal or Move(*move) not in board.moves(at):
            return Finding("illegal-route", (at,), moves=(Move(*move),))
        at = move.cell
    if at != board.goal or len(answer.route) != answer.throws:
        return Finding("wrong-route", (at,), numbers={"length": len(answer.route)})
    return None


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
