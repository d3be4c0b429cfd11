"""Plays programs of the package, and counts their lines only where there may be too many.

Counting makes a call several times as slow. But a program of the package does the same in every
call. So each call is first made without counting. If it is over in less time than the allowed
lines take on any machine, it has not run more of them. Otherwise it is made again, and counted.
So what is said is the same as if every call had been counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter_ns

from ..checker.rules import Case, Rules
from ..checker.runners import InProcessRunner, Invocation, Said
from ..programs import Program
from ..sandbox.timeouts import run_within

__all__ = ["TrustedRunner"]

#: On no machine does a line of Python take less time. (Today it takes five times as long.)
LEAST_NANOSECONDS = 2
#: With a smaller limit, hardly any call would be over soon enough.
WORTHWHILE = 25_000
#: Calls without counting between two looks at the clock, and how long they may take together.
BATCH_SIZE, TOGETHER = 25, 0.2


class TrustedRunner(InProcessRunner):
    """Plays an algorithm or a mistake of the package in this process.

    Parameters
    ----------
    program : Algorithm or Mistake
        The program. It must keep nothing between calls.
    rules : Rules
        The rules that the boards follow.
    seconds : float
        The longest that a single call may take.
    most_lines : int
        The most lines that a call may run.
    nanoseconds : int, optional
        How long a line takes at least. With zero, every call is counted.
    """

    def __init__(
        self,
        program: Program,
        rules: Rules,
        seconds: float,
        most_lines: int,
        *,
        nanoseconds: int = LEAST_NANOSECONDS,
    ) -> None:
        super().__init__(program, rules, seconds, most_lines)
        self._is_worthwhile = most_lines >= WORTHWHILE
        self._uncounted = Invocation(program, rules)
        self._surely_few = nanoseconds * most_lines

    def run(self, cases: Sequence[Case]) -> Iterator[Said]:
        waiting = list(cases)
        while waiting and self._is_worthwhile:
            found: list[Said] = []
            batch = waiting[:BATCH_SIZE]
            long_enough = min(TOGETHER, len(batch) * self._surely_few / 10**9)
            run_within(long_enough, lambda: self._try(batch, found))  # noqa: B023
            yield from found
            waiting = waiting[len(found) :]
            if len(found) < len(batch):
                yield from super().run(waiting[:1])
                waiting = waiting[1:]
        yield from super().run(waiting)

    def _try(self, batch: list[Case], found: list[Said]) -> None:
        """Play until a call takes so long that its lines must be counted."""
        for case in batch:
            began = perf_counter_ns()
            said = self._uncounted.said(case)
            if perf_counter_ns() - began >= self._surely_few:
                return
            found.append(said)
