"""Run programs of the package, and count their lines only where there may be too many.

Counting makes a call several times slower. But a program of the package does the same in every
call. So each call is first made without counting. If it ends in less time than the allowed lines
take on any machine, it cannot have run more of them. Otherwise it is made again and counted. So
the results are the same as if every call had been counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter_ns

from ..checker.board_tester import InProcessTester
from ..checker.calls import Invocation, Result
from ..checker.rules import Case, Rules
from ..programs import Program
from ..sandbox.in_process import run_within

__all__ = ["TrustedRunner"]

#: No machine runs a line of Python in less time. (Today it takes five times longer.)
MIN_NANOSECONDS = 2
#: With a smaller limit, hardly any call would end soon enough.
MIN_LINES = 25_000
#: The number of calls made together without counting, and their time limit in seconds.
BATCH_SIZE, BATCH_SECONDS = 25, 0.2


class TrustedRunner(InProcessTester):
    """Runs an algorithm or a mistake of the package in this process.

    The program must not keep state between calls. A call may take `seconds` and run `most_lines`.
    A line takes `nanoseconds` or more; with zero, every call is counted.
    """

    def __init__(
        self,
        program: Program,
        rules: Rules,
        seconds: float,
        most_lines: int,
        *,
        nanoseconds: int = MIN_NANOSECONDS,
    ) -> None:
        super().__init__(program, rules, seconds, most_lines)
        self._tries_uncounted = most_lines >= MIN_LINES
        self._uncounted = Invocation(program, rules)
        self._safe_nanoseconds = nanoseconds * most_lines

    def results(self, cases: Sequence[Case]) -> Iterator[Result]:
        waiting = list(cases)
        while waiting and self._tries_uncounted:
            found: list[Result] = []
            batch = waiting[:BATCH_SIZE]
            long_enough = min(BATCH_SECONDS, len(batch) * self._safe_nanoseconds / 10**9)
            run_within(long_enough, lambda: self._try(batch, found))  # noqa: B023
            yield from found
            waiting = waiting[len(found) :]
            if len(found) < len(batch):
                yield from super().results(waiting[:1])
                waiting = waiting[1:]
        yield from super().results(waiting)

    def _try(self, batch: list[Case], found: list[Result]) -> None:
        """Run cases up to the first call that takes long enough to count its lines."""
        for case in batch:
            started = perf_counter_ns()
            result = self._uncounted.result(case)
            if perf_counter_ns() - started >= self._safe_nanoseconds:
                return
            found.append(result)
