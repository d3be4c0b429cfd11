"""The streams and the recursion limit of this process while untrusted code runs in it.

They belong to the whole process. If two threads replaced and restored `sys.stdout` at the same
time, one would restore the stream of the other. So only one thread at a time may change them.
"""

from __future__ import annotations

import builtins
import io
import os
import sys
from _thread import RLock  # threading is missing where there are no threads
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import Any, TypeVar

__all__ = [
    "ROOM", "NullStream", "capped", "deepest", "no_input", "one_at_a_time", "read_line",
    "redirected",
]  # fmt: skip

Sink = TypeVar("Sink", bound=io.TextIOBase)

#: The highest recursion limit that a function may set.
MAX_CALLS = 20_000
#: The stack space of a call that is made through C, by `map` or a cache, in bytes.
BYTES_PER_CALL = 400
#: The number of calls reserved for a tracer.
ROOM = 150


class _Counter(io.RawIOBase):
    """Counts the bytes that are written to it, and keeps none."""

    def __init__(self, number: int | None) -> None:
        self.printed, self.number = 0, number

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.printed += len(data)
        return len(data)

    def fileno(self) -> int:
        return super().fileno() if self.number is None else self.number


class NullStream(io.TextIOWrapper):
    """Discards output, and counts its bytes.

    A program may print much in each of a thousand calls, so the buffer is one of C. The number is
    that of a file that is open, for programs that ask for it.
    """

    def __init__(self, number: int | None = None) -> None:
        self._counter = _Counter(number)
        super().__init__(io.BufferedWriter(self._counter, 2**16), "utf-8", "surrogatepass")

    @property
    def printed(self) -> int:
        with suppress(ValueError):  # a program has closed the buffer
            self.flush()
        return self._counter.printed

    def close(self) -> None:
        """Do nothing: others may still write to it."""

    def detach(self) -> Any:
        raise io.UnsupportedOperation("detach")


@contextmanager
def redirected(sink: Sink) -> Iterator[Sink]:
    """Redirect the output of this process to a sink, and make its input empty."""
    with one_at_a_time(), redirect_stdout(sink), redirect_stderr(sink), no_input(), capped():
        yield sink


@contextmanager
def no_input() -> Iterator[None]:
    """Make the input of this process empty."""
    former, asking = sys.stdin, builtins.input
    sys.stdin = io.TextIOWrapper(io.BytesIO(), "utf-8")
    builtins.input = read_line
    try:
        yield
    finally:
        sys.stdin, builtins.input = former, asking


def read_line(prompt: object = "", /) -> str:
    """Stand for `input`, which would only say that it is at the end of a file.

    The one of a notebook would ask its page, which refuses to run another cell until it is
    answered, even if the call is ended while it waits.
    """
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError("no one can answer input() here; use the arguments of the function")
    return line.removesuffix("\n")


_turn = RLock()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other thread is inside. The same thread may enter again."""
    with _turn:
        yield


def _replace_lock() -> None:
    """Make a new lock in a fork, where no other thread exists to release the old one."""
    global _turn
    _turn = RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_replace_lock)


# -- the depth of nested calls --------------------------------------------------------


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

    Without a cap, an endless recursion would crash the process. A tracer needs room for some calls
    above each limit. The old limit is restored at the end.
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
