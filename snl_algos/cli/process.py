"""Answers a request from outside: in a process that may die, and is ended if it takes too long."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import Any

from ..programs import ProgramError
from .requests import Request

__all__ = ["ask"]

#: A process that takes longer than it said it would, and so many seconds, is ended.
GRACE = 15.0
#: How long it may take to start, in seconds.
TO_START = 60.0
#: The package may be found only where this process found it. The folder that the user is in is
#: not searched, because a file random.py there would replace a module that is needed.
START = "import sys; sys.path.append(sys.argv[1]); from snl_algos.cli.child import main; main()"


def ask(request: Request, progress: Callable[[str], None] = lambda words: None) -> dict[str, Any]:
    """The answer to a request, from a process of its own.

    Parameters
    ----------
    request : Request
        What to do.
    progress : callable, optional
        Is given a few words on what happens now.

    Raises
    ------
    ProgramError
        If a program cannot be had or called, or if the process died.
    """
    child = _Child(request)
    found = child.answer(progress)
    if "error" in found:
        raise ProgramError(found["error"])
    if "found" in found:
        answer: dict[str, Any] = found["found"]
        return answer
    file = next((one.file for one in request.programs if one.file), "")
    name = file if request.do == "check" else child.last or file
    where = f" on {board}" if (board := _board_of_death(request)) else ""
    if child.ended:
        raise ProgramError(f"{name}: the program could not be interrupted{where}")
    raise ProgramError(f"{name}: the process of the program died ({_died(child.code)}){where}")


def _board_of_death(request: Request) -> str:
    """Where a check died: once more, with a note of each board before it is played."""
    if request.do != "check":
        return ""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "boards"
        options = {**request.options, "log": str(log), "jobs": 1}
        _Child(replace(request, options=options)).answer(lambda words: None)
        return (log.read_text("utf-8").splitlines() or [""])[-1] if log.exists() else ""


class _Child:
    """One process that answers one request.

    Attributes
    ----------
    code : int
        Its exit code.
    ended : bool
        Whether it took too long and was ended.
    last : str
        What it said last about its progress.
    """

    def __init__(self, request: Request) -> None:
        self.request = json.dumps(request.to_dict())
        self.code, self.ended, self.last = 0, False, ""
        self._timer: Timer | None = None

    def answer(self, progress: Callable[[str], None]) -> dict[str, Any]:
        """Its last message: "found" or "error"; neither if it died."""
        package = str(Path(__file__).parents[2])
        with _started([sys.executable, "-P", "-c", START, package]) as process:
            assert process.stdin is not None and process.stdout is not None
            self._must_end_within(TO_START, process)
            try:
                with contextlib.suppress(BrokenPipeError):
                    process.stdin.write(self.request)
                    process.stdin.close()
                for line in process.stdout:
                    if not line.endswith("\n"):  # it died in the middle of it
                        break
                    message: dict[str, Any] = json.loads(line)
                    if "progress" not in message:
                        return message
                    self.last = message["progress"]
                    progress(self.last)
                    if "most" in message:
                        self._must_end_within(message["most"], process)
                self.code = process.wait()
                return {}
            finally:
                self._must_end_within(None, process)

    def _must_end_within(self, seconds: float | None, process: subprocess.Popen[str]) -> None:
        """Set the alarm that ends the process; None takes it back."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None:
            self._timer = Timer(seconds + GRACE, self._end, [process])
            self._timer.daemon = True
            self._timer.start()

    def _end(self, process: subprocess.Popen[str]) -> None:
        self.ended = True
        _kill(process)


@contextlib.contextmanager
def _started(words: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A process, in a group with all that it starts. Nothing of it is left afterwards."""
    process = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        encoding="utf-8", start_new_session=True,
    )  # fmt: skip
    try:
        with process:
            try:
                yield process
            finally:
                _kill(process)
    except BrokenPipeError:  # it died before it had read the request
        pass


def _kill(process: subprocess.Popen[str]) -> None:
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def _died(code: int) -> str:
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"
