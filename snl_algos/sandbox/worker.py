"""A process that answers questions, one after the other, under limits that the system keeps.

Questions and answers are lines of JSON over two pipes, so nothing that a worker sends is ever run.
A question has a number that cannot be guessed, and all that is no answer to it is not understood.

- CPU time: the system ends the process when a call has used too much (`ITIMER_PROF`), also in C.
- Memory: the system refuses more (`RLIMIT_AS`).
- Waiting: this process looks at the state of the other when much time has passed.
- What a worker prints goes nowhere; its length is counted, in bytes that both processes share.

The second part of the file is the worker's side.
"""

from __future__ import annotations

import builtins
import faulthandler
import json
import mmap
import os
import secrets
import select
import signal
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any, TypeAlias

from .interpreter_state import NullStream, capped, read_line
from .limits import LOAD_MEMORY, CallFailed, Limit, NotUnderstood, limit_memory, limit_time
from .process import MAX_STEP, POLL_SECONDS, Process, belongs_to_us, check_time, load_of

__all__ = ["Channel", "Serve", "Worker", "own_channel"]

#: The longest line of an answer, in bytes: a trace is the longest.
MAX_BYTES = 64 * 2**20
CHUNK_SIZE = 2**16
#: The time for collecting several answers, in seconds.
BATCH_DELAY = 0.0005
#: The length of the number that counts what is printed, in bytes.
COUNTER = 8
#: A worker says how much time it has used, and sets its limit anew, only after this time, in
#: seconds: most calls are much shorter.
INTERVAL = 0.02


class Worker:
    """A process that answers questions. `forked` and `executed` start one."""

    def __init__(self, body: Callable[[int, int, int], None]) -> None:
        with tempfile.TemporaryFile() as file:
            file.truncate(COUNTER)
            self._counter = mmap.mmap(file.fileno(), COUNTER)
            number = file.fileno()
            self._process = Process(lambda requests, answers: body(requests, answers, number))
        self.worked = 0.0  # the CPU time of all answers, in seconds
        self._head = b""
        self._lines: deque[bytes] = deque()
        self._partial = b""  # a line that has not ended yet
        self._ends = False  # whether the pipe of its answers has ended
        os.set_blocking(self._process.asks, False)
        self._poll = select.poll()
        self._poll.register(self._process.listens, select.POLLIN)

    @classmethod
    def forked(cls, serve: Serve, *, memory: int = LOAD_MEMORY) -> Worker:
        """Start a fork of this process, which calls `serve` with its channel."""

        def body(requests: int, answers: int, counter: int) -> None:
            belongs_to_us(requests, answers)
            serve(_prepared(requests, answers, counter, memory))

        return cls(body)

    @classmethod
    def executed(cls, words: Sequence[str], folder: Path) -> Worker:
        """Start a command in a folder, a Python that serves its `own_channel`."""

        def body(*streams: int) -> None:
            os.chdir(folder)
            for stream, pipe in enumerate(streams):
                os.dup2(pipe, stream)
            os.execvp(words[0], list(words))

        return cls(body)

    @property
    def printed(self) -> int:
        """The number of bytes that it has printed."""
        return int.from_bytes(self._counter[:], "little")

    def ask(self, question: dict[str, Any], limit: Limit) -> None:
        """Send a question. Answers to the one before are not understood from now on."""
        number = secrets.randbits(60)
        self._head = b"%d " % number
        cpu = None if limit.cpu == inf else limit.cpu
        self.tell({"number": number, "cpu": cpu, **question}, limit)

    def tell(self, message: dict[str, Any], limit: Limit) -> None:
        """Send a message that has no answer. The worker gets as long to read it as for a call."""
        line, began = json.dumps(message).encode() + b"\n", monotonic()
        while line:
            try:
                line = line[os.write(self._process.asks, line) :]
            except BlockingIOError:
                if monotonic() > began + limit.elapsed:
                    raise CallFailed("waits", "it reads nothing") from None
                sleep(BATCH_DELAY)
            except BrokenPipeError:
                self._process.end()
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
        head, _, text = line.removeprefix(self._head).partition(b" ")
        try:
            if not line.startswith(self._head):
                raise ValueError(line)
            self.worked += int(head) / 10**6
            if len(text) < 10 and text.isdigit():  # nearly always
                return int(text)
            return json.loads(text)
        except (ValueError, RecursionError):
            raise NotUnderstood(repr(line[:40])) from None

    def end(self) -> None:
        """End it, and all that it has started. May be called again."""
        self._process.end()

    def _listen(self, limit: Limit) -> None:
        """Read lines, until there is at least one."""
        looked, passed, before, gone = monotonic(), 0.0, None, False
        while not self._lines:
            if self._ends or not self._poll.poll(1000 * POLL_SECONDS):
                if gone:
                    raise self._death()
                gone = self._process.has_ended()
                sleep(BATCH_DELAY * self._ends)
            elif found := os.read(self._process.listens, CHUNK_SIZE):
                *lines, self._partial = (self._partial + found).split(b"\n")
                self._lines.extend(lines)
                if len(self._partial) > MAX_BYTES:
                    raise NotUnderstood("without end")
                continue
            else:
                self._ends = True
            now = monotonic()
            looked, passed = now, passed + min(now - looked, MAX_STEP)
            if now >= limit.until:
                raise TimeoutError
            if before is None:
                before = load_of(self._process.pid)[1]
            if not gone:  # the next look says how it died
                check_time(self._process.pid, passed, before, limit)

    def _death(self) -> CallFailed:
        # An isolation ends as a shell does: with the number of the signal after 128.
        if self._process.code in (-signal.SIGPROF, 128 + signal.SIGPROF):
            return CallFailed("late", "it works")
        return CallFailed("died", self._process.how_it_died())


