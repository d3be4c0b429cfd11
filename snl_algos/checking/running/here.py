"""Runs a program in this process, and interrupts a call that takes too long.

What a call does in C without coming back, such as `sum(itertools.count())`, cannot be
interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from ...findings import Finding
from ...programs import Outcome, Program
from ...traces import Trace
from ...watching.stopping import run_within
from ...watching.work import Work
from ..rules import Case, Rules
from .calls import Calls, Said, said_of
from .limits import Sink
from .runner import Runner

__all__ = ["RunnerHere"]

#: Cases that are played between two looks at the clock.
AT_ONCE = 100
#: A call that has printed more characters than this is late because it prints.
FLOOD = 20_000


class RunnerHere(Runner):
    """Plays a program in this process.

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
        self.seconds = seconds
        self._calls = Calls(program, rules, most_lines)

    def play(self, cases: Sequence[Case], *, fresh: bool = False) -> Iterator[Said]:
        waiting = list(cases)
        while waiting:
            found: list[Said] = []
            printed = _printed()
            batch = waiting[:AT_ONCE]
            ended = run_within(self.seconds, lambda: self._play(batch, found, fresh))  # noqa: B023
            if not ended and not found:
                found.append(said_of(Outcome("stopped", None, self._late(printed))))
            # If they took long together, the next one is the first of its batch.
            yield from found
            waiting = waiting[len(found) :]

    def _late(self, printed: int) -> Finding:
        """Why there is no answer: it printed too much, or something that nobody knows."""
        flood = _printed() - printed > FLOOD
        kind = "prints-without-end" if flood else "no-answer-in-time"
        return Finding(kind, numbers={"seconds": self.seconds})

    def _play(self, batch: list[Case], found: list[Said], fresh: bool) -> None:
        for case in batch:
            if fresh:
                self._calls.state.forget()
            found.append(self._calls.said(case))

    def kept(self) -> list[str]:
        return self._calls.state.changed()

    def forget(self) -> None:
        self._calls.state.forget()

    def changes_its_input(self, case: Case) -> bool:
        found: list[bool] = []
        run_within(self.seconds, lambda: found.append(self._calls.changes_its_input(case)))
        return found == [True]

    def lines(self, case: Case, most_lines: int) -> int | None:
        return self._calls.lines(case, most_lines, self.seconds)

    def work(self, case: Case) -> Work | None:
        found = self._calls.work(case)
        return None if found is None else Work(**found)

    def trace(self, case: Case) -> Trace | None:
        return Trace.from_dict(self._calls.trace(case, self.seconds))


def _printed() -> int:
    """How many characters were printed so far, where somebody counts."""
    return sys.stdout.printed if isinstance(sys.stdout, Sink) else 0
