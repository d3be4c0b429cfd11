"""How long somebody waits for a process: by its CPU time, and by the time in which it only waits.

A busy machine makes a program slower, but not its CPU time. So that is what a call is limited by.
The time that passes ends only what waits, for input or for a clock; what passes while the program
could run, and the machine does not let it, is not its own.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import NamedTuple

__all__ = ["CALL", "PAUSE", "CpuLoad", "Deadline", "Limit"]

#: Whoever waits looks at the clock this often, in seconds.
PAUSE = 0.05
#: More than this between two looks is the machine's doing: it was suspended, or too busy to let
#: anybody run. No more of it counts.
MOST = 0.1
#: However busy a machine is, nobody waits longer than so many times the seconds that may pass.
AT_MOST = 12


class CpuLoad(NamedTuple):
    """What some processes have used so far, in seconds.

    Attributes
    ----------
    cpu : float
        CPU time.
    held_up : float
        Time in which they could run, and the machine did not let them.
    """

    cpu: float
    held_up: float


class Limit(NamedTuple):
    """What a call may take.

    Attributes
    ----------
    cpu : float
        Seconds of CPU time, of its process and of all that it has started.
    elapsed : float
        Seconds that may pass.
    until : float
        When all must be over, by `time.monotonic`, whatever happens.
    """

    cpu: float
    elapsed: float
    until: float = inf


#: A call of somebody's program: one second of CPU time, or five seconds that pass.
CALL = Limit(1.0, 5.0)


class Deadline:
    """Waits for one call. The time in which the whole machine stands still does not use it up.

    Parameters
    ----------
    limit : Limit
        How long.
    load : callable, optional
        What the call's processes have used; None if the system does not say. Then the seconds
        that pass are taken for CPU time.

    Attributes
    ----------
    used, passed : float
        The seconds of CPU time that were used, and those that have passed and count.
    waits : bool
        Whether it is over because of the time that has passed, and not of the CPU time.

    Examples
    --------
    >>> Deadline(Limit(2.0, 10.0)).left() > 1.9
    True
    """

    def __init__(self, limit: Limit, load: Callable[[], CpuLoad | None] = lambda: None) -> None:
        self._limit, self._load = limit, load
        self._looked = monotonic()
        self.passed = self._all = 0.0
        self.used = 0.0
        self._last: CpuLoad | None = None
        self.waits = False

    def left(self) -> float:
        """What is left, in seconds. Negative if it is over.

        Raises
        ------
        TimeoutError
            If all must be over, whatever this call does.
        """
        now = monotonic()
        if now >= self._limit.until:
            raise TimeoutError
        passed = min(now - self._looked, MOST)
        self._looked = now
        self._all += passed
        load = self._load() if self._all >= PAUSE else self._last  # most calls are over before
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
        of_time = min(self._limit.elapsed - self.passed, AT_MOST * self._limit.elapsed - self._all)
        self.waits = self.passed > self._limit.elapsed and self.used < self.passed / 2
        return min(of_cpu, of_time, self._limit.until - now)
