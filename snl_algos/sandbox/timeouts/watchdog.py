"""The interface of a watchdog, and one that raises its exception again if it is swallowed."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeVar

__all__ = [
    "InsistingWatchdog", "Stop", "Tracer", "Watchdog", "held_up", "is_ours",
    "isolating_exceptions",
]  # fmt: skip

Result = TypeVar("Result")

#: A trace function, as `sys.settrace` takes it.
Tracer = Callable[[FrameType, str, Any], Any]

ROOT = Path(__file__).parents[2]
#: This folder, the package, and the folders of its programs, which may never end.
HERE = f"{Path(__file__).parent}{os.sep}"
PACKAGE = f"{ROOT}{os.sep}"
PROGRAMS = tuple(f"{ROOT / folder}{os.sep}" for folder in ("algorithms", "mistakes"))


class Stop(BaseException):
    """Ends a watched run. Not an Exception, so that `except Exception` does not catch it."""


def isolating_exceptions(call: Callable[[], Result]) -> Result:
    """Call a function so that no exception stays behind as the one being handled.

    A Stop that is raised between two instructions of a handler leaves one behind, and every
    later traceback would begin with it. In a generator, it does not affect the caller.

    Examples
    --------
    >>> isolating_exceptions(lambda: 6 * 7)
    42
    """

    def generator() -> Iterator[tuple[list[Result], StopIteration | None]]:
        found, ended = [], None
        try:
            found.append(call())
        except StopIteration as error:  # it cannot leave a generator
            ended = error
        yield found, ended

    found, ended = next(generator())
    if ended is not None:
        raise ended
    return found[0]


class Watchdog(ABC):
    """Watches a run and ends it. Start it in the function that calls the run.

    With a limit of elapsed time, `seconds` are seconds of CPU time where the host reports it, and
    time in which the machine was busy is not counted. Otherwise waiting counts as much as work.
    """

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        self.seconds = seconds
        self.elapsed = elapsed
        self.timed_out = False  # whether it has stopped the run

    @abstractmethod
    def start(self) -> None:
        """Start watching."""

    @abstractmethod
    def request_stop(self) -> type[Stop]:
        """Return the exception to raise in a run over its limit; end it soon if it continues."""

    @abstractmethod
    def end(self) -> None:
        """Stop watching. May be called again."""

    def on_call(self, frame: FrameType, event: str, arg: Any) -> Tracer | None:
        """Return a trace function for a call that the tracer of the run does not need."""
        return None


class InsistingWatchdog(Watchdog):
    """Raises a Stop again each time it is swallowed, until the run is over.

    An exception raised in a trace function ends the watched function, unless the function catches
    it: `except BaseException` in an endless loop catches everything, and a raised exception has
    switched tracing off. But the exception notices when it is swallowed, because Python then
    deletes it. From there on every call is watched, instruction by instruction, and the exception
    is raised again at the first instruction whose handler has not yet caught it. So even an
    endless loop runs out of handlers.
    """

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        super().__init__(seconds, elapsed)
        self._over = False
        self._owner: FrameType | None = None
        self._used: dict[FrameType, set[int]] = {}  # the handlers that have caught it
        self._former_hook = sys.unraisablehook

    @cached_property
    def _persistent_stop(self) -> type[Stop]:
        """A Stop that is raised again until the run is over."""
        watchdog = self

        class PersistentStop(Stop):
            def __init__(self) -> None:  # called where it is caught
                if not watchdog._over:
                    watchdog.watch_every_instruction(sys._getframe(1))

            def __del__(self) -> None:  # called where it is dropped
                if not watchdog._over:
                    watchdog.watch_every_instruction(sys._getframe(1))

        return PersistentStop

    def _own_calls_of(self, frame: FrameType) -> None:
        """Limit the effect to calls inside this frame."""
        self._owner = frame
        self._former_hook = sys.unraisablehook
        sys.unraisablehook = self._unraisable

    def _restore_hooks(self) -> None:
        self._used.clear()
        self._owner = None  # a frame that holds the watchdog would keep all its variables
        if sys.unraisablehook == self._unraisable:
            sys.unraisablehook = self._former_hook

    def _unraisable(self, lost: Any) -> None:
        """Ignore a Stop that arrived where nothing can be raised, as in a `__del__`."""
        if not issubclass(lost.exc_type, Stop):
            try:  # noqa: SIM105 (`suppress` would add calls)
                self._former_hook(lost)
            except RecursionError:  # at the bottom of a recursion it cannot be reported
                pass

    def watch_every_instruction(self, frame: FrameType | None) -> None:
        """Watch a call and its callers, to end each as soon as possible."""
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
            used = self._used.setdefault(frame, set())
            if handler is None:
                raise self._persistent_stop
            if handler not in used:
                used.add(handler)
                raise self._persistent_stop
        return self._on_instruction


@cache
def _handlers(code: CodeType) -> dict[int, int]:
    """Map each instruction to the handler of its exceptions, both by their offsets."""
    import dis  # needed only in the rare case that a run must be ended

    entries = dis.Bytecode(code).exception_entries  # type: ignore[attr-defined]
    return {at: entry.target for entry in entries for at in range(entry.start, entry.end)}


def is_ours(code: CodeType) -> bool:
    """Return whether code belongs to the package itself, and not to the programs that it runs.

    Examples
    --------
    >>> is_ours(is_ours.__code__), is_ours((lambda: 1).__code__)
    (True, False)
    """
    file = code.co_filename
    return file.startswith(PACKAGE) and not file.startswith(PROGRAMS)


def held_up(thread: int | None = None) -> float:
    """Return how long a thread was ready to run while the machine was busy, in seconds.

    The thread is given by its native identifier; without one it is the calling thread. Where the
    system does not report that time, it is 0.
    """
    folder = "thread-self" if thread is None else f"self/task/{thread}"
    try:
        return int(Path(f"/proc/{folder}/schedstat").read_bytes().split()[1]) / 10**9
    except (OSError, ValueError, IndexError):
        return 0.0
