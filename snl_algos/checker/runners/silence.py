"""A program that is played in this process: nothing is printed, and nothing asked."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator

from ...sandbox.recursion_limit import capped
from ...tracing.process_lock import one_at_a_time

__all__ = ["NullStream", "quiet"]


class NullStream(io.TextIOBase):
    """Takes what is printed, and keeps only how much it was."""

    printed = 0

    def write(self, text: str) -> int:
        self.printed += len(text)
        return len(text)

    def close(self) -> None:
        """It stays open: others write to it too."""


@contextlib.contextmanager
def quiet() -> Iterator[NullStream]:
    """In this process: nothing is printed, and nothing can be asked of the user."""
    sink = NullStream()
    redirect_out, redirect_err = contextlib.redirect_stdout, contextlib.redirect_stderr
    with one_at_a_time(), redirect_out(sink), redirect_err(sink), capped():
        former, sys.stdin = sys.stdin, io.StringIO()
        try:
            yield sink
        finally:
            sys.stdin = former
