"""Run a program on cases, with a time limit for every call.

`Runner` is the small interface: it runs cases and returns, as plain data, how each call ended; and
it answers questions about a call (`calls.py`). It judges nothing. There are two kinds:

- `InProcessRunner`, in this process. For hosts that cannot fork (Windows, a web page), and for the
  package's own programs.
- `IsolatedRunner`, in a separate process (`sandbox`), which is killed if a call takes too long.
  `isolated.py` has the code of that process.
"""

from __future__ import annotations

import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

from ..findings import Finding
from ..programs import SIGNATURES, Outcome, Program, ProgramError
from ..programs.program import no_answer
from ..programs.signature_inference import Call
from ..sandbox import CallFailed, Limit, NotUnderstood
from ..sandbox.interpreter_state import NullStream
from ..sandbox.timeouts import run_within
from .calls import QUESTIONS, Invocation, Result, result_of
from .isolated import STOPPED, serve
from .rules import Case, Rules

if TYPE_CHECKING:  # not every host can import it
    from ..sandbox.worker import Worker

__all__ = [
    "WAIT_FACTOR", "ExternalProgram", "InProcessRunner", "IsolatedRunner", "ReloadableProgram",
    "Runner", "elsewhere",
]  # fmt: skip

Found = TypeVar("Found")

#: A call may wait this many times longer than it may work.
WAIT_FACTOR = 5
#: The limit for starting a process and loading its program.
START_LIMIT = Limit(60.0, 60.0)
#: A question may take this many times longer than a call.
ASKING_FACTOR = 2
#: The first call of a process may work this many times longer than others: it may compile the
#: program.
FIRST_FACTOR = 2
#: The additional time for narrating a call, in seconds.
NARRATION_SECONDS = 2.0
#: For more boards than this, a moment of waiting does not matter.
LONG_RUN = 50
#: A process that does not say it within this time, in seconds, is ended.
STOP_SECONDS = 0.25
#: In this process, the number of cases that share one time limit.
AT_A_TIME = 100