# -- the worker's side ------------------------------------------------------------------


class Channel:
    """The questions to this process, and the way for its answers."""

    def __init__(self, requests: int, answers: int) -> None:
        self._requests, self._answers = requests, answers
        self._buffer = b""
        self._poll = select.poll()
        self._poll.register(requests, select.POLLIN)
        self._number = 0
        self.seconds = inf  # the CPU time of each answer
        self._began = self._worked = 0.0

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
        self._began, self._worked = monotonic(), process_time()
        limit_time(seconds)

    def send(self, answer: Any) -> None:
        """Send an answer to the question."""
        used = 0
        if monotonic() > self._began + INTERVAL:
            used = round((process_time() - self._worked) * 10**6)
            self.limit(self.seconds)
        text = b"%d" % answer if type(answer) is int else json.dumps(answer).encode()
        line = b"%d %d %s\n" % (self._number, used, text)
        while line:
            line = line[os.write(self._answers, line) :]

    def is_waiting(self) -> bool:
        """Return whether another message has arrived."""
        return bool(self._buffer or self._poll.poll(0))


#: What a worker does with its channel.
Serve: TypeAlias = Callable[[Channel], None]


def own_channel() -> Channel:
    """Return the channel of a Python that was started as a worker, over its standard streams."""
    requests, answers, counter = (os.dup(stream) for stream in range(3))
    belongs_to_us(requests, answers)
    return _prepared(requests, answers, counter, LOAD_MEMORY)


def _prepared(requests: int, answers: int, counter: int, memory: int) -> Channel:
    """Prepare this process for running a program: set its limits, open its streams."""
    faulthandler.disable()  # it was enabled for the parent process
    printed = mmap.mmap(counter, COUNTER)
    os.close(counter)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.close(nothing)
    _set_stream("stdin", os.fdopen(0, encoding="utf-8", closefd=False))
    for name, number in (("stdout", 1), ("stderr", 2)):
        _set_stream(name, NullStream(printed, number))
    builtins.input = read_line
    if shell := sys.modules.get("IPython.core.interactiveshell"):
        shell.InteractiveShell.clear_instance()  # a fork has no notebook that could show pictures
    capped().__enter__()  # as long as the process lives
    limit_memory(memory)
    return Channel(requests, answers)


def _set_stream(name: str, stream: Any) -> None:
    setattr(sys, name, stream)
    setattr(sys, f"__{name}__", stream)
