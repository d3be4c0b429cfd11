"""Run a command, in any language: write its input and read its output.

It is ended if it takes too long, uses too much memory, or prints without end, together with all
the processes that it has started.
"""

from __future__ import annotations

import os
import selectors
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Literal, NamedTuple

from . import can_fork
from .process_group import ChildProcess, cpu_load_of, fork_child, processes_below, words_for
from .process_limits import MAX_PROCESSES, POLL_SECONDS, Deadline, Limit, memory_limit, memory_of

__all__ = ["CommandResult", "run_command"]

#: The most bytes that it may print on either stream.
MAX_PRINTED = 2**20
CHUNK_SIZE = 2**16
#: The elapsed time that a command may take is its limit of CPU time, times this.
WAIT_FACTOR = 1.2
#: The exit code for an unknown command, as in a shell.
NOT_FOUND = 127

Ending = Literal["exit", "time", "waits", "memory", "processes", "flood", "died"]


class CommandResult(NamedTuple):
    """The result of a command.

    It ends by itself ("exit") or by a limit; with "waits" it only waited for too long, and with
    "died" it ended the process that started it, in the way that `err` says.
    """

    ending: Ending
    code: int  # the exit code, or the negative number of the signal that ended it
    out: str
    err: str
    read: bool  # whether it read any of its input
    used: float = 0.0  # seconds of CPU time, as far as they were looked at

    @property
    def not_found(self) -> bool:
        """Whether the command is unknown."""
        return self.code == NOT_FOUND and not self.err


def run_command(
    command: Sequence[str] | Callable[[], None],
    text: str,
    seconds: float,
    *,
    until: float = inf,
) -> CommandResult:
    """Run a command with a text as its input, or a function in a fork of this process.

    `seconds` limit its work as well as its waiting. If the deadline `until`, by `time.monotonic`,
    passes, a TimeoutError is raised.

    Examples
    --------
    >>> import sys
    >>> run_command([sys.executable, "-c", "print(int(input()) + 1)"], "4", 60.0).out
    '5\\n'
    """
    if not callable(command):
        if not can_fork():
            return _run_plainly(command, text, seconds)
        command = words_for(list(command))
    running = _RunningCommand(command, text)
    try:
        ending = running.until_it_ends(Limit(seconds, WAIT_FACTOR * seconds, until))
    finally:
        running.child.end()
        running.close()
    out, err = (bytes(taken).decode("utf-8", "replace") for taken in running.taken)
    return CommandResult(ending, running.child.code, out, err, running.read, running.used)


class _RunningCommand:
    """A running command, and the pipes to and from it."""

    def __init__(self, command: Callable[[], None], text: str) -> None:
        pipes = [os.pipe() for _ in range(3)]
        (reads, self._input), (self._out, out), (self._err, err) = pipes
        theirs = (reads, out, err)

        def body() -> None:
            for stream, to in enumerate(theirs):
                os.dup2(to, stream)
            for one in (*theirs, self._input, self._out, self._err):
                if one > 2:
                    os.close(one)
            os.environ["OUTPUT_PATH"] = "/dev/stdout"  # HackerRank's stubs write the answer there
            command()

        self.child: ChildProcess = fork_child(body)
        for one in (out, err):
            os.close(one)
        self.used = 0.0
        self._reads, self.read = reads, False  # stays open, to see the input left unread
        self.taken = (bytearray(), bytearray())
        self._left = memoryview(text.encode())
        self._given = len(self._left)
        os.set_blocking(self._input, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._input, selectors.EVENT_WRITE)
        for one in (self._out, self._err):
            self._selector.register(one, selectors.EVENT_READ)
        self._end = -1
        with suppress(AttributeError, OSError):  # only Linux can wait for the end like this
            self._end = os.pidfd_open(self.child.pid)
            self._selector.register(self._end, selectors.EVENT_READ)

    def until_it_ends(self, limit: Limit) -> Ending:
        """Write its input and read its output until it ends or is over a limit."""
        pid = self.child.pid
        deadline = Deadline(limit, lambda: cpu_load_of(pid))
        next_check = monotonic() + POLL_SECONDS
        while True:
            left, self.used = deadline.left(), deadline.used
            if left < 0:
                return "waits" if deadline.waits else "time"
            if monotonic() >= next_check:  # not after each chunk of its output
                next_check = monotonic() + POLL_SECONDS
                processes = processes_below(self.child.pid)
                if len(processes) > MAX_PROCESSES:
                    return "processes"
                if memory_of(processes) > memory_limit():
                    return "memory"
            heard = self._listen(min(POLL_SECONDS, left))
            if max(map(len, self.taken)) > MAX_PRINTED:
                return "flood"
            if not heard and self.child.has_ended():
                while self._listen(0):  # the rest of its output
                    pass
                return "exit"

    def close(self) -> None:
        """Find out whether the ended command has read anything, and close all pipes."""
        os.set_blocking(self._reads, False)
        unread = len(self._left)
        with suppress(BlockingIOError):
            while found := os.read(self._reads, CHUNK_SIZE):
                unread += len(found)
        self.read = unread < self._given
        os.close(self._reads)
        for key in list(self._selector.get_map().values()):
            self._close(int(key.fd))
        self._selector.close()

    def _listen(self, seconds: float) -> bool:
        """Write input and read output; return whether there was output."""
        heard = False
        for key, _ in self._selector.select(seconds):
            if key.fd == self._input:
                self._write_input()
            elif key.fd == self._end:
                continue
            elif found := os.read(key.fd, CHUNK_SIZE):
                self.taken[key.fd != self._out].extend(found)
                heard = True
            else:
                self._close(key.fd)
        return heard

    def _write_input(self) -> None:
        self._left = self._left[os.write(self._input, self._left[:CHUNK_SIZE]) :]
        if not self._left:
            self._close(self._input)

    def _close(self, pipe: int) -> None:
        self._selector.unregister(pipe)
        os.close(pipe)


def _run_plainly(words: Sequence[str], text: str, seconds: float) -> CommandResult:
    """Run a command where processes cannot be forked, limited only by the time."""
    try:
        ran = subprocess.run(
            words,
            input=text.encode(),
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return CommandResult("time", 1, "", "", True)
    except OSError:
        return CommandResult("exit", NOT_FOUND, "", "", False)
    out, err = (taken.decode("utf-8", "replace") for taken in (ran.stdout, ran.stderr))
    return CommandResult("exit", ran.returncode, out, err, True)
