"""A process that answers questions, one after the other, under limits that the system keeps.

Questions and answers are lines of JSON over two pipes, so nothing that a worker sends is ever run.
A question has a number that cannot be guessed, and all that is no answer to it is not understood.

- CPU time: the system ends the process when a call has used too much (`ITIMER_PROF`), also in C.
- Memory: the system refuses more (`RLIMIT_AS`).
- Waiting: this process looks at the state of the other when much time has passed.
- What a worker prints goes nowhere; each answer says how much it was so far.

The second part of the file is the worker's side.
"""

from __future__ import annotations

import builtins
import faulthandler
import json
import os
import secrets
import select
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any, TypeAlias

from .interpreter_state import NullStream, capped, read_line
from .limits import CallFailed, Limit, NotUnderstood, limit_memory, limit_time
from .process import POLL_SECONDS, Patience, Process, belongs_to_us

__all__ = ["Channel", "Serve", "Worker", "own_channel"]

#: The longest line of an answer, in bytes: a trace is the longest.
MAX_BYTES = 64 * 2**20
CHUNK_SIZE = 2**16
#: The time for collecting several answers, in seconds.
BATCH_DELAY = 0.0005


class Worker(Process):
    """A process that answers questions. `forked` and `executed` start one."""

    def __init__(self, body: Callable[[int, int], None]) -> None:
        super().__init__(body)
        # Up to its latest answer: its CPU time in seconds, and the bytes that it has printed.
        self.worked, self.printed = 0.0, 0
        self._number = b""  # of the question
        self._lines: deque[bytes] = deque()
        self._partial = b""  # a line that has not ended yet
        self._ends = False  # whether the pipe of its answers has ended
        os.set_blocking(self.asks, False)
        self._poll = select.poll()
        self._poll.register(self.listens, select.POLLIN)

    @classmethod
    def forked(cls, serve: Serve) -> Worker:
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
        number = secrets.randbits(60)
        self._number = b"%d" % number
        cpu = None if limit.cpu == inf else limit.cpu
        self.tell({"number": number, "cpu": cpu, **question}, limit)

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
            number, worked, printed, text = line.split(b" ", 3)
            if number != self._number:
                raise ValueError(line)
            self.worked, self.printed = int(worked) / 10**6, int(printed)
            if len(text) < 10 and text.isdigit():  # nearly always
                return int(text)
            return json.loads(text)
        except (ValueError, RecursionError):
            raise NotUnderstood(line[:40]) from None

    def _listen(self, limit: Limit) -> None:
        """Read lines, until there is at least one."""
        patience, gone = Patience(self.pid, limit), False
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
                patience.look()

    def _death(self) -> CallFailed:
        # An isolation ends as a shell does: with the number of the signal after 128.
        if self.code in (-signal.SIGPROF, 128 + signal.SIGPROF):
            return CallFailed("late", "it works")
        return CallFailed("died", self.how_it_died())


# -- the worker's side ------------------------------------------------------------------


class Channel:
    """The questions to this process, and the way for its answers."""

    def __init__(self, requests: int, answers: int) -> None:
        belongs_to_us(requests, answers)
        self._requests, self._answers = requests, answers
        self._streams: list[NullStream] = []
        self._buffer = b""
        self._poll = select.poll()
        self._poll.register(requests, select.POLLIN)
        self._number = 0
        self.seconds = inf  # the limit of the CPU time of each answer

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Yield the questions. Each sets the limit for its answers, one by one."""
        while True:
            line, newline, rest = self._buffer.partition(b"\n")
            if newline:
                self._buffer = rest
                question = json.loads(line)
                if "number" in question:
                    self._number = question["number"]
                    self.limit(inf if question["cpu"] is None else question["cpu"])
                yield question
            elif more := os.read(self._requests, CHUNK_SIZE):
                self._buffer += more
            else:
                return

    def limit(self, seconds: float) -> None:
        """Limit the CPU time of each of the next answers."""
        self.seconds = seconds
        limit_time(seconds)

    def send(self, answer: Any) -> None:
        """Send an answer to the question."""
        text = b"%d" % answer if type(answer) is int else json.dumps(answer).encode()
        printed = sum(stream.printed for stream in self._streams)
        line = b"%d %d %d %s\n" % (self._number, process_time() * 10**6, printed, text)
        while line:
            line = line[os.write(self._answers, line) :]
        limit_time(self.seconds)

    def is_waiting(self) -> bool:
        """Return whether another message has arrived."""
        return bool(self._buffer or self._poll.poll(0))

    def prepare(self, memory: int) -> None:
        """Prepare this process for running a program in it: its streams, its limits."""
        faulthandler.disable()  # it was enabled for the parent process
        _discard()
        _set_stream("stdin", os.fdopen(0, encoding="utf-8", closefd=False))
        self._streams = [NullStream(1), NullStream(2)]
        for name, stream in zip(("stdout", "stderr"), self._streams, strict=True):
            _set_stream(name, stream)
        builtins.input = read_line
        if shell := sys.modules.get("IPython.core.interactiveshell"):
            shell.InteractiveShell.clear_instance()  # a fork has no notebook to show pictures in
        capped().__enter__()  # as long as the process lives
        limit_memory(memory)


#: What a worker does with its channel.
Serve: TypeAlias = Callable[[Channel], None]


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


def _set_stream(name: str, stream: Any) -> None:
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)
