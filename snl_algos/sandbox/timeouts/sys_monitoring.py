"""Stopping without threads from Python 3.12 on: a look at the clock after each few jumps back.

A run without end must jump back or call something again and again. `sys.monitoring` reports
both, at a small part of what line events cost. And unlike a trace function, it goes on when it
has raised an exception: so the Stop is raised at each of them until the run is over, and no
handler can catch it for ever.
"""

from __future__ import annotations

import sys
from time import monotonic
from types import CodeType
from typing import Any

from .watchdog import Stop, Watchdog, is_ours

__all__ = ["JumpCounter"]

MONITORING: Any = getattr(sys, "monitoring", None)
#: Jumps and calls between two looks at the clock.
LOOK_EVERY = 16
#: The numbers of tools that `sys.monitoring` has.
TOOLS = range(6)


class JumpCounter(Watchdog):
    """Ends the run at a jump back or a call. A single call that lasts long is not interrupted."""

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        super().__init__(seconds, elapsed)
        self._left = LOOK_EVERY  # until the next look at the clock
        self._deadline = float("inf")
        self._tool: int | None = None
        self._watched: dict[int, CodeType] = {}  # by their ids: to hash code takes long

    def start(self) -> None:
        """Begin to stand by. If other tools have taken all the places, nobody does."""
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
        """A call begins, or a generator goes on. From now on, its jumps are watched too."""
        if id(code) not in self._watched:
            if is_ours(code):
                return MONITORING.DISABLE  # asks for no more events from this place
            self._watched[id(code)] = code
            MONITORING.set_local_events(self._tool, code, MONITORING.events.JUMP)
        return self._on_jump(code, place, place)

    def _on_jump(self, code: CodeType, place: int, to: int) -> None:
        self._left -= 1
        if self._left <= 0:
            self._left = LOOK_EVERY
            if self.timed_out or monotonic() > self._deadline:
                raise self.request_stop()
