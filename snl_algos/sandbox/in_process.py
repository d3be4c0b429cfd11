"""Run Python code in this process: its time, its lines, its streams, the depth of its calls.

`run_within` ends a call when its time is over. A watchdog raises a `Stop` in the call, and again
until the call is over, because the code may catch it. There are two kinds:

- `WatchdogThread`, a second thread. In the main thread of a POSIX system it sends a signal, which
  also wakes a call that waits: for a lock, for a queue, in `time.sleep`.
- `Alarm`, without threads: the program that started Python provides it, as our pages do.

Neither ends a long call in C, such as ``sum(itertools.count())``, nor code that catches whatever
is raised and loops inside its `try`. A separate process can always be ended. On a host with
neither threads nor an alarm, nothing is ended.

`within_lines` ends a call after a number of lines, at the same line on every machine.

`redirected` hides what a call prints. The streams and the recursion limit belong to the whole
process. If two threads replaced and restored `sys.stdout` at the same time, one would restore the
stream of the other. So only one thread at a time may change them.
"""

from __future__ import annotations

import builtins
import dis
import gc
import io
import os
import signal
import sys
import time
from _thread import TIMEOUT_MAX, RLock, allocate_lock, get_ident, start_new_thread
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from types import CodeType, FrameType
from typing import Any, TypeVar

__all__ = [
    "ROOM", "WEB_ASSEMBLY", "NullStream", "Stop", "Watchdog", "capped", "deepest", "has_threads",
    "no_input", "one_at_a_time", "read_line", "redirected", "run_within", "watchdog_for",
    "within_lines",
]  # fmt: skip

Result = TypeVar("Result")
Sink = TypeVar("Sink", bound=io.TextIOBase)

#: Python compiled to WebAssembly, in a web page or elsewhere: it has neither threads nor processes.
WEB_ASSEMBLY = {"emscripten", "wasi"}
ROOT = Path(__file__).parents[1]
#: The package, whose lines are not counted, and the folders of its programs, whose lines are.
PACKAGE = f"{ROOT}{os.sep}"
PROGRAMS = tuple(f"{ROOT / folder}{os.sep}" for folder in ("algorithms", "mistakes"))
#: A Stop is sent again after this time, in seconds.
REPEAT_SECONDS = 0.02
#: The highest recursion limit that a function may set.
MAX_CALLS = 20_000
#: The stack space of a call that is made through C, by `map` or a cache, in bytes.
BYTES_PER_CALL = 400
#: The number of calls reserved for a tracer.
ROOM = 150


class Stop(BaseException):
    """Ends a watched call. Not an Exception, so that `except Exception` does not catch it."""


def run_within(seconds: float, call: Callable[[], object], *, elapsed: float | None = None) -> bool:
    """Call a function, and end the call after some time. Return whether it ended by itself.

    With a limit of elapsed time, `seconds` are CPU time, where the host reports that of a thread.

    Examples
    --------
    >>> def endless():
    ...     while True:
    ...         pass
    >>> run_within(0.05, endless)
    False
    """
    watchdog, former = watchdog_for(seconds, elapsed), sys.gettrace()
    try:
        try:
            watchdog.start()
            call()
        finally:
            watchdog.end()
    except (Exception, Stop):  # stopping may have caused another exception
        if not watchdog.timed_out:
            raise
    finally:
        watchdog.end()
        if sys.gettrace() is not former:  # setting it, even to itself, slows Python 3.14 down
            sys.settrace(former)
    return not watchdog.timed_out


# -- watchdogs ---------------------------------------------------------------------------


def watchdog_for(seconds: float, elapsed: float | None = None) -> Watchdog:
    """Return a watchdog of the kind that this host needs; the limits are those of `run_within`."""
    if has_threads():
        return WatchdogThread(seconds, elapsed)
    return Alarm(seconds) if find_spec("snl_alarm") is not None else Watchdog()


@cache
def has_threads() -> bool:
    """Return whether this host has threads, and a thread can stop another one through ctypes."""
    return sys.platform not in WEB_ASSEMBLY and find_spec("_ctypes") is not None


class Watchdog:
    """Watches a call, and ends it. This one ends none."""

    def __init__(self) -> None:
        self.timed_out = False  # whether it has ended the call
        self._over = False  # nothing is raised from here on
        self._handlers: list[Any] = []  # the former handler of the signal, if it was replaced
        self._caught = False  # whether the call has caught a Stop and goes on

    def start(self) -> None:
        """Start watching the calls of this thread."""

    def end(self) -> None:
        """Stop watching. May be called again."""

    def _hear_signal(self) -> None:
        self._handlers.append(signal.signal(signal.SIGUSR1, self._ring))

    def _end_hearing(self) -> None:
        if self._handlers:
            signal.signal(signal.SIGUSR1, self._handlers.pop() or signal.SIG_DFL)

    def _ring(self, number: int, frame: Any) -> None:
        if self._over:
            return
        if self._caught:  # then another Stop comes with the next line, outside of its `try`
            while frame is not None and frame.f_code is not run_within.__code__:
                frame.f_trace, frame = self._stop_again, frame.f_back
            sys.settrace(self._stop_again)
        self._caught = True
        raise Stop

    def _stop_again(self, frame: Any, event: str, arg: Any) -> None:
        if event == "line" and not self._over:
            raise Stop  # which ends the tracing


