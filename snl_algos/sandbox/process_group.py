"""Groups of processes that end completely.

On Linux a program ends, with every process it has started, when its process is ended or when this
process ends, even by a signal that cannot be caught. A second process ensures that, the keeper. It
is the parent of the program and a child of this process. It inherits every orphan that the program
leaves (it is a *child subreaper*), the kernel signals it when this process dies (*parent-death
signal*), and it exits only after everything else has ended. On other systems, the program is the
leader of a process group, and the group is killed.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, NoReturn

from .process_limits import CpuLoad

__all__ = [
    "HAS_SUBREAPER",
    "ChildProcess",
    "cpu_load_of",
    "end_all",
    "end_below",
    "fork_child",
    "hide_from_debuggers",
    "processes_below",
    "words_for",
]

#: Whether the system has what a keeper needs.
HAS_SUBREAPER = sys.platform == "linux"
#: Numbers from Linux's <sys/prctl.h>.
SET_PARENT_DEATH_SIGNAL, SET_DUMPABLE, SET_CHILD_SUBREAPER = 1, 4, 36
#: The time a keeper has to end its processes, in seconds, before it is killed itself.
END_SECONDS = 10.0
#: A working keeper ends them within this time, in seconds.
GRACE_SECONDS = 0.1
#: A keeper waits for the order to end, also sent by its parent's death, and for a child's end.
AWAITED_SIGNALS = {signal.SIGTERM, signal.SIGCHLD} if hasattr(signal, "SIGCHLD") else set()
BLOCKED_SIGNALS = {*AWAITED_SIGNALS, signal.SIGINT} | (
    {signal.SIGHUP} if hasattr(signal, "SIGHUP") else set()
)

#: Two threads that fork at the same time would each see the other's unfinished state.
_forking = threading.Lock()


class ChildProcess:
    """A process, or its keeper, that is ended together with all processes that it has started."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._status: int | None = None

    def has_ended(self) -> bool:
        """Return whether it has ended, with all that it started."""
        return self._wait(os.WNOHANG)

    @property
    def code(self) -> int:
        """Its exit code after its end; if a signal ended it, the signal's negative number."""
        return 0 if self._status is None else os.waitstatus_to_exitcode(self._status)

    def end(self) -> None:
        """End it, and all that it has started. May be called again."""
        if self._wait(os.WNOHANG):
            return
        if HAS_SUBREAPER:
            self._send(signal.SIGTERM)
            started = time.monotonic()
            while time.monotonic() < started + END_SECONDS:
                if self._wait(os.WNOHANG):
                    return
                time.sleep(0.002)
                if time.monotonic() > started + GRACE_SECONDS:  # the keeper may have been stopped
                    end_below(self.pid)
                    self._send(signal.SIGCONT)
            end_below(self.pid)
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
        self._send(signal.SIGKILL)
        self._wait(0)

    def _send(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def _wait(self, options: int) -> bool:
        if self._status is None:
            try:
                pid, status = os.waitpid(self.pid, options)
            except ChildProcessError:  # its status was collected elsewhere
                pid, status = self.pid, 0
            if pid:
                self._status = status
        return self._status is not None


def fork_child(body: Callable[[], None]) -> ChildProcess:
    """Start a fork of this process that calls `body` and exits.

    Only the calling thread continues in the fork. Unflushed output of this process is not written
    a second time.
    """
    if HAS_SUBREAPER:
        _system_library()  # once here, and not in every fork
    parent = os.getpid()
    with _forking, _signals_blocked() as mask:
        pid = _fork()
        if pid == 0:
            _forking.release()  # the fork has its own lock, and it may also fork
            keeps = partial(keep, parent) if HAS_SUBREAPER else _in_new_group
            _run_and_exit(lambda: keeps(body, mask))
    return ChildProcess(pid)


def keep(parent: int, body: Callable[[], None], mask: set[int]) -> NoReturn:
    """Become the keeper of a process that calls `body`. Exit as it does; never return."""
    signal.pthread_sigmask(signal.SIG_BLOCK, BLOCKED_SIGNALS)
    _no_core_dump()
    os.setsid()
    _prctl(SET_CHILD_SUBREAPER, 1)
    _prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGTERM)
    keeper = os.getpid()
    pid = os.fork() if os.getppid() == parent else None  # the parent may have died already
    if pid == 0:
        _prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() == keeper:
            _run_and_exit(lambda: _in_new_group(body, mask))
        os._exit(1)
    os.closerange(0, os.sysconf("SC_OPEN_MAX"))  # a pipe ends only when all its holders close it
    status = _wait_for_child(pid)
    last = end_all(pid)  # the order to end may arrive while the child is exiting
    status = last if status is None else status
    code = 1 if status is None else os.waitstatus_to_exitcode(status)
    if code < 0:
        with contextlib.suppress(OSError):
            signal.signal(-code, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {-code})
        os.kill(os.getpid(), -code)
    os._exit(max(code, 1) if code < 0 else code)


