"""A process that answers what the workbench asks, so that whatever it runs can be ended.

The kernel itself runs nothing: code that never ends, or takes all memory, ends with the process,
and the notebook keeps its state. Messages are lines of JSON.

The process is a new Python, and not a copy of the kernel as in `sandbox`: no system but POSIX can
copy a process, and what runs here uses the sandbox itself.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any

from ..workbench import answer

__all__ = ["WorkerProcess", "serve"]

Heard = Callable[[dict[str, Any]], None]


class WorkerProcess:
    """Asks a process of its own, which begins at the first question.

    Parameters
    ----------
    hear : callable
        Is given each answer, in another thread.
    ended : callable
        Is told there if the process ends by itself: its code may have ended it.
    """

    def __init__(self, hear: Heard, ended: Callable[[], None]) -> None:
        self._hear, self._ended = hear, ended
        self._process: subprocess.Popen[str] | None = None
        self._end: Callable[[], object] = int

    def ask(self, question: object) -> None:
        """Send a question."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._begin()
        assert process.stdin is not None
        with suppress(OSError):  # it has just died: whoever listens is told
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._process = None  # so that it is no news
        self._end()

    def _begin(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", f"from {__name__} import serve; serve()"]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._end = weakref.finalize(self, _end, process)
        self._process = process
        threading.Thread(target=self._listen, args=(process,), daemon=True).start()
        return process

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with suppress(OSError, ValueError):  # it was closed
            for line in process.stdout:
                with suppress(json.JSONDecodeError):
                    self._hear(json.loads(line))
        if process is self._process:
            self._ended()


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            if pipe is not None:
                pipe.close()


def serve() -> None:
    """Answer the questions on standard input, until it ends."""
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):  # what is run here has neither
        os.dup2(nothing, stream)
    for line in questions:
        answer(json.loads(line), lambda said: _send(answers, said))


def _send(answers: IO[str], said: dict[str, Any]) -> None:
    answers.write(json.dumps(said) + "\n")
    answers.flush()
