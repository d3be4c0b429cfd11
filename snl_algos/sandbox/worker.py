"""Run code in a separate process, under limits of the system.

`call_isolated` is the small interface: it calls a function in a fork of this process and returns
its value. A `Worker` is a process that answers questions, one after the other.

Questions and answers are lines of JSON over two pipes, so nothing that a worker sends is ever run.
A question has a number that cannot be guessed, and all that is no answer to it is not understood.

- CPU time: the system ends the process when a call has used too much (`ITIMER_PROF`), also in C.
- Memory: the system refuses more (`RLIMIT_AS`).
- Waiting: this process looks at the state of the other when much time has passed.
- What a worker prints goes nowhere, but its bytes are counted.
- Its end: it is the leader of a process group, which is killed with it. If this process dies, even
  by a signal that cannot be caught, Linux kills the group: it is told to do so when a pipe ends
  that only this process holds, the lifeline. A process that leaves its group survives;
  `book/docs/compatibility.md` names what holds such a program.
"""

from __future__ import annotations

import builtins
import faulthandler
import json
import os
import select
import signal
import sys
import warnings
from _thread import RLock
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any, NoReturn

from .in_process import WEB_ASSEMBLY, NullStream, capped, read_line, redirected
from .limits import (
    CALL_LIMIT,
    RUN_MEMORY,
    TICKS_FACTOR,
    CallFailed,
    Limit,
    NotUnderstood,
    limit_memory,
    limit_time,
)  # fmt: skip

__all__ = [
    "Channel", "Process", "Worker", "call_isolated", "can_fork", "kill_all", "own_channel",
    "quiet_if_not_isolated", "warn_if_not_isolated",
]  # fmt: skip

#: The longest line of an answer, in bytes: a trace is the longest.
MAX_BYTES = 64 * 2**20
CHUNK_SIZE = 2**16
#: The time for collecting several answers, in seconds.
BATCH_DELAY = 0.0005
#: A worker looks at the time only after this time, in seconds, if it need not be exact.
INTERVAL = 0.02
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
_forking = RLock()


# -- whether there are processes -------------------------------------------------------


def can_fork() -> bool:
    """Return whether this process can fork, to run a program in the fork."""
    return hasattr(os, "fork") and sys.platform not in WEB_ASSEMBLY


def warn_if_not_isolated() -> None:
    """Warn that some calls cannot be stopped in this process. A page shows its own warning."""
    if not can_fork() and sys.platform not in WEB_ASSEMBLY:
        words = (
            "this system cannot run your function in a separate process: only its Python code "
            "can be stopped, but not a long call in C such as sum(range(10**12))"
        )
        warnings.warn(words, RuntimeWarning, stacklevel=4)


def quiet_if_not_isolated() -> AbstractContextManager[NullStream | None]:
    """Redirect the streams where a program runs in this process; a separate one has its own."""
    return nullcontext() if can_fork() else redirected(NullStream())


# -- a process -------------------------------------------------------------------------


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
            _ours.update(dict.fromkeys(self._own))
            with warnings.catch_warnings():
                # From Python 3.12 on it warns of other threads, which may hold a lock. The fork
                # takes none of their locks: it opens its own streams, and does not clean up.
                warnings.simplefilter("ignore", DeprecationWarning)
                self.pid = os.fork()
            if self.pid == 0:
                _begin(parent, lifeline, lambda: body(requests, answers))
            for end in (requests, answers):
                os.close(end)
        self._status: int | None = None
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

    def check_time(self, began: float, worked: float, limit: Limit) -> None:
        """Raise a CallFailed if it has waited or worked for too long since a moment.

        Nearly always the system has ended one that works, and this looks at one that waits. It had
        `worked` for so many seconds of CPU time before. If the hard deadline has passed, a
        TimeoutError is raised.
        """
        now = monotonic()
        if now >= limit.until:
            raise TimeoutError
        if now <= began + limit.elapsed:
            return
        works, cpu = load_of(self.pid)
        most = worked + TICKS_FACTOR * limit.cpu + POLL_SECONDS
        if cpu > most or now > began + BUSY_FACTOR * limit.elapsed:
            raise CallFailed("late", "it works")
        for _ in range(LOOKS):  # also one that works may wait for its memory at the moment
            if works:
                return
            sleep(POLL_SECONDS / LOOKS)
            works, _ = load_of(self.pid)
        if not works:
            raise CallFailed("waits", "it waits")

    def end(self) -> None:
        """End it, and all processes of its group. May be called again."""
        if self not in _running:
            return
        _running.remove(self)
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


