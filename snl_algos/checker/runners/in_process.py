"""Run a program in this process, and interrupt a call that takes too long.

C code that does not return, such as `sum(itertools.count())`, cannot be interrupted.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ...findings import Finding
from ...programs import Outcome, Program
from ...sandbox.interpreter_state import NullStream
from ...sandbox.timeouts import run_within
from ..rules import Case, Rules
from .invocation import Invocation, Question
from .results import Result, result_of
from .runner import ReloadableProgram, Runner

__all__ = ["InProcessRunner"]

#: The number of cases that share one time limit.
BATCH_SIZE = 100
#: A late call that has printed more bytes than this is late because it prints.
MAX_OUTPUT = 20_000


class InProcessRunner(Runner):
    """Runs a program in this process; the parameters are those of `runner_for`."""

    def __init__(
        self, program: Program, rules: Rules, seconds: float, most_lines: int | None = None
    ) -> None:
        self.program, self.rules, self.seconds = program, rules, seconds
        self.most_lines = most_lines
        self._calls = Invocation(program, rules, most_lines)

    def run(self, cases: Sequence[Case]) -> Iterator[Result]:
        waiting = list(cases)
        while waiting:
            found: list[Result] = []
            printed, worked = _printed(), time.process_time()
            batch = waiting[:BATCH_SIZE]
            ended = self._within(self.seconds, lambda: self._run(batch, found))  # noqa: B023
            if not ended and not found:
                late = self._late(printed, time.process_time() - worked)
                found.append(result_of(Outcome("stopped", None, late)))
            # If the batch was late, the next case is the first of a new batch.
            yield from found
            waiting = waiting[len(found) :]

    def _within(self, seconds: float, call: Callable[[], object]) -> bool:
        """Return whether a call ends within its time limit; stop it at the deadline."""
        left = self.until - time.monotonic()
        ended = left > 0 and run_within(min(seconds, left), call)
        if not ended and left < seconds:
            raise TimeoutError
        return ended

    def _late(self, printed: int, worked: float) -> Finding:
        """Return why there is no answer: it printed too much, it waited, or it is unknown."""
        kind = "waits" if worked < self.seconds / 20 else "no-answer-in-time"
        if _printed() - printed > MAX_OUTPUT:
            kind = "prints-without-end"
        return Finding(kind, numbers={"seconds": self.seconds})

    def _run(self, batch: list[Case], found: list[Result]) -> None:
        for case in batch:
            found.append(self._calls.result(case))

    def renew(self) -> None:
        if isinstance(self.program, ReloadableProgram):
            program = replace(self.program, function=self.program.load().function)
            self._calls = Invocation(program, self.rules, self.most_lines)

    def _asked(self, question: Question[Any], case: Case, longer: int, data: dict[str, int]) -> Any:
        seconds = max(0.0, min(longer * self.seconds, self.until - time.monotonic()))
        return question.answer(self._calls, case, seconds, **data)


def _printed() -> int:
    """Return how many bytes were printed so far, if they are counted."""
    return sys.stdout.printed if isinstance(sys.stdout, NullStream) else 0
