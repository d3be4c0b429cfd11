"""The ways to isolate a submission: not at all, or with Bubblewrap."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..sandbox.command import CommandServer, serve_command
from ..sandbox.worker import Channel, Worker
from .bubblewrap import bubble, check_bubblewrap
from .errors import GradingError

__all__ = ["ISOLATIONS", "Isolation"]

#: The ways, as they are written.
ISOLATIONS = ("none", "bwrap")
#: What an isolated Python runs: a function that serves, with its arguments and channels.
SERVE = (
    "import sys; from snl_algos.sandbox.worker import own_channel; from {module} import {name}; "
    "{name}(*sys.argv[1:], own_channel())"
)


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
        serve: Callable[..., None],
        *given: str,
        folder: Path,
        command: str = "",
        writes: bool = False,
        read: Iterable[str] = (),
    ) -> Worker:
        """Start a Python that calls `serve(*given, channel)` isolated, and return its worker.

        It starts in the folder of the submission, may write there only if it `writes`, as a
        compiler does, finds the command, and may `read` further folders.
        """
        code = SERVE.format(module=serve.__module__, name=serve.__name__)
        words = [*self.python, "-c", code, *given]
        if self.how != "none":
            words = bubble(words, folder, command=command, writes=writes, read=read)
        return Worker.executed(words, folder)

    def served(self, serve: Callable[..., None], *given: str, folder: Path) -> Worker:
        """Start `serve(*given, channel)` in a folder, and return its worker.

        It runs in a fork of this process, or isolated.
        """
        if self.how != "none":
            return self.started(serve, *given, folder=folder)

        def in_folder(channel: Channel) -> None:
            os.chdir(folder)
            serve(*given, channel)

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
