"""How much memory a program may take."""

from __future__ import annotations

from pathlib import Path

__all__ = ["TO_LOAD", "TO_RUN", "limit_memory"]

#: The most memory that a program may take, in bytes: to be loaded, and to be run.
TO_LOAD, TO_RUN = 4 * 2**30, 2**30


def limit_memory(more: int) -> None:
    """Let this process take that many more bytes; beyond them is a MemoryError.

    Where the system has no such limits (only POSIX has them), there is none.
    """
    try:
        import resource

        pages = Path("/proc/self/statm").read_text("ascii").split()[0]
        taken = int(pages) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + more, taken + more))
    except (ImportError, OSError, ValueError):
        return
