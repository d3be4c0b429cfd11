"""What a program may take while it is played: nothing printed or asked, so much memory."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path

from ...watching.depth import capped
from ...watching.turns import one_at_a_time

__all__ = ["limit_memory", "quiet"]


class Sink(io.TextIOBase):
    """Takes what is printed, and keeps only how much it was."""

    printed = 0

    def write(self, text: str) -> int:
        self.printed += len(text)
        return len(text)

    def close(self) -> None:
        """It stays open: others write to it too."""


@contextlib.contextmanager
def quiet() -> Iterator[Sink]:
    """In this process: nothing is printed, and nothing can be asked of the user."""
    sink = Sink()
    redirect_out, redirect_err = contextlib.redirect_stdout, contextlib.redirect_stderr
    with one_at_a_time(), redirect_out(sink), redirect_err(sink), capped():
        former, sys.stdin = sys.stdin, io.StringIO()
        try:
            yield sink
        finally:
            sys.stdin = former


def limit_memory(more: int) -> None:
    """From now on, this process may take so many bytes more; beyond that is a MemoryError.

    Where the system has no such limits (only POSIX has them), there is none.
    """
    try:
        import resource

        pages = Path("/proc/self/statm").read_text("ascii").split()[0]
        taken = int(pages) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + more, taken + more))
    except (ImportError, OSError, ValueError):
        return
