"""The memory limit of a program."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

__all__ = ["LOAD_MEMORY", "RUN_MEMORY", "limit_memory"]

#: The memory limits for loading and for running a program, in bytes.
LOAD_MEMORY, RUN_MEMORY = 4 * 2**30, 2**30


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
