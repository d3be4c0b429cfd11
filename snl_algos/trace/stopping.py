"""Ends a run that has passed a limit, also one that does not want to end.

An exception raised in a trace function ends the watched function, unless that catches it:
`except BaseException` in an endless loop catches everything, and a raised exception has
switched the tracing off. So a thread stands by. It sends the exception again and again
until the run is over; sooner or later it arrives between two `try` blocks.
"""

from __future__ import annotations

import contextlib
import sys
import threading

__all__ = ["Stop", "Watchdog"]


class Stop(BaseException):
    """Ends a watched run. Not an Exception, so that `except Exception` lets it pass."""


class Watchdog:
    """Stands by while a run is watched.

    Parameters
    ----------
    seconds : float
        After this time the run is ended from outside, also if it is in untraced code.
    """

    def __init__(self, seconds: float) -> None:
        self._runner = threading.get_ident()
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._over = False
        self.barked = False
        self._seconds = seconds
        self._switching: float | None = None  # Python's own pace, to be put back
        self._thread = threading.Thread(target=self._stand_by, daemon=True)

    def start(self) -> None:
        """Begin to stand by. Where there are no threads, nobody does."""
        try:
            self._thread.start()
        except RuntimeError:
            self._over = True

    def hurry(self) -> None:
        """The run has been told to stop: end it soon, if it does not."""
        self._wake.set()

    def end(self) -> None:
        """The run is over. May be called again."""
        with self._lock:
            self._over = True
            if self._switching is not None:
                sys.setswitchinterval(self._switching)
                self._switching = None
        self._wake.set()
        # One may be on its way still: let it arrive here. (Taking it back instead leaves
        # Python 3.11 with a flag that nobody lowers, and the next traced call hangs.)
        with contextlib.suppress(Stop):
            for _ in range(100):
                pass

    def _stand_by(self) -> None:
        self._wake.wait(self._seconds)
        if self._over:
            return
        import ctypes  # needed only in the rare case that a run must be ended

        pause = threading.Event()
        while not self._over:
            pause.wait(0.001 if self.barked else 0.01)
            with self._lock:
                if not self._over:
                    if self.barked and self._switching is None:  # it was caught: be quicker
                        self._switching = sys.getswitchinterval()
                        sys.setswitchinterval(0.0005)
                    self.barked = True
                    # Raised in the runner as soon as it runs Python again.
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(
                        ctypes.c_ulong(self._runner), ctypes.py_object(Stop)
                    )
