"""The depth of nested calls that fits on the host's stack."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["ROOM", "capped", "deepest", "most_calls"]

#: The highest recursion limit that a function may set.
MAX_CALLS = 20_000
#: The stack space of a call that is made through C, by `map` or a cache, in bytes.
BYTES_PER_CALL = 400
#: The number of calls reserved for a tracer.
ROOM = 150


def most_calls() -> int:
    """Return how many nested calls fit on the host's stack.

    If the size of the stack is unknown, it is Python's current limit.
    """
    try:
        import resource
    except ImportError:
        return sys.getrecursionlimit()
    size, _ = resource.getrlimit(resource.RLIMIT_STACK)
    if size == resource.RLIM_INFINITY:
        return MAX_CALLS
    return max(sys.getrecursionlimit(), min(MAX_CALLS, size // BYTES_PER_CALL))


@contextmanager
def capped(room: int = 0) -> Iterator[None]:
    """Cap every recursion limit that is set at what the host's stack can hold.

    Without a cap, an endless recursion would crash the process. The old limit is restored at the
    end.

    Parameters
    ----------
    room : int
        The number of calls allowed above each limit, for a tracer.
    """
    depth, set_limit, most = sys.getrecursionlimit(), sys.setrecursionlimit, most_calls()
    sys.setrecursionlimit = lambda limit: set_limit(min(limit, most) + room)
    set_limit(depth + room)
    try:
        yield
    finally:
        sys.setrecursionlimit = set_limit
        set_limit(depth)


def deepest() -> int:
    """Return how many more nested calls fit, apart from those that `capped` reserves."""
    height, frame = 0, sys._getframe().f_back
    while frame is not None:
        height, frame = height + 1, frame.f_back
    return min(sys.getrecursionlimit() - ROOM, most_calls()) - height - 20
