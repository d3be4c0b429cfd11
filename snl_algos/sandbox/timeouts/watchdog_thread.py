"""Stop a run from another thread, on a host with threads.

The thread sends the exception again and again until the run is over. In the main thread of a
POSIX system it sends a signal, which also wakes a run that waits: for a lock, for a queue, in
`time.sleep`. A run that waits in another thread, or computes in C without checking for signals,
such as `sum(range(10**12))`, cannot be interrupted from within its process.
"""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
import time
from time import monotonic
from typing import Any

from .watchdog import InsistingWatchdog, Stop, held_up

__all__ = ["WatchdogThread"]

#: Wakes a run that waits. Python does not use this signal, and few programs do.
WAKE: signal.Signals | None = getattr(signal, "SIGUSR1", None)


class WatchdogThread(InsistingWatchdog):
    """Ends the run even in code that is not traced, as soon as it runs Python again."""

    def __init__(self, seconds: float, elapsed: float | None = None) -> None:
        super().__init__(seconds, elapsed)
        self._runner = threading.get_ident()
        self._id_of_runner = threading.get_native_id()
        self._lock = threading.Lock()
        self._started = threading.Lock()  # held until the thread may start its clock
        self._started.acquire()
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._former_handler: Any = None

    def start(self) -> None:
        """Start watching, if another thread can be started.

        Starting a thread may be slow on a busy machine. The clock starts afterwards: a Stop that
        arrived in between would leave the locks of the standard library in disorder.
        """
        self._own_calls_of(sys._getframe(1))
        if WAKE is not None and threading.current_thread() is threading.main_thread():
            self._former_handler = signal.signal(WAKE, self._woken)
        try:
            self._thread.start()
        except RuntimeError:
            self._over = True
        finally:
            self._started.release()

    def request_stop(self) -> type[Stop]:
        self._wake.set()
        return Stop

    def end(self) -> None:
        # An exception may still be pending: let it arrive here. (Withdrawing it instead leaves
        # Python 3.11 with a flag that is never reset, and the next traced call hangs.)
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
        if WAKE is not None and self._former_handler is not None:
            signal.signal(WAKE, self._former_handler)
            self._former_handler = None
        self._restore_hooks()

    def _woken(self, number: int, frame: Any) -> None:
        """End a run that was waiting."""
        if not self._over:
            raise self._persistent_stop

    def _watch(self) -> None:
        self._started.acquire()
        started, worked = monotonic() - held_up(self._id_of_runner), _work_of(self._runner)
        self._wake.wait(self.seconds)
        while self._may_continue(started, worked):
            self._wake.wait(0.05)
        if self._over:
            return
        pause = threading.Event()
        while not self._over:
            pause.wait(0.02)
            with self._lock:
                if not self._over:
                    self.timed_out = True
                    self._send()

    def _may_continue(self, started: float, worked: float | None) -> bool:
        """Return whether the run has CPU time left, because it waited or the machine was busy."""
        if self._wake.is_set() or self.elapsed is None or worked is None:
            return False
        now = _work_of(self._runner)
        if now is None or now - worked >= self.seconds:
            return False
        return monotonic() - held_up(self._id_of_runner) - started < self.elapsed

    def _send(self) -> None:
        """Raise the exception in the run: at once if it waits, else when Python runs again."""
        if WAKE is not None and self._former_handler is not None:
            signal.pthread_kill(self._runner, WAKE)
        else:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self._runner), ctypes.py_object(self._persistent_stop)
            )


def _work_of(thread: int) -> float | None:
    """Return the CPU time of a thread, in seconds; None if the system does not report it."""
    try:
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    except (AttributeError, OSError):
        return None
