"""One at a time: what changes the streams and limits of the whole process.

Two threads that each put something in the place of `sys.stdout`, and put back what they found
there, would leave the one's work behind when the other has gone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

__all__ = ["one_at_a_time"]


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
