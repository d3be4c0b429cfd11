"""Stop a run without threads from Python 3.12 on: check the clock after every few backward jumps.

An endless run must jump back or call something again and again. `sys.monitoring` reports both, at
a small part of the cost of line events. And unlike a trace function, it stays active after it has
raised an exception. So the Stop is raised at each event until the run is over, and no handler can
catch it for ever.
"""

from __future__ import annotations

import sys
from time import monotonic
from types import CodeType
from typing import Any

from .watchdog import Stop, Watchdog, is_ours

__all__ = ["JumpCounter"]

MONITORING: Any = getattr(sys, "monitoring", None)
#: The number of jumps and calls between two checks of the clock.
CHECK_INTERVAL = 16
#: The tool numbers of `sys.monitoring`.
TOOLS = range(6)


class JumpCounter(Watchdog):
    """Ends the run at a backward jump or a call. It cannot interrupt a single long call."""

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        super().__init__(seconds, elapsed)
        self._left = CHECK_INTERVAL  # events until the next check of the clock
        self._deadline = float("inf")
        self._tool: int | None = None
        self._watched: dict[int, CodeType] = {}  # by id, because hashing code is slow

    def start(self) -> None:
        """Start watching, unless other tools have taken all the tool numbers."""
        watch, events = MONITORING, MONITORING.events
        self._tool = next((tool for tool in TOOLS if watch.get_tool(tool) is None), None)
        if self._tool is None:
            return
        self._deadline = monotonic() + self.seconds
        watch.use_tool_id(self._tool, "snl_algos")
        watch.register_callback(self._tool, events.PY_START, self._on_start)
        watch.register_callback(self._tool, events.PY_RESUME, self._on_start)
        watch.register_callback(self._tool, events.JUMP, self._on_jump)
        watch.set_events(self._tool, events.PY_START | events.PY_RESUME)

    def request_stop(self) -> type[Stop]:
        self.timed_out = True
        self._left = 0
        return Stop

    def end(self) -> None:
        if self._tool is None:
            return
        watch, tool, self._tool = MONITORING, self._tool, None
        watch.set_events(tool, 0)
        for code in self._watched.values():
            watch.set_local_events(tool, code, 0)
        for event in (watch.events.PY_START, watch.events.PY_RESUME, watch.events.JUMP):
            watch.register_callback(tool, event, None)
        watch.free_tool_id(tool)

    def _on_start(self, code: CodeType, place: int) -> Any:
        """Watch the jumps of a call that begins, or of a generator that resumes."""
        if id(code) not in self._watched:
            if is_ours(code):
                return MONITORING.DISABLE  # no more events from this place
            self._watched[id(code)] = code
            MONITORING.set_local_events(self._tool, code, MONITORING.events.JUMP)
        return self._on_jump(code, place, place)

    def _on_jump(self, code: CodeType, place: int, to: int) -> None:
        self._left -= 1
        if self._left <= 0:
            self._left = CHECK_INTERVAL
            if self.timed_out or monotonic() > self._deadline:
                raise self.request_stop()
