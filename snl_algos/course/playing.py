"""`check` as exercises call it: whoever asked for the verdict hears how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from .. import checking
from ..checking import Report

__all__ = ["Progress", "check", "told_to"]

Progress = Callable[[str], None]

#: Who listens. An exercise's own check takes only the answer, so it cannot be passed on there.
_listener: ContextVar[Progress | None] = ContextVar("listener", default=None)


@contextmanager
def told_to(listener: Progress | None) -> Iterator[None]:
    """While this block runs, tell somebody what is being played."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)


def check(function: Any) -> Report:
    """Play a function on all boards, smallest first, as `snl_algos.check` does."""
    return checking.check(function, progress=_listener.get())