def hide_from_debuggers() -> None:
    """Keep other processes of the same user from reading or changing this one's memory."""
    if HAS_SUBREAPER:
        _prctl(SET_DUMPABLE, 0)


def words_for(words: list[str]) -> Callable[[], None]:
    """Return a body that becomes a command; it exits with code 127 if the command is unknown."""

    def body() -> None:
        try:
            os.execvp(words[0], words)
        except OSError:
            os._exit(127)

    return body


def _wait_for_child(pid: int | None) -> int | None:
    """Return the status of a child that has ended; None if the order to end comes first."""
    while pid is not None:
        if signal.sigwait(AWAITED_SIGNALS) == signal.SIGTERM:
            return None
        with contextlib.suppress(ChildProcessError):
            while True:
                ended, status = os.waitpid(-1, os.WNOHANG)
                if ended == pid:
                    return status
                if ended == 0:
                    break
    return None


def end_all(child: int | None) -> int | None:
    """Kill every descendant of this process, also orphans, and return the child's status.

    The status is None if it is not available any more.
    """
    status, options = None, os.WNOHANG
    with contextlib.suppress(ChildProcessError):  # nothing is left
        while True:
            ended, found = os.waitpid(-1, options)
            if ended:
                status, options = found if ended == child else status, os.WNOHANG
                continue
            end_below(os.getpid())
            options = 0  # all were killed, so the next wait does not block
    return status


def processes_below(pid: int) -> list[int]:
    """Return all descendants of a process, however deep; none where the system lists none."""
    try:
        listed = list(Path("/proc").iterdir())
    except FileNotFoundError:  # macOS
        return []
    children: dict[int, list[int]] = {}
    for folder in listed:
        if folder.name.isdigit():
            with contextlib.suppress(OSError, ValueError):
                children.setdefault(int(_stat(folder)[1]), []).append(int(folder.name))
    found, waiting = [], [pid]
    while waiting:
        below = children.get(waiting.pop(), [])
        found += below
        waiting += below
    return found


def _stat(folder: Path) -> list[bytes]:
    """Return what `stat` says of a process after its name, which may contain anything."""
    return (folder / "stat").read_bytes().rpartition(b")")[2].split()


def end_below(pid: int) -> None:
    """Kill all descendants of a process, where the system lists them."""
    for one in processes_below(pid) if HAS_SUBREAPER else ():
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.kill(one, signal.SIGKILL)


def cpu_load_of(pid: int) -> CpuLoad | None:
    """Return the load of a process and its descendants; None if the system does not report it."""
    if not HAS_SUBREAPER:
        return None
    cpu = held_up = 0.0
    for one in (pid, *processes_below(pid)):
        folder = Path(f"/proc/{one}")
        with contextlib.suppress(OSError, ValueError, IndexError):
            cpu += sum(map(int, _stat(folder)[11:15])) / os.sysconf("SC_CLK_TCK")
            for task in (folder / "task").iterdir():
                held_up += int((task / "schedstat").read_bytes().split()[1]) / 10**9
    return CpuLoad(cpu, held_up)


def _in_new_group(body: Callable[[], None], mask: set[int]) -> None:
    """Call `body` in a new process group, with default signal handlers and the old mask."""
    os.setsid()
    for number in (*BLOCKED_SIGNALS, signal.SIGALRM):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    body()


def _run_and_exit(body: Callable[[], None]) -> NoReturn:
    """Call `body` and always exit, without the usual clean-up of a process."""
    code = 1
    try:
        body()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    finally:
        os._exit(code)


def _fork() -> int:
    with warnings.catch_warnings():
        # From Python 3.12 on it warns of other threads, which may hold a lock. The fork takes
        # none of their locks: it opens its own streams, and exits without cleaning up.
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


@contextlib.contextmanager
def _signals_blocked() -> Iterator[set[int]]:
    """Block signals during a fork: they would also be handled in the fork."""
    mask = set(map(int, signal.pthread_sigmask(signal.SIG_BLOCK, BLOCKED_SIGNALS)))
    try:
        yield mask
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _no_core_dump() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))


def _prctl(option: int, value: int) -> None:
    _system_library().prctl(option, value, 0, 0, 0)


@cache
def _system_library() -> Any:
    import ctypes  # not on every host

    library = ctypes.CDLL(None, use_errno=True)
    library.prctl.argtypes = (ctypes.c_int, *(ctypes.c_ulong,) * 4)
    return library
