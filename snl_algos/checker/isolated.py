"""Run a program in a separate process, which can always be killed.

The second part of the file is the code of that process. It reports only what a call returned.
"""

from __future__ import annotations

import gc
import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any

from ..board import BoardError
from ..extras import MissingExtra
from ..findings import Finding
from ..programs import SIGNATURES, Outcome, Program, ProgramError
from ..programs.outcomes import outcome_of_error
from ..programs.parameters import required
from ..programs.signature_inference import Call
from ..sandbox.limits import RUN_MEMORY, CallFailed, Limit, NotUnderstood, limit_memory
from ..sandbox.worker import Channel, Worker
from .calls import QUESTIONS, Invocation, Result, case_of, result_of
from .changes import rewritten
from .rules import RULES, Case, Rules
from .runner import ASKING_FACTOR, MAX_OUTPUT, WAIT_FACTOR, ExternalProgram, Found, Runner

__all__ = ["IsolatedRunner", "elsewhere", "serve"]

#: The limit for starting a process and loading its program.
START_LIMIT = Limit(60.0, 60.0)
#: The first call of a process may work this many times longer than others: it may compile the
#: program.
FIRST_FACTOR = 2
#: The additional time for narrating a call, in seconds.
NARRATION_SECONDS = 2.0
#: For more boards than this, a moment of waiting does not matter.
LONG_RUN = 50
#: What a process says instead of a result when it leaves the rest of its cases.
STOPPED = "stopped"
#: A process that does not say it within this time, in seconds, is ended.
STOP_SECONDS = 0.25


def elsewhere(start: Callable[[], Worker], limit: Limit = START_LIMIT) -> ExternalProgram:
    """Return the program that a process serves.

    Raise a ProgramError if it cannot be loaded or called, or if the process dies.
    """
    worker = start()
    try:
        found = _loaded(worker, {"do": "describe"}, limit)
    finally:
        worker.end()
    try:
        return _described(found, start)
    except (AttributeError, LookupError, TypeError, ValueError):  # the program has forged it
        raise NotUnderstood(repr(found)[:40]) from None


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
        function=_stand_in(found["parameters"]),
        notes=notes,
        signature=SIGNATURES[first.signature],
        places=first.places,
        others=tuple(others),
        sure=bool(found["sure"]),
        wrapper=str(found["wrapper"]),
        takes_die=bool(found["takes_die"]),
        start=start,
    )


