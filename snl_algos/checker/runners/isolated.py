"""Runs a program in a process of its own, which can always be ended."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from ...findings import Finding
from ...programs import SIGNATURES, Outcome, Program, ProgramError
from ...sandbox import NotUnderstood
from ...sandbox.deadline import Limit
from ...sandbox.process_group import cpu_load_of
from ...sandbox.protocol import Connection, TimedOut, WorkerDied, forked
from ...tracing.counters import MAX_SECONDS
from ..rules import Case, Rules
from .external_program import ExternalProgram
from .invocation import Said, said_of
from .questions import Question
from .runner import LONGER, WAITING, Runner
from .server import serve

__all__ = ["IsolatedRunner", "elsewhere"]

#: How long a process may take to start, and to load its program.
START_LIMIT = Limit(60.0, 60.0)
#: How much longer than a call it may take to record it, and to tell of it: CPU time, and all.
TO_TELL = 4.0, 2.0
#: More boards than these are many: a moment of waiting does not matter for them.
MANY = 50
#: So many bytes printed during one call that does not end are why it does not end.
MAX_OUTPUT = 50_000


def elsewhere(start: Callable[[], Connection], limit: Limit = START_LIMIT) -> ExternalProgram:
    """The program that a process serves.

    Raises
    ------
    ProgramError
        If it cannot be loaded or called, or if the process dies.
    """
    talk = start()
    try:
        found = _greeting(talk, limit)
    finally:
        talk.end()
    return ExternalProgram(
        name=str(found["name"]),
        title=str(found["title"]),
        function=_stand_in(found["parameters"]),
        inferred=bool(found["inferred"]),
        notes=tuple(map(Finding.from_dict, found["notes"])),
        signature=SIGNATURES[found["signature"]],
        swapped=bool(found["swapped"]),
        takes_die=bool(found["takes_die"]),
        start=start,
    )


class IsolatedRunner(Runner):
    """Plays a program in a process of its own.

    A call that takes too long ends the process, and the next case is played in a new one.

    Parameters
    ----------
    program : Program
        The program.
    rules : Rules
        The rules that the boards follow.
    seconds : float
        The longest that a single call may work, in seconds of CPU time. It may wait five times
        as long.
    most_lines : int, optional
        The most lines that a call may run.
    """

    def __init__(
        self, program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.most_lines = most_lines
        self._waiting = WAITING * seconds
        self._warms_up = False  # whether the first call of each process takes longer: it compiles
        self._late: dict[Case, tuple[float, Said]] = {}  # how long it was given, and said nothing
        self._talk: Connection | None = None
        self._printed_before = 0

    @property
    def printed(self) -> int:  # type: ignore[override]
        return self._printed_before + (0 if self._talk is None else self._talk.printed)

    def play(self, cases: Sequence[Case]) -> Iterator[Said]:
        waiting = list(cases)
        while waiting:
            known = self._known(waiting[0])
            if known is not None:
                yield known
                waiting = waiting[1:]
                continue
            upto = next((at for at, one in enumerate(waiting) if self._known(one)), len(waiting))
            played = 0
            for said in self._played(waiting[:upto]):
                played += 1
                yield said
            waiting = waiting[played:]

    def longer(self, case: Case) -> Said:
        """The same as the first call of a process. If the next is fast, all processes warm up."""
        self.renew()
        self._warms_up = True
        (said,) = self._played([case])
        self._warms_up = self._was_slow() and list(self._played([case])) == [said]
        return said

    def _was_slow(self) -> bool:
        """Whether the process has worked for longer than a call may, and is still there."""
        load = None if self._talk is None else cpu_load_of(self._talk.kept.pid)
        return load is not None and load.cpu > self.seconds

    def _known(self, case: Case) -> Said:
        """What is known of a board on which it was late. Nobody waits for that again."""
        seconds, said = self._late.get(case, (0.0, None))
        return said if self.seconds <= seconds else None

    def _played(self, cases: Sequence[Case]) -> Iterator[Said]:
        """What is said of some cases, up to the first that ends the process."""
        warming = self._talk is None and self._warms_up
        talk = self._begun({"do": "play", "cases": cases}, answers=len(cases))
        before, played = talk.printed, 0
        try:
            if warming:
                yield talk.answer(self._limit(LONGER))
                played, before = 1, talk.printed
            answers = talk.answers(self._limit(), many=len(cases) > MANY)
            for said in islice(answers, len(cases) - played):
                played, before = played + 1, talk.printed
                yield said
        except TimeoutError:
            self.renew()
            raise
        except (WorkerDied, TimedOut) as end:
            said = self._ended(end, talk.printed - before)
            self.renew()  # at once: perhaps nobody asks for more
            if isinstance(end, TimedOut):
                self._late[cases[played]] = self.seconds, said
            yield said

    def _asked(self, question: Question[Any], case: Case, longer: int, data: dict[str, int]) -> Any:
        limit, seconds = self._limit(longer), MAX_SECONDS  # the end of the process is the limit
        if question.tells_of_time:
            seconds = limit.cpu
            cpu, elapsed = TO_TELL
            limit = Limit(limit.cpu + cpu, limit.elapsed + elapsed, limit.until)
        request = {"do": "ask", "question": question.name, "case": case}
        try:
            return self._begun({**request, "seconds": seconds, "data": data}).answer(limit)
        except (WorkerDied, TimedOut, TimeoutError):
            self.renew()
            return None

    def _limit(self, longer: int = 1) -> Limit:
        """The limit of a call, or of one that may take so many times as long."""
        cpu = longer * self.seconds
        return Limit(cpu, max(self._waiting, 1.2 * cpu), self.until)

    def renew(self) -> None:
        self.close()

    def close(self) -> None:
        if self._talk is not None:
            self._talk.end()
            self._printed_before += self._talk.printed
            self._talk = None

    def _begun(self, request: dict[str, Any], answers: int = 1) -> Connection:
        """A process that has begun with a request.

        It may still be busy with a case that nobody waits for any more; and that may never end,
        or end the process. Then another one is asked.
        """
        if self._talk is not None:
            try:
                self._talk.ask(request, self._limit(), answers=1 + answers)
                self._talk.answer(self._limit())
                return self._talk
            except (WorkerDied, TimedOut):
                self.renew()
            except TimeoutError:
                self.renew()
                raise
        self._talk = talk = self._started()
        limit = START_LIMIT._replace(until=self.until)
        try:
            _greeting(talk, limit)
            for one, count in ((self._way_of_playing(), 0), (request, answers)):
                talk.ask(one, limit, answers=1 + count)
                talk.answer(limit)
        except (WorkerDied, TimedOut) as end:
            raise ProgramError(f"the process of the program does not answer ({end})") from None
        except TimeoutError:
            self.renew()
            raise
        return talk

    def _way_of_playing(self) -> dict[str, Any]:
        program = self.program
        how = {"signature": program.signature.name, "swapped": program.swapped}
        return {"do": "rules", "rules": self.rules.name, "most_lines": self.most_lines, **how}

    def _started(self) -> Connection:
        program = self.program
        if isinstance(program, ExternalProgram):
            return program.start()
        return forked(lambda requests, answers: serve(lambda: program, requests, answers))

    def _ended(self, end: WorkerDied | TimedOut, printed: int) -> Said:
        """What a call said that ended its process, or that had to be ended."""
        if isinstance(end, WorkerDied):
            return said_of(Outcome("raised", None, Finding("died", words={"how": str(end)})))
        kind, seconds = "no-answer-in-time", self.seconds
        if printed > MAX_OUTPUT:
            kind = "prints-without-end"
        elif end.waits:
            kind, seconds = "waits", self._waiting
        return said_of(Outcome("stopped", None, Finding(kind, numbers={"seconds": seconds})))


def _greeting(talk: Connection, limit: Limit) -> dict[str, Any]:
    """What a process says of its program before it is asked anything."""
    try:
        found = talk.answer(limit)
    except WorkerDied as end:
        raise ProgramError(f"the process of the program died ({end}) when it was loaded") from None
    except TimedOut:
        raise ProgramError(
            f"it was not loaded within {limit.elapsed:g} seconds; "
            "is there a loop outside its functions?"
        ) from None
    if not isinstance(found, dict):
        raise NotUnderstood(repr(found)[:40])
    if "error" in found:
        raise ProgramError(str(found["error"]))
    return found


def _stand_in(parameters: list[str]) -> Callable[..., None]:
    """A function with the parameters of one that is elsewhere."""

    def function(*arguments: Any) -> None:
        raise AssertionError("a program that is elsewhere is not called here")

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    wanted = [inspect.Parameter(str(name), kind) for name in parameters]
    function.__signature__ = inspect.Signature(wanted)  # type: ignore[attr-defined]
    return function
