"""What a program may use together with all the processes that it has started.

It is looked at now and then, from outside. Isolated programs have limits of the system as well.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

__all__ = ["LOOK_SECONDS", "MAX_MEMORY", "MAX_PROCESSES", "excess_of", "memory_limit", "memory_of"]

#: The most processes, and the most memory in bytes.
MAX_PROCESSES, MAX_MEMORY = 300, 2 * 2**30
#: The time between two looks, in seconds.
LOOK_SECONDS = 0.5


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

    A fork has all memory of its parent, although it uses none of it: `inherited` is so much, in
    bytes, and is not counted.
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
    """Return the memory limit of a command: `MAX_MEMORY`, or three quarters of the limit of this
    process's control group if that is less."""
    for name in ("memory.max", "memory/memory.limit_in_bytes"):
        with suppress(OSError, ValueError):
            limit = int(Path("/sys/fs/cgroup", name).read_text("ascii"))
            return min(MAX_MEMORY, limit * 3 // 4)
    return MAX_MEMORY
