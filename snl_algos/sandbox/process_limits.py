"""The limits of a process: of time, of memory, of processes; and the exceptions where one is hit.

A busy machine makes a program slower, but does not change its CPU time, so that is the limit of a
call. Elapsed time ends a call that waits, for input or for a clock. Time in which the program
is ready to run but the machine is busy does not count, up to `MAX_FACTOR` times the limit.

A process limits its own memory before it runs a program. From outside, the program is looked at
now and then, together with all the processes that it has started.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from math import inf
from pathlib import Path
from typing import NamedTuple

from ..findings import Finding
from ..programs import ProgramError
from ..programs.outcomes import raised

__all__ = [
    "CALL_LIMIT", "LOAD_MEMORY", "LOOK_SECONDS", "MAX_FACTOR", "MAX_MEMORY", "MAX_PROCESSES",
    "POLL_SECONDS", "RUN_MEMORY", "CallFailed", "CpuLoad", "Deadline", "Limit", "NotUnderstood",
    "excess_of", "limit_memory", "memory_limit", "memory_of",
]  # fmt: skip

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
        self._limit, self._load, self._clock = limit, load, clock or time.monotonic
        self._looked = self._clock()
        self._all = 0.0
        self.used = self.passed = 0.0  # CPU time, and the elapsed time that counts
        self._last: CpuLoad | None = None
        self.waits = False  # whether the elapsed time, and not the CPU time, is over

    def left(self) -> float:
        """Return the time left, in seconds; negative if it is over.

        Raise a TimeoutError if the hard deadline has passed.
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


# -- memory and processes ------------------------------------------------------------

#: The memory of a process for loading and for running a program, in bytes.
LOAD_MEMORY, RUN_MEMORY = 4 * 2**30, 2**30
#: The most processes, and the most memory of all of them together, in bytes.
MAX_PROCESSES, MAX_MEMORY = 300, 2 * 2**30
#: The time between two looks, in seconds.
LOOK_SECONDS = 0.5


def limit_memory(more: int) -> None:
    """Limit this process to that many more bytes; beyond them it gets a MemoryError.

    Only POSIX systems have such limits; elsewhere nothing is limited. If the memory of the whole
    machine ends, Linux kills this process before others.
    """
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", "ascii")
    try:
        import resource

        pages = Path("/proc/self/statm").read_text("ascii").split()[0]
        used = int(pages) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + more, used + more))
    except (ImportError, OSError, ValueError):
        return


def excess_of(processes: Sequence[int], inherited: int = 0) -> str:
    """Return the limit that some processes are over together, in words; empty if they are not.

    `inherited` is as in `memory_of`.

    Examples
    --------
    >>> excess_of(range(2000))
    'more than 300 processes'
    """
    if len(processes) > MAX_PROCESSES:
        return f"more than {MAX_PROCESSES} processes"
    limit = memory_limit()
    if memory_of(processes, inherited) > limit:
        return f"more than {limit / 2**30:.3g} GB of memory"
    return ""


def memory_of(processes: Sequence[int], inherited: int = 0) -> int:
    """Return the private memory that processes use together, in bytes.

    A fork begins with the memory of its parent, which is not counted: `inherited` is its size in
    bytes.
    """
    total = 0
    for process in processes:
        with suppress(OSError, ValueError):
            _, resident, shared, *_ = Path(f"/proc/{process}/statm").read_text("ascii").split()
            private = (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")
            total += max(0, private - inherited)
    return total


@cache
def memory_limit() -> int:
    """Return the most memory that a program and all its processes may use, in bytes.

    It is `MAX_MEMORY`, or three quarters of the limit of this process's control group if that is
    less.
    """
    for name in ("memory.max", "memory/memory.limit_in_bytes"):
        with suppress(OSError, ValueError):
            limit = int(Path("/sys/fs/cgroup", name).read_text("ascii"))
            return min(MAX_MEMORY, limit * 3 // 4)
    return MAX_MEMORY


# -- no answer ------------------------------------------------------------------------


class NotUnderstood(ProgramError):
    """A message from a program's process is not a valid answer; `wrote` is its beginning."""

    def __init__(self, wrote: str) -> None:
        super().__init__(f"its process wrote {wrote} where an answer is expected")
        self.wrote = wrote


class CallFailed(Exception):
    """A separate process gave no answer.

    `how` is "late" if it used too much CPU time, "waits" if it waited for too long, and "died" if
    it ended. Of a call it is also "raised" if the call raised an exception, and "not-understood" if
    an invalid answer was sent. `words` say more, such as how the process died.
    """

    def __init__(self, how: str, words: str = "") -> None:
        super().__init__(f"{how}: {words}" if words else how)
        self.how, self.words = how, words

    def finding(self, seconds: float) -> Finding:
        """Return why a call with a limit of some seconds gave no answer."""
        if self.how in ("late", "waits"):
            kind = "waits" if self.how == "waits" else "no-answer-in-time"
            return Finding(kind, numbers={"seconds": seconds})
        if self.how == "raised":
            name, _, message = self.words.partition(": ")
            return raised(name, message)
        return Finding(self.how, words={"how" if self.how == "died" else "wrote": self.words})
