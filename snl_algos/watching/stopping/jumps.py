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
AT_ONCE = 16
#: The numbers of tools that `sys.monitoring` has.
TOOLS = range(6)


class JumpCounter(Watchdog):
    """Ends the run at a jump back or a call. A single call that lasts long is not interrupted."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self._seen = 0
        self._deadline = float("inf")
        self._tool: int | None = None

    def start(self) -> None:
        """Begin to stand by. If other tools have taken all the places, nobody does."""
        watch = MONITORING
        self._tool = next((tool for tool in TOOLS if watch.get_tool(tool) is None), None)
        if self._tool is None:
            return
        self._deadline = monotonic() + self.seconds
        watch.use_tool_id(self._tool, "snl_algos")
        watch.register_callback(self._tool, watch.events.PY_START, self._on_event)
        watch.register_callback(self._tool, watch.events.JUMP, self._on_event)
        watch.set_events(self._tool, watch.events.PY_START | watch.events.JUMP)

    def hurry(self) -> type[Stop]:
        self.barked = True
        return Stop

    def end(self) -> None:
        if self._tool is not None:
            watch, tool, self._tool = MONITORING, self._tool, None
            watch.set_events(tool, 0)
            for event in (watch.events.PY_START, watch.events.JUMP):
                watch.register_callback(tool, event, None)
            watch.free_tool_id(tool)

    def _on_event(self, code: CodeType, *places: int) -> Any:
        if is_ours(code):
            return MONITORING.DISABLE  # asks for no more events from this place
        self._seen += 1
        if self.barked or (self._seen % AT_ONCE == 0 and monotonic() > self._deadline):
            raise self.hurry()
        return None
