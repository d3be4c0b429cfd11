"""The limits of memory and of processes.

A process limits its own memory before it runs a program. From outside, the program is looked at
now and then, together with all the processes that it has started.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

__all__ = [
    "LOAD_MEMORY", "LOOK_SECONDS", "MAX_MEMORY", "MAX_PROCESSES", "RUN_MEMORY", "excess_of",
    "limit_memory", "memory_limit", "memory_of",
]  # fmt: skip

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
