"""Stop a run by line events: after a number of lines, or by checking the clock every few lines.

Calls of the package itself are not watched, nor are helpers that cannot loop. But every call is
counted, so that an endless recursion is also noticed.
"""

from __future__ import annotations

import sys
from functools import cache
from math import inf
from time import monotonic
from types import CodeType, FrameType
from typing import Any

from .watchdog import InsistingWatchdog, Stop, Tracer, is_ours

__all__ = ["LineCounter", "jumps_back"]

#: The number of lines and calls between two checks of the clock.
CHECK_INTERVAL = 16


class LineCounter(InsistingWatchdog):
    """Ends the run at a line of Python. It cannot interrupt a single long call.

    With a number of `lines` it ends after these, at the same line on every machine, whatever the
    time. It can end neither a loop that keeps every exception it catches and calls nothing, nor an
    empty loop on one line, `while True: pass`, in a function that is traced.
    """

    def __init__(self, seconds: float, elapsed: float | None = None, *, lines: float = inf) -> None:
        super().__init__(seconds, elapsed)
        self._seen, self._lines = 0, lines
        self._next_check: float = CHECK_INTERVAL if lines == inf else lines
        self._deadline = inf
        self._profiles = False
        self._former_profile: Any = None

    def start(self) -> None:
        self._own_calls_of(sys._getframe(1))
        self._deadline = monotonic() + self.seconds
        sys.settrace(self.on_call)

    def request_stop(self) -> type[Stop]:
        # The Stop switches tracing off, but not profiling: it helps if the Stop is caught and kept.
        if not self._profiles:
            self._profiles, self._former_profile = True, sys.getprofile()
            sys.setprofile(self._on_profile)
        return self._persistent_stop

    def end(self) -> None:
        if not self._over:
            self._over = True
            sys.settrace(None)
            if self._profiles:
                sys.setprofile(self._former_profile)
            self._restore_hooks()

    def on_call(self, frame: FrameType, event: str, arg: Any) -> Tracer | None:
        if is_ours(frame.f_code):
            return None
        self._count()
        jumps = jumps_back(frame.f_code)
        # A jump to itself, as in `while True: pass` on one line, never reaches another line.
        frame.f_trace_opcodes = 0 in jumps
        return self._on_line if jumps else None

    def _on_line(self, frame: FrameType, event: str, arg: Any) -> Tracer:
        self._count()
        return self._on_line

    def _count(self) -> None:
        self._seen += 1
        if self._seen > self._next_check and not self._over:
            if self._lines == inf and monotonic() <= self._deadline:
                self._next_check += CHECK_INTERVAL
                return
            self.timed_out = True
            raise self.request_stop()

    def _on_profile(self, frame: FrameType, event: str, arg: Any) -> None:
        if sys.gettrace() is None and not is_ours(frame.f_code):
            self.watch_every_instruction(frame)


@cache
def jumps_back(code: CodeType) -> frozenset[int]:
    """Return the distances of the backward jumps in a code. Without any, it cannot loop.

    Examples
    --------
    >>> len(jumps_back((lambda: 1).__code__))
    0
    """
    import dis

    return frozenset(
        one.offset - one.argval
        for one in dis.get_instructions(code)
        if one.opcode in dis.hasjrel and one.argval <= one.offset
    )
