"""Ends a run that has passed a limit, also one that does not want to end.

An exception raised in a trace function ends the watched function, unless that catches it:
`except BaseException` in an endless loop catches everything, and a raised exception has
switched the tracing off. So a thread stands by and sends the exception again and again
until the run is over. And the exception notices when it is swallowed, for then Python
throws it away: from there on every call is watched, instruction by instruction, and it is
raised anew at the first one from which no handler gets it that has had it before. So even
an endless loop runs out of handlers.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType, FrameType
from typing import Any

__all__ = ["Stop", "Watchdog", "run_within"]


class Stop(BaseException):
    """Ends a watched run. Not an Exception, so that `except Exception` lets it pass."""


class Watchdog:
    """Stands by while a run is watched. Made by the function that calls the watched one.

    Parameters
    ----------
    seconds : float
        After this time the run is ended from outside, also if it is in untraced code.
    """

    def __init__(self, seconds: float) -> None:
        self._owner = sys._getframe(1)  # the calls inside this one are to be ended
        self._runner = threading.get_ident()
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._over = False
        self.barked = False
        self._seconds = seconds
        self._stubborn = _stubborn(self)
        self._had: dict[FrameType, set[int]] = {}  # which handlers have had it
        self._thread = threading.Thread(target=self._stand_by, daemon=True)

    def start(self) -> None:
        """Begin to stand by. Where there are no threads, nobody does."""
        self._former = sys.unraisablehook
        sys.unraisablehook = self._unraisable
        try:
            self._thread.start()
        except RuntimeError:
            self._over = True

    def hurry(self) -> None:
        """The run has been told to stop: end it soon, if it does not."""
        self._wake.set()

    def end(self) -> None:
        """The run is over. May be called again."""
        # One may be on its way still: let it arrive here. (Taking it back instead leaves
        # Python 3.11 with a flag that nobody lowers, and the next traced call hangs.)
        while True:
            try:
                with self._lock:
                    self._over = True
                for _ in range(100):
                    pass
                break
            except Stop:
                continue
        self._had.clear()
        self._wake.set()
        if sys.unraisablehook == self._unraisable:
            sys.unraisablehook = self._former

    def _unraisable(self, lost: Any) -> None:
        """One that arrived where nothing can be raised, say in a `__del__`, is no complaint."""
        if not issubclass(lost.exc_type, Stop):
            self._former(lost)

    def _stand_by(self) -> None:
        self._wake.wait(self._seconds)
        if self._over:
            return
        import ctypes  # needed only in the rare case that a run must be ended

        pause = threading.Event()
        while not self._over:
            pause.wait(0.02)
            with self._lock:
                if not self._over:
                    self.barked = True
                    # Raised in the runner as soon as it runs Python again.
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(
                        ctypes.c_ulong(self._runner), ctypes.py_object(self._stubborn)
                    )

    def watch_every_instruction(self, frame: FrameType | None) -> None:
        """Watch a call and those around it, to end each as soon as that can be done."""
        if self._over:
            return
        while frame is not None and frame is not self._owner:
            if frame.f_code.co_filename != __file__:
                frame.f_trace = self._on_instruction
                frame.f_trace_opcodes = True
            frame = frame.f_back
        sys.settrace(self._on_instruction)

    def _on_instruction(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "call":
            return None
        if event == "opcode" and not self._over:
            handler = _handlers(frame.f_code).get(frame.f_lasti)
            had = self._had.setdefault(frame, set())
            if handler is None:
                raise self._stubborn
            if handler not in had:
                had.add(handler)
                raise self._stubborn
        return self._on_instruction


def _stubborn(watchdog: Watchdog) -> type[Stop]:
    """A Stop that does not rest before the watchdog does."""

    class Stubborn(Stop):
        def __init__(self) -> None:  # where something catches it
            watchdog.watch_every_instruction(sys._getframe(1))

        def __del__(self) -> None:  # where that has thrown it away
            watchdog.watch_every_instruction(sys._getframe(1))

    return Stubborn


@cache
def _handlers(code: CodeType) -> dict[int, int]:
    """Instruction → the handler that gets what is raised there, both by their places."""
    import dis  # needed only in the rare case that a run must be ended

    entries = dis.Bytecode(code).exception_entries  # type: ignore[attr-defined]
    return {at: entry.target for entry in entries for at in range(entry.start, entry.end)}


def run_within(seconds: float, call: Callable[[], object]) -> bool:
    """Call something, and end it after a time. True if it came to its own end.

    Examples
    --------
    >>> def endless():
    ...     while True:
    ...         pass
    >>> run_within(0.05, endless)
    False
    """
    watchdog = Watchdog(seconds)
    former = sys.gettrace()
    watchdog.start()
    try:
        try:
            next(_apart(call))
        finally:
            watchdog.end()
    except Stop:
        pass
    finally:
        watchdog.end()
        sys.settrace(former)
    return not watchdog.barked


def _apart(call: Callable[[], object]) -> Iterator[None]:
    """Calls something in a generator, which keeps to itself what exception is being handled."""
    call()
    yield
