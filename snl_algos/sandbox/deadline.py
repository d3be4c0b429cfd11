"""The deadline of a process: a limit of its CPU time, and a limit of the time it spends waiting.

A busy machine makes a program slower, but does not change its CPU time, so that is the limit of a
call. Elapsed time ends a call that waits, for input or for a clock. Time in which the program
is ready to run but the machine is busy does not count, up to `MAX_FACTOR` times the limit.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import NamedTuple

__all__ = ["CALL_LIMIT", "MAX_FACTOR", "POLL_SECONDS", "CpuLoad", "Deadline", "Limit"]

#: The clock is checked this often, in seconds.
POLL_SECONDS = 0.05
#: A longer time between two checks means that the machine was suspended or too busy to run
#: anything. No more than this is counted.
MAX_STEP = 0.1
#: Even on a busy machine, a call is ended after this many times its limit of elapsed time.
MAX_FACTOR = 12


class CpuLoad(NamedTuple):
    """The time that some processes have used so far, in seconds."""

    cpu: float
    held_up: float  # time when they were ready to run, but the machine was busy


class Limit(NamedTuple):
    """The limit of a call, in seconds."""

    cpu: float  # CPU time of its process and of all processes that it has started
    elapsed: float
    until: float = inf  # a hard deadline for everything, by `time.monotonic`


#: The usual limit of a call: one second of CPU time, or five seconds of elapsed time.
CALL_LIMIT = Limit(1.0, 5.0)


class Deadline:
    """The deadline of one call. Time when the whole machine stands still does not count.

    If the system does not report the load of the call's processes, so that `load` returns None,
    elapsed time is taken for CPU time. The clock is `time.monotonic`, unless another is given.

    Examples
    --------
    >>> Deadline(Limit(2.0, 10.0)).left() > 1.9
    True
    """

    def __init__(
        self,
        limit: Limit,
        load: Callable[[], CpuLoad | None] = lambda: None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._limit, self._load, self._clock = limit, load, clock or monotonic
        self._looked = self._clock()
        self._all = 0.0
        self.used = self.passed = 0.0  # CPU time, and the elapsed time that counts
        self._last: CpuLoad | None = None
        self.waits = False  # whether the elapsed time, and not the CPU time, is over

    def left(self) -> float:
        """Return the time left, in seconds; negative if it is over.

        Raises
        ------
        TimeoutError
            If the hard deadline has passed.
        """
        now = self._clock()
        if now >= self._limit.until:
            raise TimeoutError
        passed = min(now - self._looked, MAX_STEP)
        self._looked = now
        self._all += passed
        # Most calls end before the load is read for the first time.
        load = self._load() if self._all >= POLL_SECONDS else self._last
        if load is None:
            self.passed += passed
            self.used = self.passed
        elif self._last is None:
            self.passed += passed
        else:
            self.passed += max(0.0, passed - (load.held_up - self._last.held_up))
            self.used = max(self.used, self.used + load.cpu - self._last.cpu)
        self._last = load
        of_cpu = self._limit.cpu - self.used
        of_time = min(
            self._limit.elapsed - self.passed, MAX_FACTOR * self._limit.elapsed - self._all
        )
        self.waits = self.passed > self._limit.elapsed and self.used < self.passed / 2
        return min(of_cpu, of_time, self._limit.until - now)
