"""Run a command, in any language: write its input and read its output.

It is ended if it takes too long, uses too much memory, or prints without end, together with all
the processes of its group. Input and output are files, so that the system limits them, too.
"""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from math import inf
from time import monotonic, sleep
from typing import TYPE_CHECKING, BinaryIO, Literal, NamedTuple

from . import can_fork
from .limits import CallFailed, Limit, limit_time

if TYPE_CHECKING:  # not every host can import it
    from .process import Process

__all__ = ["CommandResult", "run_command"]

#: The most bytes that it may print on either stream, and write into a file.
MAX_PRINTED, MAX_WRITTEN = 2**20, 64 * 2**20
#: The most memory for its data, in bytes. Its address space is not limited: Java reserves much.
MAX_DATA = 2 * 2**30
#: The elapsed time that a command may take is its limit of CPU time, times this.
WAIT_FACTOR = 1.2
#: The exit code for an unknown command, as in a shell.
NOT_FOUND = 127
#: The longest time between two looks at it, in seconds.
LOOK_SECONDS = 0.005

Ending = Literal["exit", "time", "waits", "flood", "died"]


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
    if not can_fork():
        assert not callable(command)
        return _run_plainly(command, text, seconds)
    if not callable(command):
        command = partial(_become, list(command))
    from .process import Process

    with ExitStack() as stack:
        files = [stack.enter_context(_new_file()) for _ in range(3)]
        streams = given, *printed = [file.fileno() for file in files]
        os.write(given, text.encode())
        os.lseek(given, 0, os.SEEK_SET)
        process = Process(lambda *pipes: _run_limited(command, streams, seconds))
        try:
            limit = Limit(seconds, WAIT_FACTOR * seconds, until)
            ending = _ending(process, limit, printed)
        finally:
            process.end()
        out, err = (os.pread(one, MAX_PRINTED, 0).decode("utf-8", "replace") for one in printed)
        read = os.lseek(given, 0, os.SEEK_CUR) > 0  # it has the same place in the file
    return CommandResult(ending, process.code, out, err, read)


def _new_file() -> BinaryIO:
    """Return a file that the command cannot fill up: on Linux it is in no folder."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("snl"), "r+b", buffering=0)
    return tempfile.TemporaryFile()


def _ending(process: Process, limit: Limit, printed: list[int]) -> Ending:
    """Return how a command has ended, or that it is over a limit."""
    from .process import MAX_STEP, check_time

    looked, passed, pause = monotonic(), 0.0, LOOK_SECONDS / 16
    while not (ended := process.has_ended()):
        sleep(pause)
        pause = min(2 * pause, LOOK_SECONDS)
        now = monotonic()
        looked, passed = now, passed + min(now - looked, MAX_STEP)
        if now >= limit.until:
            raise TimeoutError
        if any(os.fstat(one).st_size > MAX_PRINTED for one in printed):
            break
        try:
            check_time(process.pid, passed, 0.0, limit)
        except CallFailed as end:
            return "waits" if end.how == "waits" else "time"
    if not ended or any(os.fstat(one).st_size > MAX_PRINTED for one in printed):
        return "flood"
    return "time" if process.code == -signal.SIGPROF else "exit"


def _run_limited(command: Callable[[], None], streams: list[int], seconds: float) -> None:
    """Run a command in the fork, with some files as its streams."""
    import fcntl
    import resource

    for stream, file in enumerate(streams):
        os.dup2(file, stream)
    for stream in (1, 2):  # it may open them a second time, to write at the end
        fcntl.fcntl(stream, fcntl.F_SETFL, fcntl.fcntl(stream, fcntl.F_GETFL) | os.O_APPEND)
    os.environ["OUTPUT_PATH"] = "/dev/stdout"  # HackerRank's stubs write the answer there
    resource.setrlimit(resource.RLIMIT_FSIZE, (MAX_WRITTEN, MAX_WRITTEN))
    resource.setrlimit(resource.RLIMIT_DATA, (MAX_DATA, MAX_DATA))
    limit_time(seconds)
    command()


def _become(words: list[str]) -> None:
    try:
        os.execvp(words[0], words)
    except OSError:
        os._exit(NOT_FOUND)


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
