"""The protocol with a program's process: one line of JSON out, lines of JSON in.

The process may write nonsense, or nothing, or die: a NotUnderstood or a CallFailed says which. Its
other output is counted and discarded. The second part of the file is the process's side.
"""

from __future__ import annotations

import builtins
import contextlib
import faulthandler
import json
import os
import select
import selectors
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TextIO

from .interpreter_state import capped, read_line
from .process_group import (
    HAS_SUBREAPER,
    ChildProcess,
    cpu_load_of,
    fork_child,
    processes_below,
    words_for,
)
from .process_limits import (
    LOAD_MEMORY,
    LOOK_SECONDS,
    POLL_SECONDS,
    CallFailed,
    Deadline,
    Limit,
    NotUnderstood,
    excess_of,
    limit_memory,
    memory_of,
)

__all__ = ["Answers", "Connection", "Requests", "executed", "forked", "own_channels", "prepared"]

#: The longest line of an answer, in bytes: a trace is the longest.
MAX_BYTES = 64 * 2**20
CHUNK_SIZE = 2**16
#: The most lines that a process may send without a request: its description, or its progress.
MAX_UNREQUESTED = 1000
#: The time for collecting several answers, in seconds.
BATCH_DELAY = 0.0005


class Connection:
    """A process that answers requests.

    It is given with the file descriptors of its requests, its answers and its other output. If it
    is `limited`, it is ended when it uses too much together with the processes that it starts,
    apart from the bytes `inherited` from this process as a fork.
    """

    def __init__(
        self,
        child: ChildProcess,
        requests: int,
        answers: int,
        prints: int,
        *,
        limited: bool = False,
        inherited: int = 0,
    ) -> None:
        self.child = child
        self.printed = 0  # bytes
        self.used = 0.0  # CPU time of the last answer, in seconds; 0 if it came at once
        self._inherited = inherited
        self._next_look = monotonic() + LOOK_SECONDS if limited and HAS_SUBREAPER else inf
        self._requests, self._answers, self._prints = requests, answers, prints
        self._open = True
        self._number = 0
        self._due, self._overdue = MAX_UNREQUESTED, 0  # answers to the last request, and to others
        self._lines: deque[bytes] = deque()
        self._partial = bytearray()  # a line that has not ended yet
        os.set_blocking(requests, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(answers, selectors.EVENT_READ)
        self._selector.register(prints, selectors.EVENT_READ)

    def ask(self, request: dict[str, Any], limit: Limit, *, answers: int = 1) -> None:
        """Send a request that gets at most `answers` answers.

        Outstanding answers to earlier requests are ignored. If the process does not read it,
        CallFailed is raised; if the hard deadline has passed, TimeoutError.
        """
        self._number += 1
        self._overdue += self._due
        self._due = answers
        line = json.dumps({"number": self._number, **request}).encode() + b"\n"
        deadline = self._deadline(limit)
        while line:
            try:
                line = line[os.write(self._requests, line) :]
            except BlockingIOError:  # the process may be busy with an earlier request
                self._wait(deadline)
            except BrokenPipeError:
                self.child.end()
                raise CallFailed("died", how_it_died(self.child.code)) from None

    def answers(self, limit: Limit, *, many: bool = False) -> Iterator[Any]:
        """Yield the answers to the last request, one by one.

        The limit applies to each answer, and only an answer restarts it. If there are many,
        several are read at a time. If no valid answer comes, CallFailed or NotUnderstood is raised;
        if the hard deadline has passed, TimeoutError.
        """
        head = b"%d " % self._number
        deadline: Deadline | None = None
        while True:
            while not self._lines:
                deadline = deadline or self._deadline(limit)
                if many:  # waking up for each of them would take longer than most calls
                    sleep(BATCH_DELAY)
                self._wait(deadline)
            line = self._lines.popleft()
            if line.startswith(head) and self._due > 0:
                self._due -= 1
                self.used = 0.0 if deadline is None else deadline.used
                yield _read(line[len(head) :])
                deadline = None
            elif self._overdue > 0 and _is_earlier(line, self._number):
                self._overdue -= 1
            else:
                raise NotUnderstood(repr(line[:40]))

    def answer(self, limit: Limit) -> Any:
        """Return the only answer to the last request."""
        return next(self.answers(limit))

    def end(self) -> None:
        """End the process."""
        self.child.end()
        if self._open:
            self._open = False
            self._selector.close()
            for one in (self._requests, self._answers, self._prints):
                with contextlib.suppress(OSError):
                    os.close(one)

    def _deadline(self, limit: Limit) -> Deadline:
        return Deadline(limit, lambda: cpu_load_of(self.child.pid))

    def _wait(self, deadline: Deadline) -> None:
        """Wait a moment for output, unless the time is over."""
        self._look()
        left = deadline.left()
        heard = self._listen(max(0.0, min(left, POLL_SECONDS)))
        if self._lines:
            return
        if not heard and self.child.has_ended():
            if not self._listen(0):  # nothing arrived at the last moment
                raise CallFailed("died", how_it_died(self.child.code))
        elif left <= 0:
            waits = deadline.waits
            raise CallFailed("waits", "it waits") if waits else CallFailed("late", "it works")

    def _look(self) -> None:
        """End a process that uses too much together with the processes that it has started."""
        if monotonic() < self._next_look:
            return
        self._next_look = monotonic() + LOOK_SECONDS
        if excess := excess_of(processes_below(self.child.pid), self._inherited):
            self.child.end()
            raise CallFailed("died", excess)

    def _listen(self, seconds: float) -> bool:
        """Read the output so far; return whether any of it may be part of an answer."""
        heard = False
        for key, _ in self._selector.select(seconds):
            found = os.read(key.fd, CHUNK_SIZE)
            if not found:
                self._selector.unregister(key.fd)
            elif key.fd == self._prints:
                self.printed += len(found)
            else:
                self._take(found)
                heard = True
        return heard

    def _take(self, found: bytes) -> None:
        first, *others = found.split(b"\n")
        self._partial += first
        for line in others:
            self._lines.append(bytes(self._partial))
            self._partial = bytearray(line)
        if len(self._partial) > MAX_BYTES:
            raise NotUnderstood("without end")
        # One line too many is enough: which line is no answer does not depend on how many are read
        # at a time.
        while len(self._lines) > self._due + self._overdue + 1:
            self._lines.pop()


def forked(
    serve: Callable[[int, int], None], *, close_files: bool = False, limited: bool = True
) -> Connection:
    """Return a connection to a fork of this process, which calls `serve(requests, answers)`.

    With `close_files`, the fork closes the files that this process has open. `limited` is as in
    `Connection`.
    """

    def body(requests: int, answers: int, prints: int) -> None:
        _only_print_into(prints)
        if close_files:
            _close_all_but(requests, answers)
        serve(requests, answers)

    inherited = memory_of([os.getpid()]) if limited else 0
    return Connection(*_with_pipes(body), limited=limited, inherited=inherited)


def executed(words: Sequence[str], *, folder: Path | None = None) -> Connection:
    """Return a connection to a command that reads requests from its standard input.

    It answers on its standard output. Output on its standard error is counted.
    """

    def body(*theirs: int) -> None:
        if folder is not None:
            os.chdir(folder)
        for stream, to in enumerate(theirs):
            os.dup2(to, stream)
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
        words_for(list(words))()

    return Connection(*_with_pipes(body), limited=True)


def how_it_died(code: int) -> str:
    """Describe how a process ended.

    Examples
    --------
    >>> how_it_died(3), how_it_died(-9)
    ('exit code 3', 'signal SIGKILL')
    """
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"


def _with_pipes(body: Callable[[int, int, int], None]) -> tuple[ChildProcess, int, int, int]:
    """Start a fork that calls `body(requests, answers, prints)`.

    Return it, with the own ends of these three pipes.
    """
    (requests, ask), (listen, answers), (count, prints) = (os.pipe() for _ in range(3))

    def own_ends_closed() -> None:
        for one in (ask, listen, count):
            os.close(one)
        body(requests, answers, prints)

    child = fork_child(own_ends_closed)
    for one in (requests, answers, prints):
        os.close(one)
    return child, ask, listen, count


def _only_print_into(prints: int) -> None:
    """Connect the standard input to nothing, and the output to a channel where it is counted."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for stream, to in ((0, nothing), (1, prints), (2, prints)):
        os.dup2(to, stream)


def _close_all_but(*channels: int) -> None:
    """Close all open files of this process except its standard streams and some channels."""
    first = 3
    for channel in sorted(channels):
        os.closerange(first, channel)
        first = channel + 1
    os.closerange(first, os.sysconf("SC_OPEN_MAX"))


def _read(line: bytes) -> Any:
    if len(line) < 10 and line.isdigit():  # nearly always
        return int(line)
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise NotUnderstood(repr(line[:40])) from None


def _is_earlier(line: bytes, number: int) -> bool:
    """Return whether a line answers an earlier request."""
    digits = line.partition(b" ")[0]
    return digits.isdigit() and len(digits) < 20 and int(digits) < number


# -- the process's side -----------------------------------------------------------------


def prepared(requests: int, answers: int, memory: int = LOAD_MEMORY) -> tuple[Requests, Answers]:
    """Prepare a process for running a program: open its streams and channels, set its limits."""
    faulthandler.disable()  # it was enabled for the parent process
    _open_streams()
    capped().__enter__()  # as long as the process lives
    limit_memory(memory)
    return Requests(requests), Answers(answers)


def own_channels() -> tuple[int, int]:
    """Return the standard streams of this process as its channels: for requests, for answers.

    Nothing is read from the standard input any more, and what is printed goes to the standard
    error.
    """
    channels = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return channels


def _open_streams() -> None:
    """Open new standard streams: the streams of the parent process may be any objects."""
    _set_stream("stdin", os.fdopen(0, "r", encoding="utf-8", errors="replace", closefd=False))
    for name, number in (("stdout", 1), ("stderr", 2)):
        stream = os.fdopen(number, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        _set_stream(name, stream)
    builtins.input = read_line
    if shell := sys.modules.get("IPython.core.interactiveshell"):
        shell.InteractiveShell.clear_instance()  # a fork has no notebook that could show pictures


def _set_stream(name: str, stream: TextIO) -> None:
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)


class Requests:
    """The requests, line by line."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._buffer = b""
        self._poll = select.poll()
        self._poll.register(source, select.POLLIN)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        while True:
            line, newline, rest = self._buffer.partition(b"\n")
            if newline:
                self._buffer = rest
                yield json.loads(line)
            elif more := os.read(self._source, 2**16):
                self._buffer += more
            else:
                return

    def is_waiting(self) -> bool:
        """Return whether another request has arrived."""
        return bool(self._poll.poll(0))


class Answers:
    """Writes answers, each on a line that begins with the number of its request."""

    def __init__(self, to: int) -> None:
        self._to = to

    def __call__(self, number: int, answer: Any) -> None:
        line = b"%d %s\n" % (number, _text(answer))
        while line:
            line = line[os.write(self._to, line) :]


def _text(answer: Any) -> bytes:
    if type(answer) is int:  # nearly always
        return b"%d" % answer
    return json.dumps(answer).encode()
