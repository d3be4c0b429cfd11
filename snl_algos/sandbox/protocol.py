"""Talks to a program's process: one line of JSON out, lines of JSON in.

The process may write anything, or nothing, or die: each is an exception of its own here. What
it prints beside its answers is counted and thrown away.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
from collections import deque
from collections.abc import Callable, Iterator
from time import sleep
from typing import Any

from .deadline import PAUSE, Deadline, Limit
from .failures import NotUnderstood
from .process_group import ChildProcess, cpu_load_of, fork_child

__all__ = ["Connection", "TimedOut", "WorkerDied", "forked"]

#: The longest line that an answer may have, in bytes: a recorded run is the longest.
MAX_BYTES = 64 * 2**20
CHUNK_SIZE = 2**16
#: So many lines a process may say before it is asked: what it serves, or how far it is.
UNASKED = 1000
#: How long several answers are waited for, in seconds.
FOR_SEVERAL = 0.0005

#: The ends of three pipes: for requests, for answers, and for what is printed.
Channels = tuple[int, int, int]


class WorkerDied(Exception):
    """The process has ended without an answer. The argument says how."""


class TimedOut(Exception):
    """No answer came in time.

    Parameters
    ----------
    waits : bool
        Whether the process has waited, and not worked, for that long.
    """

    def __init__(self, waits: bool) -> None:
        super().__init__("it waits" if waits else "it works")
        self.waits = waits


class Connection:
    """A process that answers requests.

    Parameters
    ----------
    kept : ChildProcess
        The process.
    requests, answers, prints : int
        The file descriptors of what it reads, answers and prints.

    Attributes
    ----------
    printed : int
        How many bytes it has printed.
    """

    def __init__(self, kept: ChildProcess, requests: int, answers: int, prints: int) -> None:
        self.kept, self.printed = kept, 0
        self._requests, self._answers, self._prints = requests, answers, prints
        self._open = True
        self._number = 0
        self._due, self._overdue = UNASKED, 0  # answers to the last request, and to others
        self._lines: deque[bytes] = deque()
        self._begun = bytearray()  # a line that has not ended yet
        os.set_blocking(requests, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(answers, selectors.EVENT_READ)
        self._selector.register(prints, selectors.EVENT_READ)

    def ask(self, request: dict[str, Any], limit: Limit, *, answers: int = 1) -> None:
        """Send a request that gets so many answers, at most.

        What is still to come of an earlier one does not matter any more.

        Raises
        ------
        WorkerDied, TimedOut
            If the process does not take it.
        TimeoutError
            If all must be over.
        """
        self._number += 1
        self._overdue += self._due
        self._due = answers
        line = json.dumps({"number": self._number, **request}).encode() + b"\n"
        deadline = self._deadline(limit)
        while line:
            try:
                line = line[os.write(self._requests, line) :]
            except BlockingIOError:  # it does not read: it may be busy with an earlier request
                self._wait(deadline)
            except BrokenPipeError:
                self.kept.end()
                raise WorkerDied(how_it_died(self.kept.code)) from None

    def answers(self, limit: Limit, *, many: bool = False) -> Iterator[Any]:
        """The answers to the last request, one by one.

        Each has a limit of its own, which nothing but an answer sets anew. Where many are to
        come, several are taken at a time.

        Raises
        ------
        WorkerDied, TimedOut, NotUnderstood
            If there is none.
        TimeoutError
            If all must be over.
        """
        head = b"%d " % self._number
        deadline: Deadline | None = None
        while True:
            while not self._lines:
                deadline = deadline or self._deadline(limit)
                if many:  # to be woken for each of them takes longer than most calls
                    sleep(FOR_SEVERAL)
                self._wait(deadline)
            line = self._lines.popleft()
            if line.startswith(head) and self._due > 0:
                self._due -= 1
                yield _read(line[len(head) :])
                deadline = None
            elif self._overdue > 0 and _is_of_before(line, self._number):
                self._overdue -= 1
            else:
                raise NotUnderstood(repr(line[:40]))

    def answer(self, limit: Limit) -> Any:
        """The one answer to the last request."""
        return next(self.answers(limit))

    def end(self) -> None:
        """End the process."""
        self.kept.end()
        if self._open:
            self._open = False
            self._drain()
            self._selector.close()
            for one in (self._requests, self._answers, self._prints):
                with contextlib.suppress(OSError):
                    os.close(one)

    def _deadline(self, limit: Limit) -> Deadline:
        return Deadline(limit, lambda: cpu_load_of(self.kept.pid))

    def _wait(self, deadline: Deadline) -> None:
        """Wait a moment for more, unless it is too late."""
        left = deadline.left()
        heard = self._listen(max(0.0, min(left, PAUSE)))
        if self._lines:
            return
        if not heard and self.kept.has_ended():
            if not self._listen(0):  # nothing was on its way
                raise WorkerDied(how_it_died(self.kept.code))
        elif left <= 0:
            raise TimedOut(deadline.waits)

    def _listen(self, seconds: float) -> bool:
        """Take what has come. Whether something came that may be part of an answer."""
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
        self._begun += first
        for line in others:
            self._lines.append(bytes(self._begun))
            self._begun = bytearray(line)
        if len(self._begun) > MAX_BYTES or len(self._lines) > self._due + self._overdue:
            raise NotUnderstood("without end")

    def _drain(self) -> None:
        """Count what it printed at last."""
        with contextlib.suppress(NotUnderstood, OSError):
            for _ in range(16):
                self._listen(0)


def forked(serve: Callable[[int, int], None], *, close_files: bool = False) -> Connection:
    """A conversation with a copy of this process, which calls `serve(requests, answers)`.

    Parameters
    ----------
    serve : callable
        What the copy does, with the file descriptors of what it reads and of what it answers.
    close_files : bool, optional
        Whether the files that this process has open are closed there.
    """
    theirs, ours = _pipes()

    def body() -> None:
        for one in ours:
            os.close(one)
        requests, answers, prints = theirs
        _only_print_into(prints)
        if close_files:
            _close_all_but(requests, answers)
        serve(requests, answers)

    kept = fork_child(body)
    for one in theirs:
        os.close(one)
    return Connection(kept, *ours)


def how_it_died(code: int) -> str:
    """How a process ended, in words.

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


def _pipes() -> tuple[Channels, Channels]:
    """(their, our) ends of the pipes for requests, answers and what is printed."""
    requests, ask = os.pipe()
    listen, answers = os.pipe()
    count, prints = os.pipe()
    return (requests, answers, prints), (ask, listen, count)


def _only_print_into(prints: int) -> None:
    """Nothing can be asked of the user, and what is printed goes where it is counted."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for stream, to in ((0, nothing), (1, prints), (2, prints)):
        os.dup2(to, stream)


def _close_all_but(*channels: int) -> None:
    """Close what this process has open, but for its standard streams and two channels."""
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


def _is_of_before(line: bytes, number: int) -> bool:
    """Whether a line answers an earlier request."""
    digits = line.partition(b" ")[0]
    return digits.isdigit() and len(digits) < 20 and int(digits) < number
