"""Run a program on boards, within limits and a budget, and judge its answers.

`BoardTester` runs a program and judges the result of each call, board by board. `BoardTester.of`
returns the one for a program on this host:

- `IsolatedTester` runs it in a separate process (`sandbox`), which is ended if a call takes too
  long. The results are judged in this process, out of the program's reach.
- `InProcessTester` runs it in this process. It is for hosts that cannot fork (Windows, a web page),
  and for the package's own programs.

How much a check does is a `Budget`: a number of boards, and a brake for programs that are slow.
The boards are the same on every machine. Only the brake depends on it, and the report says so if
the brake ended the run.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice, takewhile
from math import inf
from typing import Any, NamedTuple, Self, TypeVar

from ..programs import Outcome, Program, mixed
from ..programs.program import no_answer
from ..sandbox import CallFailed, Limit, NotUnderstood, can_fork
from ..sandbox.in_process import run_within
from ..sandbox.worker import Worker
from .calls import (
    QUESTIONS,
    STOPPED,
    ExternalProgram,
    Invocation,
    ReloadableProgram,
    Result,
    outcome_on,
    result_of,
    started,
)  # fmt: skip
from .rules import Case, Rules

__all__ = [
    "THOROUGH", "BoardTester", "Budget", "Failure", "InProcessTester", "IsolatedTester",
    "is_costly",
]  # fmt: skip

Found = TypeVar("Found")

#: A call may wait this many times longer than it may work.
WAIT_FACTOR = 5
#: A question may take this many times longer than a call.
ASKING_FACTOR = 2
#: The first call of a process may work this many times longer than others: it may compile the
#: program.
FIRST_FACTOR = 2
#: The additional time for narrating a call, in seconds.
NARRATION_SECONDS = 2.0
#: What is raised when an answer is read that its program has forged.
FORGED = LookupError, TypeError, ValueError, SyntaxError, RecursionError, MemoryError
#: For more boards than this, a moment of waiting does not matter.
LONG_RUN = 50
#: A process that does not say it within this time, in seconds, is ended.
STOP_SECONDS = 0.25
#: In this process, the number of cases that share one time limit.
AT_A_TIME = 100


class Budget(NamedTuple):
    """The limits of a check."""

    #: boards of the smallest sizes, run in order; and again as many to find a smaller failing one
    boards: float = 60_000
    #: boards of up to ten cells run in order to prove which failing board is the smallest
    proof: float = 300_000
    #: random boards of 30 to 400 cells
    at_random: int = 500
    #: seconds of CPU time until a board fails, and again for the smallest; waiting counts a fifth
    work: float = 20.0
    #: the time limit that the caller has chosen, in seconds
    seconds: float = inf

    def within(self, seconds: float) -> Budget:
        """Return the budget of a check that has a time limit, and no other."""
        return self._replace(boards=inf, proof=inf, work=inf, seconds=seconds)


#: The budget of `check`.
THOROUGH = Budget()


class Failure(NamedTuple):
    """A failing board of a program."""

    case: Case
    expected: int | None
    outcome: Outcome


class BoardTester(ABC):
    """Runs a program under rules, and judges it, as far as it is allowed to (see `allow`).

    A single call may take some `seconds`, of CPU time if possible, and wait five times longer. It
    may run `most_lines`; by default only the clock ends it. A board on which a call had to be ended
    is not run again with the same limit.
    """

    #: the number of boards that are run together
    BATCH_SIZE = 500
    #: how many boards of each kind come first, and how many random ones there are
    FIRST_TURN, MAX_RANDOM = 4, 500
    #: the deadline of everything, by `time.monotonic`
    until: float = inf

    def __init__(
        self, program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.most_lines = most_lines
        self.late: dict[Case, tuple[float, Result]] = {}  # case → time limit, result
        self.tried, self.worked = 0, 0.0  # boards; CPU time in seconds, if it is known
        self.progress: Callable[[int, Case], None] = lambda tried, case: None
        self.mixes = program.signature.lists  # whether lists of jumps are passed mixed
        self._began = time.monotonic()
        self.has_overworked = False  # whether the brake has ended a run
        self.allow()

    @staticmethod
    def of(
        program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> BoardTester:
        """Return the tester of a program on this host: in a separate process if possible."""
        isolated = isinstance(program, ExternalProgram) or can_fork()
        kind = IsolatedTester if isolated else InProcessTester
        return kind(program, rules, seconds, most_lines)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:  # noqa: B027
        """End its process."""

    def renew(self) -> None:  # noqa: B027
        """Start again, if possible, without any state that the program keeps."""

    # -- the budget --------------------------------------------------------------

    def allow(self, work: float = inf, boards: float = inf) -> None:
        """Run for so many seconds of CPU time from now on, and at most so many boards.

        Waiting counts a fifth.
        """
        self.left, self._most_work = boards, self._work_so_far() + work

    def _work_so_far(self) -> float:
        return max(self.worked, (time.monotonic() - self._began) / WAIT_FACTOR)

    def _stop_if_over(self) -> None:
        is_too_much = self._work_so_far() > self._most_work
        self.has_overworked = self.has_overworked or is_too_much
        if is_too_much or time.monotonic() > self.until:
            raise TimeoutError

    # -- judging -----------------------------------------------------------------

    def run(self, cases: Iterable[Case]) -> Iterator[tuple[Case, Failure | None]]:
        """Yield each board, with the failure if there is one. Many boards are run at a time.

        Raise a TimeoutError if not all of them may be run.
        """
        waiting = iter(cases)
        while batch := list(islice(waiting, max(1, int(min(self.BATCH_SIZE, self.left))))):
            if self.left < 1:
                raise TimeoutError
            self._stop_if_over()
            for case, failure in zip(batch, self._judged(batch), strict=True):
                self.tried, self.left = self.tried + 1, self.left - 1
                self.progress(self.tried, case)
                yield case, failure
                self._stop_if_over()

    def first_failure(self, cases: Iterable[Case]) -> Failure | None:
        """Return the first failure on some boards, which are run as in `run`."""
        for _, failure in self.run(cases):
            if failure is not None:
                return failure
        return None

    def outcomes(
        self, cases: Iterable[Case], most_costly: float = inf
    ) -> Iterator[tuple[Case, Outcome]]:
        """Yield the program's outcome on each board, right or wrong, as far as they may be run.

        Stop after `most_costly` costly calls.
        """
        with suppress(TimeoutError):
            for case, failure in self.run(cases):
                outcome = self._outcome(case, failure)
                yield case, outcome
                most_costly -= is_costly(outcome)
                if not most_costly:
                    return

    def failures(self, cases: Iterable[Case]) -> Iterator[Failure]:
        """Yield the failures on some boards, up to a costly call, as far as they may be run."""
        with suppress(TimeoutError):
            for _, failure in self.run(cases):
                if failure is not None:
                    if is_costly(failure.outcome):
                        return
                    yield failure

    def is_right_if_sorted(self, cases: Iterable[Case]) -> bool:
        """Return whether the program is right on some boards if its lists of jumps are sorted."""
        mixes, self.mixes = self.mixes, False
        try:
            return mixes and self.first_failure(cases) is None
        except TimeoutError:
            return False
        finally:
            self.mixes = mixes

    def outcome(self, case: Case) -> Outcome:
        """Return the program's outcome on a board, right or wrong."""
        return self._outcome(case, self.first_failure([case]))

    def outcome_alone(self, case: Case) -> Outcome:
        """Return the program's outcome on a board as the first one of a process.

        It may take longer than others, and is not counted.
        """
        self.renew()
        return self._outcome(case, next(self._judged([case])))

    def _outcome(self, case: Case, failure: Failure | None) -> Outcome:
        if failure is not None:
            return failure.outcome
        return Outcome("returned", self.rules.fewest_throws(case))

    def passed(self, case: Case) -> Case:
        """Return a case with its jumps in the order passed to the program."""
        return case._replace(jumps=tuple(mixed(case.jumps))) if self.mixes else case

    def _judged(self, batch: list[Case]) -> Iterator[Failure | None]:
        """Yield for each board the failure, or None if the program is right."""
        results = self.results([*map(self.passed, batch)])
        for case, result in zip(batch, results, strict=True):
            expected = self.rules.fewest_throws(case)
            if type(result) is type(expected) and result == expected:
                yield None
                continue
            outcome = outcome_on(self.rules, case, expected, result)
            is_right = outcome.ended == "returned" and outcome.throws == expected
            yield None if is_right else Failure(case, expected, outcome)

    # -- running -----------------------------------------------------------------

    def results(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the result of a call on each case, in order. The caller may stop at any time.

        Raise a TimeoutError if the deadline has passed.
        """
        waiting = list(cases)
        while waiting:
            if self._is_late(waiting[0]):
                yield self.late[waiting.pop(0)][1]
                continue
            count, others = 0, takewhile(lambda case: not self._is_late(case), waiting)
            for result in self._results([*others]):
                count += 1
                yield result
            waiting = waiting[count:]

    def _is_late(self, case: Case) -> bool:
        return case in self.late and self._next_seconds() <= self.late[case][0]

    def _next_seconds(self) -> float:
        """Return the time limit of the next call, in seconds."""
        return self.seconds

    @abstractmethod
    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the results of some cases, at least one; of the others it is asked again."""

    def ask(self, question: str, case: Case, read: Callable[[Any], Found], **data: Any) -> (
        Found | None
    ):  # fmt: skip
        """Return the answer to a question about one call, or None if there is none in time.

        `data` are the arguments of the question, and `read` reads its answer, which is plain data.
        """
        found = self._answer(question, case, data)
        with suppress(*FORGED):
            return None if found is None else read(found)
        return None

    def _answer(self, question: str, case: Case, data: dict[str, Any]) -> Any:
        """Return the answer as plain data. A whole program cannot be watched."""
        return None


class IsolatedTester(BoardTester):
    """Runs a program in a separate process, which is ended with a call that takes too long."""

    _worker: Worker | None = None
    _due = 0  # results that the worker still owes, of a run that was abandoned

    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the results up to the first that ends the process."""
        limit, worker, count = self._limit(self._next_seconds()), self._ready(), 0
        before = self.worked - worker.worked
        try:
            worker.ask({"do": "run", "cases": cases, "then": self.seconds}, limit)
            while count < len(cases):
                result = worker.answer(limit, many=len(cases) > LONG_RUN)
                count, limit = count + 1, self._limit(self.seconds)
                self._due, self.worked = len(cases) - count, before + worker.worked
                yield result
        except (NotUnderstood, TimeoutError):
            self.close()
            raise
        except CallFailed as end:
            seconds = limit.elapsed if end.how == "waits" else self.seconds
            result = _ended(end.how, end.words, seconds)
            self.close()  # now, because there may be no further request
            if end.how != "died":
                self.late[cases[count]] = limit.cpu, result
            if end.how == "late":
                self.worked += limit.cpu
            yield result

    def _answer(self, question: str, case: Case, data: dict[str, Any]) -> Any:
        seconds = ASKING_FACTOR * self.seconds
        request = {"question": question, "case": case, "seconds": seconds, "data": data}
        limit = self._limit(seconds + NARRATION_SECONDS)
        try:
            worker = self._ready()
            worker.ask({"do": "ask", **request}, limit)
            return worker.answer(limit)
        except NotUnderstood:
            raise
        except (CallFailed, TimeoutError):
            self.close()
            return None

    def _next_seconds(self) -> float:
        return self.seconds * (FIRST_FACTOR if self._worker is None else 1)

    def _limit(self, cpu: float) -> Limit:
        return Limit(cpu, WAIT_FACTOR * max(self.seconds, cpu / 2), self.until)

    def renew(self) -> None:
        self.close()

    def close(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker, self._due = None, 0

    def _ready(self) -> Worker:
        """Return a process that has nothing to do: not one that is busy with an abandoned case."""
        if self._worker is not None and self._due:
            self._leave_run(self._worker)
        if self._worker is None:
            self._worker = started(self.program, self.rules, self.most_lines, self.until)
        return self._worker

    def _leave_run(self, worker: Worker) -> None:
        """Let a process leave the cases of an abandoned run, or end it."""
        limit = Limit(self.seconds, self.seconds, time.monotonic() + STOP_SECONDS)
        try:
            worker.tell({"do": "stop"}, limit)
            while self._due and worker.answer(limit) != STOPPED:
                self._due -= 1
            self._due = 0
        except (CallFailed, TimeoutError):
            self.close()


class InProcessTester(BoardTester):
    """Runs a program in this process, where C code that does not return cannot be stopped."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._calls = Invocation(self.program, self.rules, self.most_lines)

    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        found: list[Result] = []
        worked = time.process_time()
        some = cases[:AT_A_TIME]
        if not self._within(lambda: found.extend(map(self._calls.result, some))) and not found:
            waits = time.process_time() - worked < self.seconds / 20
            found.append(_ended("waits" if waits else "late", "", self.seconds))
            self.late[cases[0]] = self.seconds, found[0]
        yield from found  # if many together were late, the next is the first of other ones

    def _within(self, call: Callable[[], object]) -> bool:
        """Return whether a call ends within its time limit; stop it at the deadline."""
        left = self.until - time.monotonic()
        ended = left > 0 and run_within(min(self.seconds, left), call)
        if not ended and left < self.seconds:
            raise TimeoutError
        return ended

    def _answer(self, question: str, case: Case, data: dict[str, Any]) -> Any:
        left = self.until - time.monotonic()
        seconds = max(0.0, min(ASKING_FACTOR * self.seconds, left))
        return QUESTIONS[question](self._calls, case, seconds, **data)

    def renew(self) -> None:
        self.late.clear()
        if isinstance(self.program, ReloadableProgram):
            program = replace(self.program, function=self.program.load().function)
            self._calls = Invocation(program, self.rules, self.most_lines)


def _ended(how: str, words: str, seconds: float) -> Result:
    """Return the result of a call that ended its process, or that had to be ended."""
    finding = no_answer(how, words, seconds)
    return result_of(Outcome("raised" if how == "died" else "stopped", None, finding))


def is_costly(outcome: Outcome) -> bool:
    """Return whether a call took long, as it used up its time or memory, or ended its process."""
    kind = "" if outcome.finding is None else outcome.finding.kind
    return outcome.ended == "stopped" or kind in ("died", "memory")
