"""Runs a command, in any language: what it reads is given to it, what it prints is read.

It is ended when it takes too long, takes too much memory, or prints without end; and with it
all that it has started.
"""

from __future__ import annotations

import os
import selectors
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from math import inf
from pathlib import Path
from time import monotonic
from typing import Literal, NamedTuple

from .deadline import PAUSE, Deadline, Limit
from .isolated_call import can_fork
from .process_group import (
    ChildProcess,
    cpu_load_of,
    fork_child,
    processes_below,
    words_for,
)

__all__ = ["MAX_MEMORY", "CommandResult", "run_command"]

#: The most memory that a command and all that it starts may use together, in bytes.
MAX_MEMORY = 2 * 2**30
#: The most that it may print, on either stream, in bytes.
MAX_PRINTED = 2**20
CHUNK_SIZE = 2**16
#: The exit code by which a shell, too, says that there is no such command.
NOT_FOUND = 127

Ending = Literal["exit", "time", "waits", "memory", "flood"]


class CommandResult(NamedTuple):
    """What became of a command.

    Attributes
    ----------
    ending : str
        "exit", if it came to its own end; else what ended it: "time", "memory" or "flood";
        "waits" is the time in which it only waited.
    code : int
        Its exit code; a signal's number, negative, if one ended it.
    out, err : str
        What it printed.
    read : bool
        Whether it read any of its input.
    """

    ending: Ending
    code: int
    out: str
    err: str
    read: bool

    @property
    def not_found(self) -> bool:
        """Whether there is no such command."""
        return self.code == NOT_FOUND and not self.err


def run_command(
    words: Sequence[str], text: str, seconds: float, *, until: float = inf
) -> CommandResult:
    """Run a command with a text as its input.

    Parameters
    ----------
    words : sequence of str
        The command.
    text : str
        Its input.
    seconds : float
        The longest that it may take, work or wait.
    until : float, optional
        When it must be over, by `time.monotonic`.

    Raises
    ------
    TimeoutError
        If it is later than that.

    Examples
    --------
    >>> import sys
    >>> run_command([sys.executable, "-c", "print(int(input()) + 1)"], "4", 60.0).out
    '5\\n'
    """
    if not can_fork():
        return _run_plainly(words, text, seconds)
    running = _RunningCommand(words, text)
    try:
        ending = running.until_it_ends(Limit(seconds, 1.2 * seconds, until))
    finally:
        running.kept.end()
        running.close()
    out, err = (bytes(taken).decode("utf-8", "replace") for taken in running.taken)
    return CommandResult(ending, running.kept.code, out, err, running.read)


class _RunningCommand:
    """A command that runs, and the pipes to and from it."""

    def __init__(self, words: Sequence[str], text: str) -> None:
        pipes = [os.pipe() for _ in range(3)]
        (reads, self._input), (self._out, out), (self._err, err) = pipes
        theirs = (reads, out, err)

        def body() -> None:
            for stream, to in enumerate(theirs):
                os.dup2(to, stream)
            for one in (*theirs, self._input, self._out, self._err):
                if one > 2:
                    os.close(one)
            os.environ["OUTPUT_PATH"] = "/dev/stdout"  # where HackerRank's frames write the answer
            words_for(list(words))()

        self.kept: ChildProcess = fork_child(body)
        for one in (out, err):
            os.close(one)
        self._reads, self.read = reads, False  # kept open, to see what it has left unread
        self.taken = (bytearray(), bytearray())
        self._left = memoryview(text.encode())
        self._given = len(self._left)
        os.set_blocking(self._input, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._input, selectors.EVENT_WRITE)
        for one in (self._out, self._err):
            self._selector.register(one, selectors.EVENT_READ)

    def until_it_ends(self, limit: Limit) -> Ending:
        """Give it its input and take what it prints."""
        deadline = Deadline(limit, lambda: cpu_load_of(self.kept.pid))
        look = monotonic()
        while True:
            left = deadline.left()
            if left < 0:
                return "waits" if deadline.waits else "time"
            if monotonic() >= look:  # not after each piece of what it prints
                look = monotonic() + PAUSE
                if memory_of(processes_below(self.kept.pid)) > most_memory():
                    return "memory"
            heard = self._listen(min(PAUSE, left))
            if max(map(len, self.taken)) > MAX_PRINTED:
                return "flood"
            if not heard and self.kept.has_ended():
                while self._listen(0):  # what was on its way
                    pass
                return "exit"

    def close(self) -> None:
        """It has ended: see whether it has read anything, and close all pipes."""
        os.set_blocking(self._reads, False)
        unread = len(self._left)
        with suppress(BlockingIOError):
            while found := os.read(self._reads, CHUNK_SIZE):
                unread += len(found)
        self.read = unread < self._given
        os.close(self._reads)
        for key in list(self._selector.get_map().values()):
            self._done_with(int(key.fd))
        self._selector.close()

    def _listen(self, seconds: float) -> bool:
        """Whether something was printed."""
        heard = False
        for key, _ in self._selector.select(seconds):
            if key.fd == self._input:
                self._give()
            elif found := os.read(key.fd, CHUNK_SIZE):
                self.taken[key.fd != self._out].extend(found)
                heard = True
            else:
                self._done_with(key.fd)
        return heard

    def _give(self) -> None:
        self._left = self._left[os.write(self._input, self._left[:CHUNK_SIZE]) :]
        if not self._left:
            self._done_with(self._input)

    def _done_with(self, pipe: int) -> None:
        self._selector.unregister(pipe)
        os.close(pipe)


def memory_of(processes: Sequence[int]) -> int:
    """The memory that processes really use together, in bytes. Shared memory counts once each."""
    total = 0
    for process in processes:
        with suppress(OSError, ValueError):
            _, resident, shared, *_ = Path(f"/proc/{process}/statm").read_text("ascii").split()
            total += (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")
    return total


@cache
def most_memory() -> int:
    """The most memory a command may use: three quarters of what this process may, if that is
    less than `MAX_MEMORY` because it is in a control group with a limit."""
    for name in ("memory.max", "memory/memory.limit_in_bytes"):
        with suppress(OSError, ValueError):
            limit = int(Path("/sys/fs/cgroup", name).read_text("ascii"))
            return min(MAX_MEMORY, limit * 3 // 4)
    return MAX_MEMORY


def _run_plainly(words: Sequence[str], text: str, seconds: float) -> CommandResult:
    """The same where processes cannot be copied: it is limited by the time alone."""
    try:
        ran = subprocess.run(
            words, input=text.encode(), capture_output=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return CommandResult("time", 1, "", "", True)
    except OSError:
        return CommandResult("exit", NOT_FOUND, "", "", False)
    out, err = (taken.decode("utf-8", "replace") for taken in (ran.stdout, ran.stderr))
    return CommandResult("exit", ran.returncode, out, err, True)
