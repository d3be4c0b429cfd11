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

from .keeping import Kept, fork_kept
from .patience import PAUSE, Patience
from .runner import NotUnderstood

__all__ = ["Conversation", "Died", "Late", "forked"]

#: The longest line that an answer may have, in bytes: a recorded run is the longest.
MOST_BYTES = 64 * 2**20
MOST_LINES = 100_000
AT_ONCE = 2**16
#: A process that has hung up is ending. On a busy machine that may take so many seconds longer.
TO_DIE = 3.0
#: How long several answers are waited for, in seconds.
FOR_SEVERAL = 0.0005

#: The ends of three pipes: for requests, for answers, and for what is printed.
Channels = tuple[int, int, int]


class Died(Exception):
    """The process has ended without an answer. The argument says how."""


class Late(Exception):
    """No answer came in time."""


class Conversation:
    """A process that answers requests.

    Parameters
    ----------
    kept : Kept
        The process.
    requests, answers, prints : int
        The file descriptors of what it reads, answers and prints.

    Attributes
    ----------
    printed : int
        How many bytes it has printed.
    """

    def __init__(self, kept: Kept, requests: int, answers: int, prints: int) -> None:
        self.kept, self.printed = kept, 0
        self._requests, self._answers, self._prints = requests, answers, prints
        self._open = True
        self._hung_up = False
        self._number = 0
        self._lines: deque[bytes] = deque()
        self._begun = b""  # a line that has not ended yet
        os.set_blocking(requests, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(answers, selectors.EVENT_READ)
        self._selector.register(prints, selectors.EVENT_READ)

    def ask(self, request: dict[str, Any], seconds: float) -> None:
        """Send a request. What is still to come of an earlier one does not matter any more.

        Raises
        ------
        Died, Late
            If the process does not take it.
        """
        self._number += 1
        line = json.dumps({"number": self._number, **request}).encode() + b"\n"
        patience = Patience(seconds)
        while line:
            try:
                line = line[os.write(self._requests, line) :]
            except BlockingIOError:  # it does not read: it may be busy with an earlier request
                self._wait(patience)
            except BrokenPipeError:
                self.kept.end()
                raise Died(how_it_died(self.kept.code)) from None

    def answers(self, seconds: float, *, many: bool = False) -> Iterator[Any]:
        """The answers to the last request, one by one, each at most so many seconds after the
        one before. Where many are to come, several are taken at a time.

        Raises
        ------
        Died, Late, NotUnderstood
            If there is none.
        """
        head = b"%d " % self._number
        while True:
            patience = Patience(seconds)
            while not self._lines:
                if many:  # to be woken for each of them takes longer than most calls
                    sleep(FOR_SEVERAL)
                self._wait(patience)
            line = self._lines.popleft()
            if line.startswith(head):
                yield _read(line[len(head) :])
            elif not _is_of_before(line, self._number):
                raise NotUnderstood(repr(line[:40]))

    def answer(self, seconds: float) -> Any:
        """The one answer to the last request."""
        return next(self.answers(seconds))

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

    def _wait(self, patience: Patience) -> None:
        """Wait a moment for more, unless it is too late."""
        left = patience.left() + (TO_DIE if self._hung_up else 0.0)
        if self._listen(max(0.0, min(left, PAUSE))):
            return
        if self.kept.has_ended():
            if not self._listen(0):  # nothing was on its way
                raise Died(how_it_died(self.kept.code))
        elif left <= 0:
            raise Late

    def _listen(self, seconds: float) -> bool:
        """Take what has come. Whether something came that may be part of an answer."""
        heard = False
        for key, _ in self._selector.select(seconds):
            found = os.read(key.fd, AT_ONCE)
            if not found:
                self._selector.unregister(key.fd)
                self._hung_up = self._hung_up or key.fd == self._answers
            elif key.fd == self._prints:
                self.printed += len(found)
            else:
                *lines, self._begun = (self._begun + found).split(b"\n")
                self._lines += lines
                heard = True
                if len(self._begun) > MOST_BYTES or len(self._lines) > MOST_LINES:
                    raise NotUnderstood("without end")
        return heard

    def _drain(self) -> None:
        """Count what it printed at last."""
        with contextlib.suppress(NotUnderstood, OSError):
            for _ in range(16):
                self._listen(0)


def forked(serve: Callable[[int, int], None]) -> Conversation:
    """A conversation with a copy of this process, which calls `serve(requests, answers)`."""
    theirs, ours = _pipes()

    def body() -> None:
        for one in ours:
            os.close(one)
        requests, answers, prints = theirs
        _only_print_into(prints)
        serve(requests, answers)

    kept = fork_kept(body)
    for one in theirs:
        os.close(one)
    return Conversation(kept, *ours)


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
