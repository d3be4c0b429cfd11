"""Stopping on a host with threads: one of them ends the run from outside.

The thread sends the exception again and again until the run is over.
"""

from __future__ import annotations

import ctypes
import sys
import threading

from .watchdog import InsistingWatchdog, Stop

__all__ = ["WatchdogThread"]


class WatchdogThread(InsistingWatchdog):
    """Ends the run also in code that is not traced, as soon as that runs Python again."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self._runner = threading.get_ident()
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._stand_by, daemon=True)

    def start(self) -> None:
        """Begin to stand by. If no more threads can be started, nobody does."""
        self._own_calls_of(sys._getframe(1))
        try:
            self._thread.start()
        except RuntimeError:
            self._over = True

    def hurry(self) -> type[Stop]:
        self._wake.set()
        return Stop

    def end(self) -> None:
        # One may still be on its way: let it arrive here. (Taking it back instead leaves
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
        self._wake.set()
        self._let_go()

    def _stand_by(self) -> None:
        self._wake.wait(self.seconds)
        if self._over:
            return
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