class Runner(ABC):
    """Runs a program on cases. The parameters are those of `runner_for`.

    A board on which a call had to be ended is not run again with the same limit.
    """

    #: the deadline of the whole run, by `time.monotonic`
    until: float = inf

    def __init__(
        self, program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.most_lines = most_lines
        self.late: dict[Case, tuple[float, Result]] = {}  # case → time limit, result

    @property
    def printed(self) -> int:
        """The number of bytes that the program has printed so far."""
        return 0

    @property
    def worked(self) -> float:
        """The CPU time of all calls so far, in seconds; 0 if it is not known."""
        return 0.0

    def run(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the result of a call on each case, in order. The caller may stop at any time.

        Raise a TimeoutError if the deadline has passed.
        """
        waiting = list(cases)
        while waiting:
            if self._is_late(waiting[0]):
                yield self.late[waiting.pop(0)][1]
                continue
            before = list(takewhile(lambda case: not self._is_late(case), waiting))
            count = 0
            for result in self._results(before):
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
        with suppress(TypeError, ValueError):
            return None if found is None else read(found)
        return None

    def _answer(self, question: str, case: Case, data: dict[str, Any]) -> Any:
        """Return the answer as plain data. A whole program cannot be watched."""
        return None

    def renew(self) -> None:  # noqa: B027
        """Start again, if possible, without any state that the program keeps."""

    def close(self) -> None:  # noqa: B027
        """End the run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExternalProgram(Program):
    """A program that is never loaded in this process; `start` starts a worker that serves it.

    With a `text`, the worker serves the program that this text makes in its place.
    """

    start: Callable[[], Worker]
    text: str = ""


def elsewhere(start: Callable[[], Worker], limit: Limit = START_LIMIT) -> ExternalProgram:
    """Return the program that a process serves.

    Raise a ProgramError if it cannot be loaded or called, or if the process dies.
    """
    worker = start()
    try:
        found = _first_answer(worker, {"do": "describe"}, limit)
    finally:
        worker.end()
    try:
        return _described(found, start)
    except (AttributeError, LookupError, TypeError, ValueError):  # the program has forged it
        raise NotUnderstood(found) from None


def _described(found: dict[str, Any], start: Callable[[], Worker]) -> ExternalProgram:
    """Return the program that a greeting describes; a forged greeting may raise any error."""
    first, *others = (Call(str(name), tuple(map(int, places))) for name, places in found["calls"])
    for call in (first, *others):
        if sorted(call.places) != [*range(len(SIGNATURES[call.signature].parts))]:
            raise ValueError(call)
    notes = tuple(map(Finding.from_dict, found["notes"]))
    if not all(map(str, notes)):  # each has a sentence
        raise ValueError(notes)
    return ExternalProgram(
        name=str(found["name"]),
        title=str(found["title"]),
        function=_not_called,
        notes=notes,
        signature=SIGNATURES[first.signature],
        places=first.places,
        others=tuple(others),
        sure=bool(found["sure"]),
        wrapper=str(found["wrapper"]),
        takes_die=bool(found["takes_die"]),
        start=start,
    )


def _not_called(*arguments: Any) -> None:
    """Stand for the function of a program of another process."""
    raise AssertionError("a program of another process is not called here")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReloadableProgram(Program):
    """A program that can be reloaded in this process, so that it keeps no state of its calls."""

    load: Callable[[], Program]


class InProcessRunner(Runner):
    """Runs a program in this process.

    C code that does not return, such as `sum(itertools.count())`, cannot be interrupted.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._calls = Invocation(self.program, self.rules, self.most_lines)
        self._printed_before = _printed()

    @property
    def printed(self) -> int:
        return _printed() - self._printed_before

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


def _printed() -> int:
    """Return how many bytes were printed so far, if they are counted."""
    return sys.stdout.printed if isinstance(sys.stdout, NullStream) else 0


class IsolatedRunner(Runner):
    """Runs a program in a separate process.

    A call that takes too long ends the process, and the next case is run in a new one.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._worker: Worker | None = None
        self._waiting = WAIT_FACTOR * self.seconds
        self._due = 0  # results that the worker still owes, of a run that was abandoned
        self._printed, self._worked = 0, 0.0  # by the workers before

    @property
    def printed(self) -> int:
        return self._printed + (0 if self._worker is None else self._worker.printed)

    @property
    def worked(self) -> float:
        return self._worked + (0.0 if self._worker is None else self._worker.worked)

    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the results of some cases, up to the first that ends the process."""
        limit, worker, count = self._limit(self._next_seconds()), self._ready(), 0
        try:
            worker.ask({"do": "run", "cases": cases, "then": self.seconds}, limit)
            while count < len(cases):
                result = worker.answer(limit, many=len(cases) > LONG_RUN)
                count, limit = count + 1, self._limit(self.seconds)
                self._due = len(cases) - count
                yield result
        except (NotUnderstood, TimeoutError):
            self.close()
            raise
        except CallFailed as end:
            seconds = self._waiting if end.how == "waits" else self.seconds
            result = _ended(end.how, end.words, seconds)
            self.close()  # now, because there may be no further request
            if end.how != "died":
                self.late[cases[count]] = limit.cpu, result
            if end.how == "late":
                self._worked += limit.cpu
            yield result

    def _answer(self, question: str, case: Case, data: dict[str, Any]) -> Any:
        limit = self._limit(ASKING_FACTOR * self.seconds)
        request = {"do": "ask", "question": question, "case": case, "seconds": limit.cpu}
        more = NARRATION_SECONDS
        limit = limit._replace(cpu=limit.cpu + more, elapsed=limit.elapsed + more)
        try:
            worker = self._ready()
            worker.ask({**request, "data": data}, limit)
            return worker.answer(limit)
        except NotUnderstood:
            raise
        except (CallFailed, TimeoutError):
            self.close()
            return None

    def _next_seconds(self) -> float:
        return self.seconds * (FIRST_FACTOR if self._worker is None else 1)

    def _limit(self, cpu: float) -> Limit:
        return Limit(cpu, max(self._waiting, 1.2 * cpu), self.until)

    def renew(self) -> None:
        self.close()

    def close(self) -> None:
        if self._worker is not None:
            self._printed, self._worked = self.printed, self.worked
            self._worker.end()
            self._worker, self._due = None, 0

    def _ready(self) -> Worker:
        """Return a process that has nothing to do.

        The current process may still be busy with an abandoned case, which may never end or may
        kill the process. Then a new process is started.
        """
        if self._worker is not None and self._due:
            self._stop(self._worker)
        if self._worker is None:
            from ..sandbox.worker import Worker

            program = self.program
            if isinstance(program, ExternalProgram):
                self._worker = program.start()
            else:
                self._worker = Worker.forked(partial(serve, lambda: program))
            limit = START_LIMIT._replace(until=self.until)
            try:
                _first_answer(self._worker, self._configuration(), limit)
            except BaseException:
                self.close()
                raise
        return self._worker

    def _stop(self, worker: Worker) -> None:
        """Let a process leave the cases of an abandoned run, or end it."""
        limit = Limit(self.seconds, self.seconds, time.monotonic() + STOP_SECONDS)
        try:
            worker.tell({"do": "stop"}, limit)
            while self._due and worker.answer(limit) != STOPPED:
                self._due -= 1
            self._due = 0
        except (CallFailed, TimeoutError):
            self.close()

    def _configuration(self) -> dict[str, Any]:
        program = self.program
        how = {"signature": program.signature.name, "places": program.places}
        text = program.text if isinstance(program, ExternalProgram) else ""
        limits = {"most_lines": self.most_lines, "text": text}
        return {"do": "rules", "rules": self.rules.name, **limits, **how}


def _ended(how: str, words: str, seconds: float) -> Result:
    """Return the result of a call that ended its process, or that had to be ended."""
    finding = no_answer(how, words, seconds)
    return result_of(Outcome("raised" if how == "died" else "stopped", None, finding))


def _first_answer(worker: Worker, question: dict[str, Any], limit: Limit) -> dict[str, Any]:
    """Return the answer to the first question to a process, for which it loads its program."""
    try:
        worker.ask(question, limit)
        found = worker.answer(limit)
    except CallFailed as end:
        message = f"the process of the program died ({end.words}) when it was loaded"
        if end.how != "died":
            message = (
                f"loading it takes more than {limit.elapsed:g} seconds; "
                "perhaps a loop outside its functions does not end"
            )
        raise ProgramError(message, kind="does-not-load") from None
    if not isinstance(found, dict):
        raise NotUnderstood(found)
    if "error" in found:
        raise ProgramError(str(found["error"]), kind=str(found.get("kind", "")))
    return found
