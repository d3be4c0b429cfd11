"""The streams and the limits of this process while code of others runs in it.

They belong to the whole process. Two threads that each put something in the place of `sys.stdout`,
and put back what they found there, would leave the one's work behind when the other has gone. So
only one thread at a time may change them.
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
    """Takes what is printed, and keeps only how much it was."""

    printed = 0

    def write(self, text: str) -> int:
        self.printed += len(text)
        return len(text)

    def close(self) -> None:
        """It stays open: others write to it too."""


@contextmanager
def redirected(sink: Sink) -> Iterator[Sink]:
    """In this process: what is printed goes into a sink, and nothing can be asked of the user."""
    with one_at_a_time(), redirect_stdout(sink), redirect_stderr(sink), capped():
        former, sys.stdin = sys.stdin, io.StringIO()
        try:
            yield sink
        finally:
            sys.stdin = former


def _lock() -> AbstractContextManager[Any]:
    """A lock; nothing where there are no threads."""
    try:
        from threading import RLock
    except ImportError:
        return nullcontext()
    return RLock()


_turn = _lock()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other thread is inside. The same thread may come in again."""
    with _turn:
        yield


def _anew() -> None:
    """In a copy of this process there are no other threads, and nobody would open the lock."""
    global _turn
    _turn = _lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_anew)
