"""The ways to isolate a submission: not at all, or with Bubblewrap; and what then serves it.

The code of an exercise runs in one process with its check, so a program that is written to change
the check can. `book/docs/grading.md` says so.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..checker.calls import serve
from ..programs import Program
from ..programs.source_file import program_in
from ..sandbox.command import CommandServer, serve_command
from ..sandbox.limits import RUN_MEMORY
from ..sandbox.worker import Channel, Worker
from .bubblewrap import bubble, check_bubblewrap
from .errors import GradingError

__all__ = ["ISOLATIONS", "Isolation", "serve_exercise", "serve_function"]

#: The ways, as they are written.
ISOLATIONS = ("none", "bwrap")
#: What an isolated Python runs: a function that serves, with its arguments and channels.
SERVE = (
    "import sys; from snl_algos.sandbox.worker import own_channel; from {module} import {name}; "
    "{name}(*sys.argv[1:], own_channel())"
)
#: The longest reason and report on an exercise, in characters.
MAX_REASON, MAX_REPORT = 1_000, 20_000


@dataclass(frozen=True)
class Isolation:
    """A way to isolate submissions."""

    how: str  # one of `ISOLATIONS`

    @property
    def python(self) -> tuple[str, ...]:
        """The words that start a Python that has this package."""
        python = (os.path.abspath(sys.executable), "-P")  # noqa: PTH100
        return python if self.how == "none" else (*python, "-s")

    def started(
        self,
        serves: Callable[..., None],
        *given: str,
        folder: Path,
        command: str = "",
        writes: bool = False,
        read: Iterable[str] = (),
    ) -> Worker:
        """Start a Python that calls `serves(*given, channel)` isolated, and return its worker.

        It starts in the folder of the submission, may write there only if it `writes`, as a
        compiler does, finds the command, and may `read` further folders.
        """
        code = SERVE.format(module=serves.__module__, name=serves.__name__)
        words = [*self.python, "-c", code, *given]
        if self.how != "none":
            words = bubble(words, folder, command=command, writes=writes, read=read)
        return Worker.executed(words, folder)

    def served(self, serves: Callable[..., None], *given: str, folder: Path) -> Worker:
        """Start `serves(*given, channel)` in a folder, in a fork of this process or isolated."""
        if self.how != "none":
            return self.started(serves, *given, folder=folder)

        def in_folder(channel: Channel) -> None:
            os.chdir(folder)
            serves(*given, channel)

        return Worker.forked(in_folder)

    def server(
        self,
        words: Sequence[str],
        folder: Path,
        *,
        kind: str = "command",
        writes: bool = False,
        read: Collection[str] = (),
    ) -> CommandServer:
        """Return what starts a command isolated, as often as it is asked.

        The words and `kind` are those of `serve_command`; the rest is as in `started`.
        """
        start = partial(self.started, serve_command, kind, *words)
        where = {"folder": folder, "command": words[0], "writes": writes, "read": read}
        return CommandServer(partial(start, **where))

    def check(self) -> None:
        """Refuse what does not work here: a GradingError says why."""
        if self.how not in ISOLATIONS:
            raise GradingError(f"--isolate {self.how}: the choices are {', '.join(ISOLATIONS)}")
        if self.how != "none":
            with tempfile.TemporaryDirectory(prefix="snl-") as name:
                check_bubblewrap(self.python, Path(name))


def serve_function(file: str, function: str, signature: str, channel: Channel) -> None:
    """Serve the function of a file in the working folder; empty words stand for no choice."""

    def load() -> Program:
        return program_in(Path(file), function or None, signature or None)

    serve(load, channel)


def serve_exercise(channel: Channel) -> None:
    """Run the code of an exercise, and answer with the verdict of its check."""
    from ..course import exercise  # functions need none

    channel.prepare(RUN_MEMORY)
    for question in channel:
        verdict = exercise(question["exercise"]).check_code(
            question["code"], "your code", before=question["before"]
        )
        reason = verdict.report.summary() if verdict.report is not None else verdict.reason
        channel.send(
            {
                "passed": verdict.passed,
                "reason": reason[:MAX_REASON],
                "report": str(verdict)[:MAX_REPORT],
            }
        )
