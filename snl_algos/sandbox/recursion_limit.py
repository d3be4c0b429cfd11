"""How deep calls may go, one inside the other, before the stack of the host is full."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["ROOM", "capped", "deepest", "most_calls"]

#: No function may ask for more calls than this.
MAX_CALLS = 20_000
#: Bytes of the stack that a call may take, if it is made by way of C: by `map`, or a cache.
BYTES_A_CALL = 400
#: Calls that a watcher keeps for itself.
ROOM = 150


def most_calls() -> int:
    """The most calls, one inside the other, for which the host's stack has room.

    Where nothing is known of the stack, it is the limit that Python has now.
    """
    try:
        import resource
    except ImportError:
        return sys.getrecursionlimit()
    size, _ = resource.getrlimit(resource.RLIMIT_STACK)
    if size == resource.RLIM_INFINITY:
        return MAX_CALLS
    return max(sys.getrecursionlimit(), min(MAX_CALLS, size // BYTES_A_CALL))


@contextmanager
def capped(room: int = 0) -> Iterator[None]:
    """Nobody gets more calls than the host's stack can hold, whatever limit is asked for.

    Without a limit, a recursion without end would take the process with it. Afterwards the limit
    is as it was.

    Parameters
    ----------
    room : int
        Calls that are allowed above each limit, for who watches.
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
    """How many more calls fit, one inside the other, if `capped` keeps its room."""
    height, frame = 0, sys._getframe().f_back
    while frame is not None:
        height, frame = height + 1, frame.f_back
    return min(sys.getrecursionlimit() - ROOM, most_calls()) - height - 20
