"""Start a command again and again in one process elsewhere: isolated, or in a container.

To isolate takes longer than most programs run, so it is done once: the process there starts the
command whenever it is asked, under the limits of `run_command`. A file of Python runs in a fork of
that process, which saves the start of an interpreter.

    python -P -m snl_algos.sandbox.command_server FOLDERS command WORD...
    python -P -m snl_algos.sandbox.command_server FOLDERS python FILE

The folders, separated by colons, are those that the command may write to. No run finds the files
of another: files in a folder that was empty at first are removed, and if anything else is left,
another process is started for the next run.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain, islice
from math import inf
from pathlib import Path
from types import ModuleType

from .command import WAIT_FACTOR, CommandResult, run_command
from .limits import CallFailed, Limit, NotUnderstood
from .process import BUSY_FACTOR, belongs_to_us
from .worker import Channel, Worker

__all__ = ["CommandServer", "main"]

#: The process there measures the time of a run. It has this much longer to answer, in seconds; and
#: to start, on a busy machine.
MARGIN, START_SECONDS = 10.0, 60.0
#: The most files of a run that are removed.
MAX_REMOVED = 100


class CommandServer:
    """A process that starts a command whenever it is asked. `start` starts that process."""

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
        limit, goes_on = Limit(most, most, until), False
        try:
            worker.ask({"text": text, "seconds": seconds}, limit)
            *result, goes_on = worker.answer(limit)
            return CommandResult(*result)
        except CallFailed as end:  # the command has ended it, or stopped it
            if end.how == "died":
                return CommandResult("died", 1, "", end.words, True)
            return CommandResult("waits" if end.how == "waits" else "time", 1, "", "", True)
        except (TypeError, ValueError) as error:
            raise NotUnderstood(str(error)[:40]) from None
        finally:
            if not goes_on:
                self.close()

    def close(self) -> None:
        """End the process. The next run starts another."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None


def main(folders: str, kind: str, *words: str) -> None:
    """Start a command, or a file of Python, for each request on the standard input."""
    requests, answers = os.dup(0), os.dup(1)
    belongs_to_us(requests, answers)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    command = python_file(Path(words[0])) if kind == "python" else words
    writable = [Path(folder) for folder in filter(None, folders.split(":"))]
    own = all(is_empty(folder) for folder in writable)  # or the files may belong to somebody else
    channel = Channel(requests, answers)
    for request in channel:
        if request["text"] is None:
            channel.send(True)
            continue
        ran = run_command(command, request["text"], request["seconds"])
        if own:
            remove_files(writable)
        goes_on = all(is_empty(folder) for folder in writable)
        channel.send([*ran, goes_on])


def is_empty(folder: Path) -> bool:
    """Return whether nothing is in a folder."""
    return not any(folder.iterdir())


def remove_files(folders: Iterable[Path]) -> None:
    """Remove some files from folders, but no folders inside."""
    for path in islice(chain.from_iterable(folder.iterdir() for folder in folders), MAX_REMOVED):
        with suppress(OSError):
            path.unlink()


def python_file(file: Path) -> Callable[[], None]:
    """Return a function that runs a file as Python runs a script, and exits as Python does."""
    path = Path.cwd() / file

    def body() -> None:
        module = ModuleType("__main__")
        module.__file__ = str(path)
        sys.modules["__main__"] = module
        sys.argv[:] = [str(file)]
        sys.path.insert(0, str(path.parent))
        try:
            exec(compile(path.read_bytes(), path, "exec"), module.__dict__)
            status = 0
        except SystemExit as end:
            status = exit_status(end)
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

    return body


def exit_status(end: SystemExit) -> int:
    """Return the exit code that Python gives its process; a message is printed.

    Examples
    --------
    >>> exit_status(SystemExit()), exit_status(SystemExit(3))
    (0, 3)
    """
    if end.code is None or isinstance(end.code, int):
        return (end.code or 0) & 0xFF
    print(end.code, file=sys.stderr)
    return 1


if __name__ == "__main__":
    main(*sys.argv[1:])