def load_of(pid: int) -> tuple[bool, float]:
    """Return whether a process or one that it has started works, and their CPU time, if known."""
    works, ticks, pids = False, 0, [str(pid)]
    with suppress(OSError, ValueError, IndexError):
        for one in pids:
            stat = Path(f"/proc/{one}/stat").read_bytes().rpartition(b")")[2].split()
            works, ticks = works or stat[0] not in WAITING, ticks + sum(map(int, stat[11:13]))
            pids += Path(f"/proc/{one}/task/{one}/children").read_text("ascii").split()
    return works, ticks / os.sysconf("SC_CLK_TCK")


def kill_all() -> None:
    """Kill all processes, so that nobody waits for one of them any more."""
    for process in list(_running):
        process.kill()


def _begin(parent: int, lifeline: int, body: Callable[[], None]) -> NoReturn:
    """Call `body` in the fork, and exit without the usual clean-up of a process."""
    global _forking
    _forking = RLock()  # the old one may be held by a thread that is not here
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


# -- its questions ---------------------------------------------------------------------


class Worker(Process):
    """A process that answers questions. `forked` and `executed` start one."""

    def __init__(self, body: Callable[[int, int], None]) -> None:
        super().__init__(body)
        self.worked = 0.0  # the CPU time up to its latest answer, in seconds
        self._number = b""  # of the question
        self._lines: deque[bytes] = deque()
        self._partial = b""  # a line that has not ended yet
        self._ends = False  # whether the pipe of its answers has ended
        os.set_blocking(self.asks, False)
        self._poll = select.poll()
        self._poll.register(self.listens, select.POLLIN)

    @classmethod
    def forked(cls, serve: Callable[[Channel], None]) -> Worker:
        """Start a fork of this process, which calls `serve` with its channel."""
        return cls(lambda requests, answers: serve(Channel(requests, answers)))

    @classmethod
    def executed(cls, words: Sequence[str], folder: Path) -> Worker:
        """Start a command in a folder, a Python that serves its `own_channel`."""

        def body(*streams: int) -> None:
            os.chdir(folder)
            for stream, file in enumerate((*streams, os.open(os.devnull, os.O_WRONLY))):
                os.dup2(file, stream)
            os.execvp(words[0], list(words))

        return cls(body)

    def ask(self, question: dict[str, Any], limit: Limit) -> None:
        """Send a question. Answers to the one before are not understood from now on."""
        number = int.from_bytes(os.urandom(8))
        self._number = b"%d" % number
        self.tell({"number": number, "cpu": limit.cpu, **question}, limit)

    def tell(self, message: dict[str, Any], limit: Limit) -> None:
        """Send a message that has no answer. The worker gets as long to read it as for a call."""
        line, began = json.dumps(message).encode() + b"\n", monotonic()
        while line:
            try:
                line = line[os.write(self.asks, line) :]
            except BlockingIOError:
                if monotonic() > began + limit.elapsed:
                    raise CallFailed("waits", "it reads nothing") from None
                sleep(BATCH_DELAY)
            except BrokenPipeError:
                self.end()
                raise self._death() from None

    def answer(self, limit: Limit, *, many: bool = False) -> Any:
        """Return the next answer to the question.

        If many are expected, several are read at a time. CallFailed is raised if there is none,
        NotUnderstood if something else comes, and TimeoutError if the hard deadline has passed.
        """
        if not self._lines:
            if many:  # waking up for each of them would take longer than most calls
                sleep(BATCH_DELAY)
            self._listen(limit)
        line = self._lines.popleft()
        try:
            number, worked, text = line.split(b" ", 2)
            if number != self._number:
                raise ValueError(line)
            self.worked = int(worked) / 10**6
            if len(text) < 10 and text.isdigit():  # nearly always
                return int(text)
            return json.loads(text)
        except (ValueError, RecursionError):
            raise NotUnderstood(line[:40]) from None

    def _listen(self, limit: Limit) -> None:
        """Read lines, until there is at least one."""
        began, gone = monotonic(), False
        while not self._lines:
            if self._ends or not self._poll.poll(1000 * POLL_SECONDS):
                if gone:
                    raise self._death()
                gone = self.has_ended()
                sleep(BATCH_DELAY * self._ends)
            elif found := os.read(self.listens, CHUNK_SIZE):
                *lines, self._partial = (self._partial + found).split(b"\n")
                self._lines.extend(lines)
                if len(self._partial) > MAX_BYTES:
                    raise NotUnderstood(self._partial[:40])
                continue
            else:
                self._ends = True
            if not gone:  # the next round says how it died
                self.check_time(began, self.worked, limit)

    def _death(self) -> CallFailed:
        """Return how it has ended; an isolation ends with 128 and the number of a signal."""
        if self.code in (-signal.SIGPROF, 128 + signal.SIGPROF):
            return CallFailed("late", "it works")
        how = f"exit code {self.code}" if self.code >= 0 else f"signal {-self.code}"
        with suppress(ValueError):
            how = f"signal {signal.Signals(-self.code).name}"
        return CallFailed("died", how)