class IsolatedRunner(Runner):
    """Runs a program in a separate process.

    A call that takes too long ends the process, and the next case is run in a new one. The
    parameters are those of `runner_for`.
    """

    def __init__(
        self, program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.most_lines = most_lines
        self._waiting = WAIT_FACTOR * seconds
        self._late: dict[Case, tuple[float, Result]] = {}  # case → time limit, result
        self._worker: Worker | None = None
        self._due = 0  # results that the worker still owes, of a run that was abandoned
        self._printed_before, self._worked_before = 0, 0.0

    @property
    def printed(self) -> int:
        return self._printed_before + (0 if self._worker is None else self._worker.printed)

    @property
    def worked(self) -> float:
        return self._worked_before + (0.0 if self._worker is None else self._worker.worked)

    def run(self, cases: Sequence[Case]) -> Iterator[Result]:
        waiting = list(cases)
        while waiting:
            known = self._known(waiting[0])
            if known is not None:
                yield known
                waiting = waiting[1:]
                continue
            end = next((at for at, one in enumerate(waiting) if self._known(one)), len(waiting))
            count = 0
            for result in self._results(waiting[:end]):
                count += 1
                yield result
            waiting = waiting[count:]

    def _known(self, case: Case) -> Result:
        """Return the known result of a board that was late, to avoid waiting again."""
        if case not in self._late:
            return None
        seconds, result = self._late[case]
        return result if self._next_limit().cpu <= seconds else None

    def _results(self, cases: Sequence[Case]) -> Iterator[Result]:
        """Yield the results of some cases, up to the first that ends the process."""
        limit = self._next_limit()
        worker = self._ready()
        before, count = worker.printed, 0
        try:
            worker.ask({"do": "run", "cases": cases, "then": self.seconds}, limit)
            while count < len(cases):
                result = worker.answer(limit, many=len(cases) > LONG_RUN)
                count, before, limit = count + 1, worker.printed, self._limit()
                self._due = len(cases) - count
                yield result
        except (NotUnderstood, TimeoutError):
            self.renew()
            raise
        except CallFailed as end:
            result = self._ended(end, worker.printed - before)
            self.renew()  # now, because there may be no further request
            if end.how != "died":
                self._late[cases[count]] = limit.cpu, result
            if end.how == "late":
                self._worked_before += limit.cpu
            yield result

    def ask(self, question: str, case: Case, read: Callable[[Any], Found], **data: Any) -> (
        Found | None
    ):  # fmt: skip
        limit, more = self._limit(ASKING_FACTOR), NARRATION_SECONDS
        request = {"do": "ask", "question": question, "case": case, "seconds": limit.cpu}
        limit = limit._replace(cpu=limit.cpu + more, elapsed=limit.elapsed + more)
        try:
            worker = self._ready()
            worker.ask({**request, "data": data}, limit)
            found = worker.answer(limit)
        except (CallFailed, TimeoutError):
            self.renew()
            return None
        with suppress(TypeError, ValueError):
            return None if found is None else read(found)
        return None

    def _next_limit(self) -> Limit:
        """Return the limit of the next call; the first one of a process may take longer."""
        return self._limit(FIRST_FACTOR if self._worker is None else 1)

    def _limit(self, longer: int = 1) -> Limit:
        """Return the limit of a call, or of one that may take several times longer."""
        cpu = longer * self.seconds
        return Limit(cpu, max(self._waiting, 1.2 * cpu), self.until)

    def renew(self) -> None:
        self.close()

    def close(self) -> None:
        if self._worker is not None:
            self._printed_before, self._worked_before = self.printed, self.worked
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
            program = self.program
            if isinstance(program, ExternalProgram):
                worker = self._worker = program.start()
            else:
                worker = self._worker = Worker.forked(partial(serve, lambda: program))
            limit = START_LIMIT._replace(until=self.until)
            try:
                _loaded(worker, self._configuration(), limit)
            except BaseException:
                self.renew()
                raise
        return self._worker

    def _stop(self, worker: Worker) -> None:
        """Let a process leave the cases of an abandoned run, or end it."""
        limit = Limit(self.seconds, self._waiting, monotonic() + STOP_SECONDS)
        try:
            worker.tell({"do": "stop"}, limit)
            while self._due and worker.answer(limit) != STOPPED:
                self._due -= 1
            self._due = 0
        except (CallFailed, NotUnderstood, TimeoutError):
            self.renew()

    def _configuration(self) -> dict[str, Any]:
        program = self.program
        how = {"signature": program.signature.name, "places": program.places}
        text = program.text if isinstance(program, ExternalProgram) else ""
        limits = {"most_lines": self.most_lines, "text": text}
        return {"do": "rules", "rules": self.rules.name, **limits, **how}

    def _ended(self, end: CallFailed, printed: int) -> Result:
        """Return the result of a call that ended its process, or that had to be ended."""
        if end.how == "died":
            return result_of(Outcome("raised", None, Finding("died", words={"how": end.words})))
        kind, seconds = "no-answer-in-time", self.seconds
        if printed > MAX_OUTPUT:
            kind = "prints-without-end"
        elif end.how == "waits":
            kind, seconds = "waits", self._waiting
        return result_of(Outcome("stopped", None, Finding(kind, numbers={"seconds": seconds})))


def _loaded(worker: Worker, question: dict[str, Any], limit: Limit) -> dict[str, Any]:
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
        raise NotUnderstood(repr(found)[:40])
    if "error" in found:
        raise ProgramError(str(found["error"]), kind=str(found.get("kind", "")))
    return found


def _stand_in(parameters: list[str]) -> Callable[..., None]:
    """Return a function with the same parameters as the program of another process."""

    def function(*arguments: Any) -> None:
        raise AssertionError("a program of another process is not called here")

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature = inspect.Signature([inspect.Parameter(str(name), kind) for name in parameters])
    function.__signature__ = signature  # type: ignore[attr-defined]
    return function


# -- the process's side -----------------------------------------------------------------


def serve(load: Callable[[], Program], channel: Channel) -> None:
    """Load the program, and answer questions: first how it is to be called, then about calls."""
    for question in channel:
        do = question["do"]
        if do in ("describe", "rules"):
            try:
                program = load()
            except (BoardError, ProgramError, MissingExtra) as error:
                channel.send({"error": str(error), "kind": getattr(error, "kind", "")})
                return
            if do == "rules":
                calls = _calls(program, question)
                limit_memory(RUN_MEMORY)
                gc.freeze()  # later collections skip the objects that exist already
            channel.send(_describe(program))
        elif do == "run":
            _run(calls, question, channel)
        elif do == "ask":
            answer, case = QUESTIONS[question["question"]], case_of(question["case"])
            channel.send(answer(calls, case, question["seconds"], **question["data"]))


def _calls(program: Program, how: dict[str, Any]) -> Invocation:
    signature, places = SIGNATURES[how["signature"]], tuple(how["places"])
    called = replace(program, signature=signature, places=places)
    if how["text"]:
        called = replace(called, function=rewritten(program.function, how["text"]))
    return Invocation(called, RULES[how["rules"]], how["most_lines"])


def _describe(program: Program) -> dict[str, Any]:
    """Return the description of a program that another process needs to judge it."""
    return {
        "name": program.name,
        "title": program.title,
        "calls": [(program.signature.name, program.places), *program.others],
        "sure": program.sure,
        "wrapper": program.wrapper,
        "takes_die": program.takes_die,
        "parameters": [parameter.name for parameter in required(program.function)],
        "notes": [note.to_dict() for note in program.notes],
    }


def _run(calls: Invocation, question: dict[str, Any], channel: Channel) -> None:
    """Send one result per case, until another message comes."""
    *others, last = map(case_of, question["cases"])
    for case in others:
        channel.send(_result(calls, case))
        if channel.seconds != question["then"]:  # only the first may take longer
            channel.limit(question["then"])
        if channel.is_waiting():
            _flush()
            channel.send(STOPPED)
            return
    result = _result(calls, last)
    _flush()  # the reader of the last answer may kill this process at once
    channel.send(result)


def _result(calls: Invocation, case: Case) -> Result:
    try:
        return calls.result(case)
    except BaseException as error:  # the program's, because nothing else interrupts this process
        return result_of(outcome_of_error(error))


def _flush() -> None:
    """Flush the output, so that it is counted, even if the program has closed its streams."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(Exception):
            stream.flush()
