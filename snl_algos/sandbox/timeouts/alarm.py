"""Stop a run by a signal, without threads: the program that started Python provides an alarm.

Pyodide checks for signals after every few dozen backward jumps and calls. In our pages, that check
looks at the clock (`web/src/workbench/alarm.ts`). It costs almost nothing, while counting the
jumps in Python makes a check a fifth slower.
"""

from __future__ import annotations

import signal
import sys
from importlib import import_module
from typing import Any

from .watchdog import InsistingWatchdog, Stop

__all__ = ["Alarm"]

SIGNAL: Any = getattr(signal, "SIGUSR1", None)
#: The time until the alarm rings again if the run continues, in milliseconds.
REPEAT_MILLISECONDS = 20


class Alarm(InsistingWatchdog):
    """Ends the run at the first backward jump or call after its time is over."""

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        super().__init__(seconds, elapsed)
        #: `at`, when it rings, and `now()`, both in milliseconds
        self._alarm: Any = import_module("snl_alarm")
        self._former: tuple[Any, float] | None = None

    def start(self) -> None:
        self._own_calls_of(sys._getframe(1))
        self._former = signal.signal(SIGNAL, self._ring), self._alarm.at
        # An outer watchdog must not be delayed.
        self._alarm.at = min(self._alarm.at, self._alarm.now() + 1000 * self.seconds)

    def request_stop(self) -> type[Stop]:
        self._alarm.at = self._alarm.now() + REPEAT_MILLISECONDS
        return Stop

    def end(self) -> None:
        self._over = True  # nothing rings from here on
        if self._former is not None:
            handler, self._alarm.at = self._former
            signal.signal(SIGNAL, handler)
            self._former = None
            self._restore_hooks()

    def _ring(self, number: int, frame: Any) -> None:
        if not self._over:
            self.timed_out = True
            raise self._persistent_stop