# -- the worker's side -----------------------------------------------------------------


class Channel:
    """The questions to this process, and the way for its answers."""

    def __init__(self, requests: int, answers: int) -> None:
        _ours.update({requests: None, answers: None})
        self._requests, self._answers = os.fdopen(requests, "rb"), answers
        self._poll = select.poll()
        self._poll.register(requests, select.POLLIN)
        self._number, self._worked, self._looked = 0, 0, 0.0
        self.seconds = inf  # the limit of the CPU time of each answer

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Yield the questions. Each sets the limit for its answers, one by one."""
        for line in self._requests:
            question = json.loads(line)
            if "number" in question:
                self._number, self.seconds = question["number"], question["cpu"]
                limit_time(self.seconds)
            yield question

    def send(self, answer: Any, *, exact: bool = True) -> None:
        """Send an answer, and begin with the limit anew: exactly then, or now and then."""
        if exact or monotonic() > self._looked + INTERVAL:  # it takes as long as a short call
            self._looked = monotonic()
            self._worked = int(process_time() * 10**6)
            limit_time(self.seconds)
        text = b"%d" % answer if type(answer) is int else json.dumps(answer).encode()
        line = b"%d %d %s\n" % (self._number, self._worked, text)
        while line:
            line = line[os.write(self._answers, line) :]

    def is_waiting(self) -> bool:
        """Return whether another message has arrived after the one that was read."""
        return bool(self._poll.poll(0))

    def prepare(self, memory: int) -> None:
        """Prepare this process for running a program in it: its streams, its limits."""
        faulthandler.disable()  # it was enabled for the parent process
        _discard()
        streams = os.fdopen(0, encoding="utf-8", closefd=False), NullStream(1), NullStream(2)
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)
        builtins.input = read_line
        capped().__enter__()  # as long as the process lives
        limit_memory(memory)


def own_channel() -> Channel:
    """Return the channel of a Python that was started as a worker, over its standard streams."""
    channel = Channel(os.dup(0), os.dup(1))
    _discard()
    return channel


def _discard() -> None:
    """Make the input of this process empty, and discard its output."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.close(nothing)


# -- one call ---------------------------------------------------------------------------


def call_isolated(
    call: Callable[..., Any],
    limit: Limit = CALL_LIMIT,
    *,
    hear: Callable[[Any], object] | None = None,
    memory: int = RUN_MEMORY,
) -> Any:
    """Call a function in a fork of this process, and return its value, passed as JSON.

    The call ends within the limit, and leaves no changed global, no output, and no process of its
    group. Its value must be JSON: lists, dicts with strings as keys, numbers, strings. Anything
    else that the caller needs, such as output or the line of an exception, the call must catch and
    return. If it gives no value, CallFailed is raised. Check `can_fork` first.

    With `hear` the call is passed a function ``tell(message, limit)``, which sends a message to it,
    as JSON, and sets the limit of what follows. `memory` is the most memory the call may use, in
    bytes.

    Examples
    --------
    >>> call_isolated(lambda: [1, {"two": 3}])
    [1, {'two': 3}]
    >>> def endless():
    ...     while True:
    ...         pass
    >>> try:
    ...     call_isolated(endless, Limit(0.1, 0.5))
    ... except CallFailed as failed:
    ...     print(failed.how)
    late
    """
    worker = Worker.forked(partial(_serve, call, hear is not None, memory))
    try:
        worker.ask({}, limit)
        kind, said, limit = _read(worker.answer(limit))
        while hear is not None and kind == "told":
            hear(said)
            kind, said, limit = _read(worker.answer(limit))
    finally:
        worker.end()
    if kind == "raised":
        raise CallFailed(kind, str(said))
    return said


def _read(message: Any) -> tuple[str, Any, Limit]:
    """Return what a message is, what it says, and the limit of the next one."""
    try:
        kind, said, (cpu, elapsed, _) = message
        return kind, said, Limit(float(cpu), float(elapsed))
    except (TypeError, ValueError):
        raise NotUnderstood(message) from None


def _serve(call: Callable[..., Any], tells: bool, memory: int, channel: Channel) -> None:
    """Send, from the fork, the messages of the call, and then its value or exception."""

    def tell(message: Any, limit: Limit) -> None:
        channel.seconds = limit.cpu
        channel.send(["told", message, limit])

    channel.prepare(memory)
    for _ in channel:
        try:
            channel.send(["returned", call(tell) if tells else call(), CALL_LIMIT])
        except BaseException as error:  # the call's, because nothing else interrupts this process
            channel.send(["raised", _shown(error), CALL_LIMIT])


def _shown(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:500]
    except BaseException:  # an exception that cannot be shown
        return type(error).__name__
