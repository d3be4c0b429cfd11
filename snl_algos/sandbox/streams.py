"""The streams and the limits of this process while untrusted code runs in it.

They belong to the whole process. If two threads replaced and restored `sys.stdout` at the same
time, one would restore the stream of the other. So only one thread at a time may change them.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import (
    AbstractContextManager,
    contextmanager,
    nullcontext,
    redirect_stderr,
    redirect_stdout,
)
from typing import Any, TypeVar

from .recursion_limit import capped

__all__ = ["NullStream", "one_at_a_time", "redirected"]

Sink = TypeVar("Sink", bound=io.TextIOBase)


class NullStream(io.TextIOBase):
    """Discards output, and counts its characters."""

    printed = 0

    def write(self, text: str) -> int:
        self.printed += len(text)
        return len(text)

    def close(self) -> None:
        """Do nothing: others may still write to it."""


@contextmanager
def redirected(sink: Sink) -> Iterator[Sink]:
    """Redirect the output of this process to a sink, and make its input empty."""
    with one_at_a_time(), redirect_stdout(sink), redirect_stderr(sink), capped():
        former, sys.stdin = sys.stdin, io.StringIO()
        try:
            yield sink
        finally:
            sys.stdin = former


def _lock() -> AbstractContextManager[Any]:
    """Return a lock; where there are no threads, a context manager without effect."""
    try:
        from threading import RLock
    except ImportError:
        return nullcontext()
    return RLock()


_turn = _lock()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other thread is inside. The same thread may enter again."""
    with _turn:
        yield


def _replace_lock() -> None:
    """Make a new lock in a fork, where no other thread exists to release the old one."""
    global _turn
    _turn = _lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_replace_lock)
