"""A process that answers the requests of the workbench, so that any code it runs can be ended.

No code runs in the kernel itself: code that never ends, or takes all memory, ends with the
process, and the notebook keeps its state. Messages are lines of JSON.

The process is a new Python, and not a copy of the kernel as in `sandbox`: only POSIX systems can
copy a process, and the code that runs here uses the sandbox itself.
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
from typing import Any

from ..workbench import answer

__all__ = ["WorkerProcess", "serve"]

Heard = Callable[[dict[str, Any]], None]


class WorkerProcess:
    """Sends requests to a separate process, which starts at the first request.

    `hear` is called with each answer, in another thread; `ended` is called there if the process
    ends by itself, as the code it runs may have it do.
    """

    def __init__(self, hear: Heard, ended: Callable[[], None]) -> None:
        self._hear, self._ended = hear, ended
        self._process: subprocess.Popen[str] | None = None
        self._end: Callable[[], object] = int

    def ask(self, question: object) -> None:
        """Send a request."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._begin()
        assert process.stdin is not None
        with suppress(OSError):  # the process has just ended: `ended` will be called
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()

    def stop(self) -> None:
        """End the process, even if its code is still running."""
        self._process = None  # so that `ended` is not called
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
            process.kill()  # it can no longer answer; it may not quite have ended
            process.wait()
            self._ended()


def _end(process: subprocess.Popen[str]) -> None:
    with suppress(OSError), process:  # leaving it waits for its end, and closes its pipes
        process.kill()


def serve() -> None:
    """Answer the requests on standard input, until it ends."""
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):  # the code run here gets neither standard input nor output
        os.dup2(nothing, stream)
    for line in questions:
        answer(json.loads(line), lambda said: print(json.dumps(said), file=answers, flush=True))
