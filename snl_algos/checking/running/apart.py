"""Runs a program in a process of its own, which can always be ended."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from ...findings import Finding
from ...programs import SIGNATURES, Outcome, Program, ProgramError
from ...traces import Trace, TraceError
from ...watching.work import Work
from ..rules import Case, Rules
from .calls import Said, said_of
from .conversation import Conversation, Died, Late, forked
from .elsewhere import Elsewhere
from .runner import NotUnderstood, Runner
from .serving import serve

__all__ = ["RunnerApart", "elsewhere"]

#: How long a process may take to start, and to load its program, in seconds.
TO_START = 60.0
#: How much longer than the program itself its process may take, in seconds.
GRACE = 1.0
#: And to count or to record a call, and to tell of it: millions of bytes on a busy machine.
TO_TELL = 4.0
#: More boards than these are many: a moment of waiting does not matter for them.
MANY = 50
#: So many bytes printed during one call that does not end are why it does not end.
FLOOD = 50_000


def elsewhere(start: Callable[[], Conversation], seconds: float = TO_START) -> Elsewhere:
    """The program that a process serves.

    Raises
    ------
    ProgramError
        If it cannot be loaded or called, or if the process dies.
    """
    talk = start()
    try:
        found = _greeting(talk, seconds)
    finally:
        talk.end()
    return Elsewhere(
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


class RunnerApart(Runner):
    """Plays a program in a process of its own.

    A call that takes too long ends the process, and the next case is played in a new one.

    Parameters
    ----------
    program : Program
        The program.
    rules : Rules
        The rules that the boards follow.
    seconds : float
        The longest that a single call may take.
    most_lines : int, optional
        The most lines that a call may run.
    """

    def __init__(
        self, program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.most_lines = most_lines
        self._talk: Conversation | None = None
        self._printed_before = 0

    @property
    def printed(self) -> int:  # type: ignore[override]
        return self._printed_before + (0 if self._talk is None else self._talk.printed)

    def play(self, cases: Sequence[Case], *, fresh: bool = False) -> Iterator[Said]:
        waiting = list(cases)
        while waiting:
            talk = self._begun({"do": "play", "cases": waiting, "fresh": fresh})
            before = talk.printed
            played = 0
            try:
                answers = talk.answers(self.seconds, many=len(waiting) > MANY)
                for said in islice(answers, len(waiting)):
                    played += 1
                    before = talk.printed
                    yield said
            except (Died, Late) as end:
                said = self._ended(end, talk.printed - before)
                self.renew()  # at once: perhaps nobody asks for more
                played += 1
                yield said
            waiting = waiting[played:]

    def kept(self) -> list[str]:
        found = self._asked({"do": "kept"}, self.seconds + GRACE)
        return [str(name) for name in found or []]

    def forget(self) -> None:
        if self._talk is not None:
            self._asked({"do": "forget"}, self.seconds + GRACE)

    def changes_its_input(self, case: Case) -> bool:
        return self._asked({"do": "changes", "case": case}, self.seconds) is True

    def lines(self, case: Case, most_lines: int) -> int | None:
        seconds = self.seconds
        request = {"do": "lines", "case": case, "most_lines": most_lines, "seconds": seconds}
        found = self._asked(request, seconds + TO_TELL)
        return found if isinstance(found, int) else None

    def work(self, case: Case) -> Work | None:
        # It is asked of right programs only, and watching makes a call slower.
        found = self._asked({"do": "work", "case": case}, 20 * self.seconds)
        return Work(**found) if isinstance(found, dict) else None

    def trace(self, case: Case) -> Trace | None:
        seconds = self.seconds
        found = self._asked({"do": "trace", "case": case, "seconds": seconds}, seconds + TO_TELL)
        with contextlib.suppress(TraceError):
            return None if found is None else Trace.from_dict(found)
        return None

    def renew(self) -> None:
        self.close()

    def close(self) -> None:
        if self._talk is not None:
            self._talk.end()
            self._printed_before += self._talk.printed
            self._talk = None

    def _begun(self, request: dict[str, Any]) -> Conversation:
        """A process that has begun with a request.

        It may still be busy with a case that nobody waits for any more; and that may never end,
        or end the process. Then another one is asked.
        """
        if self._talk is not None:
            try:
                self._talk.ask(request, self.seconds)
                self._talk.answer(self.seconds)
                return self._talk
            except (Died, Late):
                self.renew()
        self._talk = talk = self._started()
        _greeting(talk, TO_START)
        try:
            for one in (self._way_of_playing(), request):
                talk.ask(one, TO_START)
                talk.answer(TO_START)
        except (Died, Late) as end:
            raise ProgramError(f"the process of the program does not answer ({end})") from None
        return talk

    def _way_of_playing(self) -> dict[str, Any]:
        program = self.program
        how = {"signature": program.signature.name, "swapped": program.swapped}
        return {"do": "rules", "rules": self.rules.name, "most_lines": self.most_lines, **how}

    def _started(self) -> Conversation:
        program = self.program
        if isinstance(program, Elsewhere):
            return program.start()
        return forked(lambda requests, answers: serve(lambda: program, requests, answers))

    def _asked(self, request: dict[str, Any], seconds: float) -> Any:
        """The answer to a request; None if there is none in time, or if the process dies."""
        talk = self._begun(request)
        try:
            return talk.answer(seconds)
        except (Died, Late):
            self.renew()
            return None

    def _ended(self, end: Exception, printed: int) -> Said:
        """What a call said that ended its process, or that had to be ended."""
        if isinstance(end, Died):
            return said_of(Outcome("raised", None, Finding("died", words={"how": str(end)})))
        kind = "prints-without-end" if printed > FLOOD else "no-answer-in-time"
        return said_of(Outcome("stopped", None, Finding(kind, numbers={"seconds": self.seconds})))


def _greeting(talk: Conversation, seconds: float) -> dict[str, Any]:
    """What a process says of its program before it is asked anything."""
    try:
        found = talk.answer(seconds)
    except Died as end:
        raise ProgramError(f"the process of the program died ({end}) when it was loaded") from None
    except Late:
        raise ProgramError(
            f"it was not loaded within {seconds:g} seconds; is there a loop outside its functions?"
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