class WatchdogThread(Watchdog):
    """Ends a call from another thread, as soon as it runs Python code or waits."""

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        super().__init__()
        self.seconds, self.elapsed = seconds, elapsed
        self._runner = get_ident()
        self._sending = allocate_lock()
        self._running = allocate_lock()  # locked until the call is over
        self._watching = allocate_lock()  # locked until the other thread ends

    def start(self) -> None:
        with suppress(AttributeError, ValueError):  # no such signal here, or not the main thread
            self._hear_signal()
        self._running.acquire()
        self._watching.acquire()
        start_new_thread(self._watch, ())

    def end(self) -> None:
        # A Stop may be on its way: let it arrive here. (Withdrawing it instead leaves Python 3.11
        # with a flag that is never reset, and the next traced call hangs.)
        while True:
            try:
                with self._sending:
                    self._over = True
                for _ in range(100):
                    pass
                break
            except Stop:
                continue
        if self._running.locked():
            self._running.release()
            # Many short calls would leave so many threads that a process with little memory fails.
            # (A copy of this process does not have the thread.)
            if self._watching.acquire(timeout=1):
                self._watching.release()
        self._end_hearing()

    def _watch(self) -> None:
        """Wait until the call is over; if its time is over before, send a Stop again and again."""
        began, pause = monotonic(), self.seconds
        worked = None if self.elapsed is None else work_of(self._runner)
        while not self._running.acquire(timeout=min(pause, TIMEOUT_MAX)):
            pause = self._left(began, worked)
            if pause > 0:
                continue
            pause = REPEAT_SECONDS
            with self._sending:
                if not self._over:
                    self.timed_out = True
                    self._send()
        self._watching.release()

    def _left(self, began: float, worked: float | None) -> float:
        """Return how long the call may still run at least, in seconds."""
        now = work_of(self._runner)
        if self.elapsed is None or worked is None or now is None:
            return 0.0
        left = min(worked + self.seconds - now, began + self.elapsed - monotonic())
        return max(left, REPEAT_SECONDS) if left > 0 else 0.0

    def _send(self) -> None:
        """Raise a Stop in the call: at once if it waits, else when it runs Python code again."""
        if self._handlers:
            signal.pthread_kill(self._runner, signal.SIGUSR1)
        else:
            import ctypes

            runner, stop = ctypes.c_ulong(self._runner), ctypes.py_object(Stop)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(runner, stop)


def work_of(thread: int) -> float | None:
    """Return the CPU time of a thread, in seconds; None if the system does not report it."""
    try:
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    except (AttributeError, OSError):
        return None


class Alarm(Watchdog):
    """Ends a call at its first backward jump or call after its time is over.

    Pyodide checks for signals after every few dozen of them. In our pages, that check looks at the
    clock (`web/src/workbench/alarm.ts`), and rings every 20 milliseconds from then on.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        #: `at`, when it rings, and `now()`, both in milliseconds
        self._alarm: Any = import_module("snl_alarm")
        self._former = self._alarm.at

    def start(self) -> None:
        self._hear_signal()
        # An outer watchdog must not be delayed.
        self._alarm.at = min(self._former, self._alarm.now() + 1000 * self.seconds)

    def end(self) -> None:
        if not self._over:
            self._over = True
            self._alarm.at = self._former
            self._end_hearing()

    def _ring(self, number: int, frame: Any) -> None:
        self.timed_out = self.timed_out or not self._over
        super()._ring(number, frame)


# -- a number of lines -------------------------------------------------------------------


def within_lines(lines: int, call: Callable[[], Result]) -> tuple[Result] | None:
    """Call a function, and end the call after a number of lines.

    Return its value in a tuple; None if it was ended, or had run too many lines when it ended.
    Every call is counted, and every line of a function with a loop: a recursion without end meets
    Python's own limit first. A single long call is not ended, nor a loop that catches everything.

    Examples
    --------
    >>> def count_to(number):
    ...     for at in range(number):
    ...         pass
    ...     return at
    >>> within_lines(1_000, lambda: count_to(300))
    (299,)
    >>> print(within_lines(1_000, lambda: count_to(10**9)))
    None
    """
    left, former, collects = lines, sys.gettrace(), gc.isenabled()

    def on_call(frame: FrameType, event: str, arg: Any) -> Any:
        if _is_ours(frame.f_code):
            return None
        on_line(frame, event, arg)
        return on_line if _has_loop(frame.f_code) else None

    def on_line(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal left
        left -= event != "return"
        if left < 0:
            raise Stop
        return on_line

    # Garbage collection may run finalizers and callbacks of other code at any moment. Their lines
    # must not count. And at the bottom of a recursion, Python 3.11 crashes if one of them fails
    # while a call is about to be traced.
    gc.disable()
    sys.settrace(on_call)
    try:
        found = (call(),)
    except (Exception, Stop):  # stopping may have caused another exception
        if left >= 0:
            raise
        return None
    finally:
        sys.settrace(former)
        if collects:
            gc.enable()
    return None if left < 0 else found


@cache
def _has_loop(code: CodeType) -> bool:
    """Return whether a code jumps backwards."""
    jumps = (one for one in dis.get_instructions(code) if one.opcode in dis.hasjrel)
    return any(one.argval <= one.offset for one in jumps)


def _is_ours(code: CodeType) -> bool:
    """Return whether code belongs to the package itself, and not to the programs that it runs."""
    file = code.co_filename
    return file.startswith(PACKAGE) and not file.startswith(PROGRAMS)


# -- its output and input ---------------------------------------------------------------


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
    """Stand for `input`, which in a notebook would ask the page and block all other cells."""
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
    """Return how many nested calls fit on the host's stack; if not known, Python's limit."""
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
