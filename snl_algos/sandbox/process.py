"""A process of our own that ends with all that it has started, and with us.

It is the leader of a session and of a process group, and the group is killed. If this process dies,
even by a signal that cannot be caught, Linux kills the group: it is told to do so when a pipe ends
that only this process holds, the lifeline. A process that leaves its group survives;
`book/docs/compatibility.md` names what holds such a program.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import NoReturn

from .limits import TICKS_FACTOR, CallFailed, Limit

__all__ = ["Patience", "Process", "belongs_to_us", "kill_all"]

#: The clock is looked at this often, in seconds.
POLL_SECONDS = 0.05
#: On a busy machine, a process that works may take this many times its limit of elapsed time.
BUSY_FACTOR = 12
#: A process waits if this many looks in a row find it waiting.
LOOKS = 3
#: The states of a process that waits, or was stopped. One that has ended waits for nothing.
WAITING = (b"S", b"T", b"t", b"I")
#: The handlers of these signals are those of this process, and mean nothing in another one.
SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGCHLD", "SIGALRM", "SIGPROF", "SIGUSR1")


#: The ends of pipes that no other process may hold: each fork closes them, in this order.
_ours: dict[int, None] = {}
#: The processes that have not been ended.
_running: set[Process] = set()
#: Held while pipes are opened, and a fork is made: another thread may not fork in between.
_forking = threading.RLock()


class Process:
    """A fork of this process that calls `body(requests, answers)` and exits.

    `requests` is the pipe to it, which is written to at `asks`; `answers` is the pipe from it,
    which is read from at `listens`. Unflushed output of this process is not written twice.
    """

    def __init__(self, body: Callable[[int, int], None]) -> None:
        parent = os.getpid()
        with _forking:
            (lifeline, alive), (requests, self.asks) = os.pipe(), os.pipe()
            self.listens, answers = os.pipe()
            # If this process dies, Linux closes what it holds from the last to the first. So it
            # holds both ends of the lifeline: the fork, which is told of the end of its requests
            # before, may exit and leave others of its group, and they are still to be killed.
            self._own = (alive, lifeline, self.asks, self.listens)
            belongs_to_us(*self._own)
            self.pid = _fork()
            if self.pid == 0:
                _begin(parent, lifeline, lambda: body(requests, answers))
            for end in (requests, answers):
                os.close(end)
        self._status: int | None = None
        self._open = True
        _running.add(self)

    def has_ended(self, *, wait: bool = False) -> bool:
        """Return whether it has ended, or wait until it has."""
        if self._status is None:
            try:
                pid, status = os.waitpid(self.pid, 0 if wait else os.WNOHANG)
            except ChildProcessError:  # its status was collected elsewhere
                pid, status = self.pid, 0
            if pid:
                self._status = status
        return self._status is not None

    @property
    def code(self) -> int:
        """Its exit code after its end; if a signal ended it, the signal's negative number."""
        return 0 if self._status is None else os.waitstatus_to_exitcode(self._status)

    def how_it_died(self) -> str:
        """Describe how it ended."""
        if self.code >= 0:
            return f"exit code {self.code}"
        try:
            return f"signal {signal.Signals(-self.code).name}"
        except ValueError:
            return f"signal {-self.code}"

    def end(self) -> None:
        """End it, and all processes of its group. May be called again."""
        if not self._open:
            return
        self._open = False
        _running.discard(self)
        self.kill()
        self.has_ended(wait=True)
        with _forking:
            for end in self._own:
                del _ours[end]
                os.close(end)

    def kill(self) -> None:
        """Kill all processes of its group; `end` is still to be called."""
        for kill in (os.killpg, os.kill):  # it may not have its group yet
            if self._status is None or kill is os.killpg:
                with suppress(ProcessLookupError, PermissionError):
                    kill(self.pid, signal.SIGKILL)


def belongs_to_us(*ends: int) -> None:
    """Let no fork of this process hold these ends of pipes."""
    _ours.update(dict.fromkeys(ends))


def kill_all() -> None:
    """Kill all processes, so that nobody waits for one of them any more."""
    for process in list(_running):
        process.kill()


def load_of(pid: int) -> tuple[bool, float]:
    """Return whether a process or one that it has started is at work, and their CPU time.

    Where the system does not say, it is not at work.
    """
    works, ticks, second = False, 0, os.sysconf("SC_CLK_TCK")
    with suppress(OSError, ValueError, IndexError):
        stat = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
        works, ticks = stat[0] not in WAITING, sum(map(int, stat[11:13]))
        children = Path(f"/proc/{pid}/task/{pid}/children").read_bytes().split()
        loads = [load_of(int(child)) for child in children]
        return works or any(one[0] for one in loads), ticks / second + sum(one[1] for one in loads)
    return works, ticks / second


class Patience:
    """Looks from time to time at a process that is waited for, and loses patience at a limit.

    Nearly always the system has ended one that works, and this ends one that waits.
    """

    def __init__(self, pid: int, limit: Limit) -> None:
        self._pid, self._limit = pid, limit
        self._began = monotonic()
        self._before: float | None = None  # the CPU time used before, in seconds

    def look(self) -> None:
        """Raise a CallFailed if the process has waited or worked for too long.

        Raise a TimeoutError if the hard deadline has passed.
        """
        now, limit = monotonic(), self._limit
        passed = now - self._began
        if now >= limit.until:
            raise TimeoutError
        if self._before is None:
            self._before = load_of(self._pid)[1]
        if passed <= limit.elapsed:
            return
        works, cpu = load_of(self._pid)
        most = TICKS_FACTOR * limit.cpu + POLL_SECONDS
        if cpu - self._before > most or passed > BUSY_FACTOR * limit.elapsed:
            raise CallFailed("late", "it works")
        if not works and not any(self._works_soon() for _ in range(LOOKS)):
            raise CallFailed("waits", "it waits")

    def _works_soon(self) -> bool:
        """Return whether it works in a moment: also one that works waits for its memory."""
        sleep(POLL_SECONDS / LOOKS)
        return load_of(self._pid)[0]


def _begin(parent: int, lifeline: int, body: Callable[[], None]) -> NoReturn:
    """Call `body` in the fork, and exit without the usual clean-up of a process."""
    code = 1
    try:
        os.setsid()
        _end_with(parent, lifeline)
        for end in _ours:
            os.close(end)
        _ours.clear()
        _running.clear()
        for name in SIGNALS:
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        signal.set_wakeup_fd(-1)
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
        body()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    finally:
        os._exit(code)


def _end_with(parent: int, lifeline: int) -> None:
    """Let the system kill this group when its parent dies."""
    if sys.platform == "linux":  # elsewhere the signal cannot be chosen
        import fcntl

        fcntl.fcntl(lifeline, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(lifeline, fcntl.F_SETOWN, -os.getpid())
        flags = fcntl.fcntl(lifeline, fcntl.F_GETFL)
        fcntl.fcntl(lifeline, fcntl.F_SETFL, flags | os.O_ASYNC)
    if os.getppid() != parent:  # it has died already
        os._exit(1)


def _fork() -> int:
    with warnings.catch_warnings():
        # From Python 3.12 on it warns of other threads, which may hold a lock. The fork takes
        # none of their locks: it opens its own streams, and exits without cleaning up.
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def _renew_lock() -> None:
    """Make a new lock in a fork, where no other thread exists to release the old one."""
    global _forking
    _forking = threading.RLock()


if hasattr(os, "register_at_fork"):  # this file is imported on every host
    os.register_at_fork(after_in_child=_renew_lock)
