"""Processes that leave nothing behind.

Whatever a program does, it is over when its process is ended, or when this process ends, even
by a signal that nobody can catch. On Linux, a second process sees to that, the keeper: it stands
between this process and the program, it inherits every process that the program starts and
leaves behind (it is a *child subreaper*), the kernel tells it when this process dies
(*parent-death signal*), and it ends before nothing else is left. ExternalProgram the program is the
head of a process group, and the group is ended.
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
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from .deadline import CpuLoad

__all__ = [
    "HAS_SUBREAPER",
    "ChildProcess",
    "cpu_load_of",
    "fork_child",
    "keep",
    "processes_below",
    "words_for",
]

#: Whether the system has what a keeper needs.
HAS_SUBREAPER = sys.platform == "linux"
#: Numbers from Linux's <sys/prctl.h>.
SET_PARENT_DEATH_SIGNAL, SET_CHILD_SUBREAPER = 1, 36
#: How long a keeper is given to end all that it keeps, in seconds, before it is ended itself.
TO_END = 10.0
#: A keeper that is at work ends them within so many seconds.
SOON = 0.1
#: What a keeper waits for: its order to end, also by the death of its parent, and a child's end.
AWAITED = {signal.SIGTERM, signal.SIGCHLD} if hasattr(signal, "SIGCHLD") else set()
HELD_BACK = {*AWAITED, signal.SIGINT} | ({signal.SIGHUP} if hasattr(signal, "SIGHUP") else set())

#: Two threads that fork at a time would each see the other's half-made state.
_forking = threading.Lock()


class ChildProcess:
    """A process that is ended with all that it has started.

    Parameters
    ----------
    pid : int
        The process, or its keeper.
    """

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._status: int | None = None

    def has_ended(self) -> bool:
        """Whether it has ended, and all that it started."""
        return self._wait(os.WNOHANG)

    @property
    def code(self) -> int:
        """Its exit code once it has ended; a signal's number, negative, if one ended it."""
        return 0 if self._status is None else os.waitstatus_to_exitcode(self._status)

    def end(self) -> None:
        """End it, and all that it has started. May be called again."""
        if self._wait(os.WNOHANG):
            return
        if HAS_SUBREAPER:
            self._send(signal.SIGTERM)
            begun = time.monotonic()
            while time.monotonic() < begun + TO_END:
                if self._wait(os.WNOHANG):
                    return
                time.sleep(0.002)
                if time.monotonic() > begun + SOON:  # somebody may keep the keeper from it
                    self._end_below()
                    self._send(signal.SIGCONT)
            self._end_below()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
        self._send(signal.SIGKILL)
        self._wait(0)

    def _end_below(self) -> None:
        for pid in processes_below(self.pid):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)

    def _send(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def _wait(self, options: int) -> bool:
        if self._status is None:
            try:
                pid, status = os.waitpid(self.pid, options)
            except ChildProcessError:  # somebody else has taken its status
                pid, status = self.pid, 0
            if pid:
                self._status = status
        return self._status is not None


def fork_child(body: Callable[[], None]) -> ChildProcess:
    """Start a copy of this process that calls `body` and ends.

    Only the thread that forks goes on in the copy. Nothing that is written to a stream in this
    process, and not yet flushed, is written there a second time.
    """
    if HAS_SUBREAPER:
        _system_library()  # once here, and not in every copy
    with _forking, _held_back() as mask:
        pid = _fork()
        if pid == 0:
            _forking.release()  # the copy has one of its own, and it may fork, too
            _as_a_copy(lambda: keep(body, mask) if HAS_SUBREAPER else _alone(body, mask))
    return ChildProcess(pid)


def keep(body: Callable[[], None], mask: set[int] | None = None) -> NoReturn:
    """Become the keeper of a process that calls `body`. Ends as that does, never returns."""
    signal.pthread_sigmask(signal.SIG_BLOCK, HELD_BACK)
    _no_core_dump()
    parent = os.getppid()
    os.setsid()
    _prctl(SET_CHILD_SUBREAPER, 1)
    _prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGTERM)
    keeper = os.getpid()
    pid = os.fork() if os.getppid() == parent else None  # it has died before we could ask
    if pid == 0:
        _prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() == keeper:
            _as_a_copy(lambda: _alone(body, mask or set()))
        os._exit(1)
    os.closerange(0, os.sysconf("SC_OPEN_MAX"))  # nobody is to wait for what only we hold open
    status = _awaited(pid)
    last = _end_all(pid)  # the order to end may come while it is ending by itself
    status = last if status is None else status
    code = 1 if status is None else os.waitstatus_to_exitcode(status)
    if code < 0:
        with contextlib.suppress(OSError):
            signal.signal(-code, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {-code})
        os.kill(os.getpid(), -code)
    os._exit(max(code, 1) if code < 0 else code)


