"""The limits of a call, and the exceptions where one is hit."""

from __future__ import annotations

from contextlib import suppress
from math import inf
from pathlib import Path
from typing import NamedTuple

from ..errors import Explained

__all__ = [
    "CALL_LIMIT", "LOAD_MEMORY", "RUN_MEMORY", "TICKS_FACTOR", "CallFailed", "Limit",
    "NotUnderstood", "limit_memory", "limit_time",
]  # fmt: skip

#: The memory of a process for loading and for running a program, in bytes.
LOAD_MEMORY, RUN_MEMORY = 4 * 2**30, 2**30
#: The system's timer is set to so many times a limit, so that nobody gets less.
TICKS_FACTOR = 1.2


class Limit(NamedTuple):
    """The limit of a call, in seconds.

    A busy machine makes a program slower, but does not change its CPU time. Elapsed time ends a
    call that waits, for input or for a clock.
    """

    cpu: float
    elapsed: float
    until: float = inf  # a hard deadline for everything, by `time.monotonic`


#: The usual limit of a call: one second of CPU time, or five seconds of elapsed time.
CALL_LIMIT = Limit(1.0, 5.0)


class CallFailed(Exception):
    """A separate process gave no answer.

    `how` is "late" if it used too much CPU time, "waits" if it waited for too long, "died" if it
    ended, and "not-understood" if it sent something else. Of `call_isolated` it is also "raised"
    if the call raised an exception. `words` say more, such as how the process died.
    """

    def __init__(self, how: str, words: str = "") -> None:
        super().__init__(f"{how}: {words}" if words else how)
        self.how, self.words = how, words


class NotUnderstood(Explained, CallFailed):
    """A message from a program's process is not an answer; `words` are its beginning."""

    def __init__(self, wrote: object) -> None:
        super().__init__("not-understood", repr(wrote)[:40])

    def __str__(self) -> str:
        return f"its process wrote {self.words} where an answer is expected"


def limit_time(seconds: float) -> None:
    """Let the system end this process after some more seconds of CPU time; infinity is no limit."""
    import signal  # not every host has these timers

    signal.setitimer(signal.ITIMER_PROF, 0 if seconds == inf else TICKS_FACTOR * seconds)


def limit_memory(more: int) -> None:
    """Limit this process to that many more bytes; beyond them it gets a MemoryError.

    Only Linux says how much a process uses already; elsewhere nothing is limited. If the memory of
    the whole machine ends, Linux kills this process before others.
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
