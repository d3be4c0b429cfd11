"""What a watchdog is, whatever the host; and how one insists."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

__all__ = ["InsistingWatchdog", "Stop", "Tracer", "Watchdog", "is_ours"]

#: A trace function, as `sys.settrace` takes it.
Tracer = Callable[[FrameType, str, Any], Any]

ROOT = Path(__file__).parents[2]
#: This folder, the package, and the folders of its programs, which may run without end.
HERE = f"{Path(__file__).parent}{os.sep}"
PACKAGE = f"{ROOT}{os.sep}"
PROGRAMS = tuple(f"{ROOT / folder}{os.sep}" for folder in ("algorithms", "mistakes"))


class Stop(BaseException):
    """Ends a watched run. Not an Exception, so that `except Exception` does not catch it."""


class Watchdog(ABC):
    """Stands by while a run is watched, and ends it. Start it in the function that calls the run.

    Parameters
    ----------
    seconds : float
        After this time, the run is ended.
    elapsed : float, optional
        After this time at the latest, where the host tells how long the run has worked: then
        `seconds` counts only that. By default waiting counts as much as work.

    Attributes
    ----------
    timed_out : bool
        Whether it has told the run to stop.
    """

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        self.seconds = seconds
        self.elapsed = elapsed
        self.timed_out = False

    @abstractmethod
    def start(self) -> None:
        """Begin to stand by."""

    @abstractmethod
    def request_stop(self) -> type[Stop]:
        """The run is over a limit: what to raise, and if the run goes on, end it soon."""

    @abstractmethod
    def end(self) -> None:
        """The run is over. May be called again."""

    def on_call(self, frame: FrameType, event: str, arg: Any) -> Tracer | None:
        """For a call that whoever traces the run has no use for: what is to trace it instead."""
        return None


class InsistingWatchdog(Watchdog):
    """Raises a Stop again each time it is swallowed, until the run is over.

    An exception raised in a trace function ends the watched function, unless that catches it:
    `except BaseException` in an endless loop catches everything, and a raised exception has
    switched tracing off. But the exception notices when it is swallowed, because Python then
    throws it away. From there on every call is watched, instruction by instruction, and the
    exception is raised again at the first one from which no handler gets it that has had it
    before. So even an endless loop runs out of handlers.
    """

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        super().__init__(seconds, elapsed)
        self._over = False
        self._owner: FrameType | None = None
        self._had: dict[FrameType, set[int]] = {}  # which handlers have had it
        self._former_hook = sys.unraisablehook

    @cached_property
    def _stubborn(self) -> type[Stop]:
        return _stubborn(self)

    def _own_calls_of(self, frame: FrameType) -> None:
        """Only calls inside this one are to be ended."""
        self._owner = frame
        self._former_hook = sys.unraisablehook
        sys.unraisablehook = self._unraisable

    def _restore_hooks(self) -> None:
        self._had.clear()
        if sys.unraisablehook == self._unraisable:
            sys.unraisablehook = self._former_hook

    def _unraisable(self, lost: Any) -> None:
        """A Stop that arrived where nothing can be raised, as in a `__del__`, is no news."""
        if not issubclass(lost.exc_type, Stop):
            try:  # noqa: SIM105 (which calls more)
                self._former_hook(lost)
            except RecursionError:  # at the bottom of a recursion there is no room to say it
                pass

    @property
    def is_over(self) -> bool:
        """Whether the run has ended."""
        return self._over

    def watch_every_instruction(self, frame: FrameType | None) -> None:
        """Watch a call and those around it, to end each as soon as that can be done."""
        if self._over:
            return
        while frame is not None and frame is not self._owner:
            if not frame.f_code.co_filename.startswith(HERE):
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


def _stubborn(watchdog: InsistingWatchdog) -> type[Stop]:
    """A Stop that does not rest before the watchdog does."""

    class PersistentStop(Stop):
        def __init__(self) -> None:  # where something catches it
            if not watchdog.is_over:
                watchdog.watch_every_instruction(sys._getframe(1))

        def __del__(self) -> None:  # where that has thrown it away
            if not watchdog.is_over:
                watchdog.watch_every_instruction(sys._getframe(1))

    return PersistentStop


@cache
def _handlers(code: CodeType) -> dict[int, int]:
    """Instruction → the handler that gets what is raised there, both by their places."""
    import dis  # needed only in the rare case that a run must be ended

    entries = dis.Bytecode(code).exception_entries  # type: ignore[attr-defined]
    return {at: entry.target for entry in entries for at in range(entry.start, entry.end)}


def is_ours(code: CodeType) -> bool:
    """Whether code belongs to the package itself, and not to the programs that it runs.

    Examples
    --------
    >>> is_ours(is_ours.__code__), is_ours((lambda: 1).__code__)
    (True, False)
    """
    file = code.co_filename
    return file.startswith(PACKAGE) and not file.startswith(PROGRAMS)
