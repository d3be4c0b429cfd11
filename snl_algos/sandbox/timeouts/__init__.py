"""End a run that has passed a limit, even one that resists.

`Watchdog` is the small interface: it watches a run, and ends it after some time. There is one
implementation for each kind of host, and `kind_of_host` is the only place that chooses:

- `watchdog_thread.py`: a second thread stops the run from outside, even in the middle of a long
  line; in the main thread of a POSIX system also while it waits.
- `alarm.py`: without threads, if the program that started Python provides an alarm, as our pages
  do.
- `sys_monitoring.py`: without either, from Python 3.12 on. Python reports every backward jump and
  every call, and an endless run must make some.
- `line_counter.py`: the same on Python 3.11, with line events, which are slower. On every host it
  can also end a call after a number of lines instead, without a clock.

Without threads, nothing can interrupt a single long call, such as `time.sleep(60)` or
`sum(itertools.count())`: the run is stopped as soon as it is back in Python code. In a web page,
such a call can be ended only by terminating its worker.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from math import inf
from typing import TypeVar

from .line_counter import LineCounter
from .watchdog import Stop, Watchdog, held_up, isolating_exceptions

__all__ = [
    "WEB_ASSEMBLY",
    "Stop",
    "Watchdog",
    "has_alarm",
    "has_threads",
    "held_up",
    "isolating_exceptions",
    "kind_of_host",
    "run_within",
    "watchdog_for",
    "within_lines",
]  # fmt: skip

Result = TypeVar("Result")

#: Python compiled to WebAssembly, in a web page or elsewhere: it has neither threads nor processes.
WEB_ASSEMBLY = {"emscripten", "wasi"}


def watchdog_for(seconds: float, elapsed: float | None = None) -> Watchdog:
    """Return a watchdog of the kind that this host needs. Its `start` starts it."""
    return kind_of_host()(seconds, elapsed)


def kind_of_host() -> type[Watchdog]:
    """Return the kind of watchdog that works on this host."""
    if has_threads():
        from .watchdog_thread import WatchdogThread

        return WatchdogThread
    if has_alarm():
        from .alarm import Alarm

        return Alarm
    if hasattr(sys, "monitoring"):
        from .sys_monitoring import JumpCounter

        return JumpCounter
    return LineCounter


@cache
def has_threads() -> bool:
    """Return whether a thread can be started here, and can stop another one through ctypes."""
    if sys.platform in WEB_ASSEMBLY or find_spec("_ctypes") is None:
        return False
    try:
        from threading import Thread

        thread = Thread(target=int)
        thread.start()
    except (ImportError, RuntimeError):
        return False
    thread.join()
    return True


@cache
def has_alarm() -> bool:
    """Return whether the program that started Python provides an alarm, which sends a signal."""
    return find_spec("snl_alarm") is not None


def run_within(seconds: float, call: Callable[[], object], *, elapsed: float | None = None) -> bool:
    """Call a function, and end the call after some time. Return whether it ended by itself.

    With a limit of elapsed time, `seconds` are seconds of CPU time where the host reports those of
    a thread, and time in which the machine was busy with something else is not counted.

    Examples
    --------
    >>> def endless():
    ...     while True:
    ...         pass
    >>> run_within(0.05, endless)
    False
    """
    return _watched(watchdog_for(seconds, elapsed), call) is not None


def within_lines(lines: int, call: Callable[[], Result]) -> tuple[Result] | None:
    """Call a function, and end the call after a number of lines.

    Return its value in a tuple; None if it was ended, or had run too many lines when it ended. The
    lines of functions that can loop are counted, and every call, but nothing of the package itself.

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
    # Garbage collection may run finalizers and callbacks of other code at any moment. Their lines
    # must not count. And at the bottom of a recursion, Python 3.11 crashes if one of them fails
    # while a call is about to be traced.
    collects = gc.isenabled()
    gc.disable()
    try:
        return _watched(LineCounter(inf, lines=lines), call)
    finally:
        if collects:
            gc.enable()


def _watched(watchdog: Watchdog, call: Callable[[], Result]) -> tuple[Result] | None:
    """Return the value of a call; None if the watchdog has ended it."""
    found, former = None, sys.gettrace()
    try:
        try:
            watchdog.start()
            found = (isolating_exceptions(call),)
        finally:
            watchdog.end()
    except (Exception, Stop):  # stopping may have caused another exception
        if not watchdog.timed_out:
            raise
    finally:
        watchdog.end()
        if sys.gettrace() is not former:  # setting it, even to itself, slows Python 3.14 down
            sys.settrace(former)
    return None if watchdog.timed_out else found