def words_for(words: list[str]) -> Callable[[], None]:
    """A body that becomes a command. It ends with code 127 if there is no such command."""

    def body() -> None:
        try:
            os.execvp(words[0], words)
        except OSError:
            os._exit(127)

    return body


def _awaited(pid: int | None) -> int | None:
    """The status of a child that has ended; None if the order to end comes first."""
    while pid is not None:
        if signal.sigwait(AWAITED) == signal.SIGTERM:
            return None
        with contextlib.suppress(ChildProcessError):
            while True:
                ended, status = os.waitpid(-1, os.WNOHANG)
                if ended == pid:
                    return status
                if ended == 0:
                    break
    return None


def _end_all(child: int | None) -> int | None:
    """End every process below this one, also those that its children have left behind.

    The status of the child is returned, if it was still to be had.
    """
    status = None
    while True:
        for pid in processes_below(os.getpid()):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        try:
            ended = os.waitpid(-1, 0)  # all of ours are ending
            while ended[0]:
                status = ended[1] if ended[0] == child else status
                ended = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status


def processes_below(pid: int) -> list[int]:
    """All processes that were started by one, or by one that it has started."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError, ValueError):
                # The name comes before, in brackets, and may hold anything.
                words = (folder / "stat").read_bytes().rpartition(b")")[2].split()
                children.setdefault(int(words[1]), []).append(int(folder.name))
    found, waiting = [], [pid]
    while waiting:
        mine = children.get(waiting.pop(), [])
        found += mine
        waiting += mine
    return found


def cpu_load_of(pid: int) -> CpuLoad | None:
    """What a process and all that it has started have used; None if the system does not say."""
    if not HAS_SUBREAPER:
        return None
    cpu = held_up = 0.0
    for one in (pid, *processes_below(pid)):
        folder = Path(f"/proc/{one}")
        with contextlib.suppress(OSError, ValueError, IndexError):
            words = (folder / "stat").read_bytes().rpartition(b")")[2].split()
            cpu += sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
            for task in (folder / "task").iterdir():
                held_up += int((task / "schedstat").read_bytes().split()[1]) / 10**9
    return CpuLoad(cpu, held_up)


def _alone(body: Callable[[], None], mask: set[int]) -> None:
    """Call `body` in a group of its own, with the signals as they were."""
    os.setsid()
    for number in (*HELD_BACK, signal.SIGALRM):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    body()


def _as_a_copy(body: Callable[[], None]) -> NoReturn:
    """Call `body` and end, whatever happens, without what a process does at its end."""
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
        # From Python 3.12 on it warns of other threads, which may hold a lock. The copy takes
        # none of theirs: it uses streams of its own, and ends without cleaning up.
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


@contextlib.contextmanager
def _held_back() -> Iterator[set[int]]:
    """While we fork, no signal is handled: it would be handled in the copy, too."""
    mask = set(map(int, signal.pthread_sigmask(signal.SIG_BLOCK, HELD_BACK)))
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
