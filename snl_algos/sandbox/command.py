"""Run a command, in any language: write its input and read its output.

It is ended if it takes too long, uses too much memory, or prints without end, together with all
the processes of its group. Input and output are files, so that the system limits them, too.

A command may also run again and again in one process elsewhere (`CommandServer`): to isolate a
process takes longer than most programs run, so it is done once. A file of Python runs in a fork of
that process, which saves the start of an interpreter.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType
from typing import Any, BinaryIO, Literal, NamedTuple

from .limits import CallFailed, Limit, NotUnderstood, limit_time
from .worker import BUSY_FACTOR, Process, Worker, can_fork

__all__ = ["CommandResult", "CommandServer", "run_command", "serve_command"]

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
#: A process elsewhere measures the time of a run. It has this much longer to answer, in seconds;
#: and to start, on a busy machine.
MARGIN, START_SECONDS = 10.0, 60.0

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
    command: Sequence[str] | Callable[[], None], text: str, seconds: float, *, until: float = inf
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
    with ExitStack() as stack:
        given, *printed = (stack.enter_context(_new_file()).fileno() for _ in range(3))
        os.write(given, text.encode())
        os.lseek(given, 0, os.SEEK_SET)
        process = Process(lambda *_: _run_limited(command, [given, *printed], seconds))
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
    began, pause = monotonic(), LOOK_SECONDS / 16
    try:
        while not process.has_ended() and not _is_flooded(printed):
            process.check_time(began, 0.0, limit)
            sleep(pause)
            pause = min(2 * pause, LOOK_SECONDS)
    except CallFailed as end:
        return "waits" if end.how == "waits" else "time"
    if _is_flooded(printed):
        return "flood"
    return "time" if process.code == -signal.SIGPROF else "exit"


def _is_flooded(printed: list[int]) -> bool:
    return any(os.fstat(one).st_size > MAX_PRINTED for one in printed)


def _run_limited(
    command: Sequence[str] | Callable[[], None], streams: list[int], seconds: float
) -> None:
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
    if callable(command):
        command()
        return
    try:
        os.execvp(command[0], list(command))
    except OSError:
        os._exit(NOT_FOUND)


def _run_plainly(words: Sequence[str], text: str, seconds: float) -> CommandResult:
    """Run a command where processes cannot be forked, limited only by the time."""
    try:
        given = text.encode()
        ran = subprocess.run(words, input=given, capture_output=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return CommandResult("time", 1, "", "", True)
    except OSError:
        return CommandResult("exit", NOT_FOUND, "", "", False)
    out, err = (taken.decode("utf-8", "replace") for taken in (ran.stdout, ran.stderr))
    return CommandResult("exit", ran.returncode, out, err, True)


class CommandServer:
    """A process elsewhere that runs a command whenever it is asked. `start` starts that process."""

    def __init__(self, start: Callable[[], Worker]) -> None:
        self._start = start
        self._worker: Worker | None = None

    def run(self, text: str, seconds: float, *, until: float = inf) -> CommandResult:
        """Run the command once, as `run_command` does.

        If the process cannot be started, CallFailed is raised; if its answer is not the result of a
        command, NotUnderstood.
        """
        worker = self._worker
        if worker is None:
            self._worker = worker = self._start()
            limit = Limit(START_SECONDS, START_SECONDS, until)
            worker.ask({"text": None}, limit)
            worker.answer(limit)
        most = BUSY_FACTOR * WAIT_FACTOR * seconds + MARGIN
        limit = Limit(most, most, until)
        try:
            worker.ask({"text": text, "seconds": seconds}, limit)
            answer = worker.answer(limit)
            return CommandResult(*answer)
        except (TypeError, ValueError):
            raise NotUnderstood(answer) from None
        except (CallFailed, TimeoutError) as end:  # the command has ended it, or stopped it
            self.close()
            if isinstance(end, NotUnderstood | TimeoutError):
                raise
            if end.how == "died":
                return CommandResult("died", 1, "", end.words, True)
            return CommandResult("waits" if end.how == "waits" else "time", 1, "", "", True)

    def close(self) -> None:
        """End the process. The next run starts another."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None


# -- the process elsewhere --------------------------------------------------------------


def serve_command(kind: str, *given: Any) -> None:
    """Run a command, or a file of Python, whenever the channel, which comes last, asks for it."""
    *words, channel = given
    command = partial(_run_script, Path(words[0])) if kind == "python" else words
    for request in channel:
        if request["text"] is None:  # it asks only whether the process has started
            channel.send(True)
        else:
            channel.send(run_command(command, request["text"], request["seconds"]))


def _run_script(file: Path) -> None:
    """Run a file as Python runs a script, and exit as Python does."""
    path = Path.cwd() / file
    module = ModuleType("__main__")
    module.__file__ = str(path)
    sys.modules["__main__"] = module
    sys.argv[:] = [str(file)]
    sys.path.insert(0, str(path.parent))
    status = 0
    try:
        exec(compile(path.read_bytes(), path, "exec"), module.__dict__)
    except SystemExit as end:
        if isinstance(end.code, int):
            status = end.code & 0xFF
        elif end.code is not None:  # a message
            print(end.code, file=sys.stderr)
            status = 1
    except BaseException as error:
        own = error.__traceback__ and error.__traceback__.tb_next  # without this function
        sys.excepthook(type(error), error.with_traceback(own), own)
        status = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(Exception):
            stream.flush()
    os._exit(status)
