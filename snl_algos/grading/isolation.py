"""The ways to isolate a submission: not at all, with Bubblewrap, or in a container."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from .bubblewrap import bubble, check_bubblewrap
from .container import PREFIX, PYTHON, check_container, contained
from .errors import GradingError

__all__ = ["ISOLATIONS", "Isolation"]

#: The ways, as they are written.
ISOLATIONS = ("none", "bwrap", f"{PREFIX}IMAGE")


@dataclass(frozen=True)
class Isolation:
    """A way to isolate submissions.

    Attributes
    ----------
    how : str
        One of `ISOLATIONS`, with the name of an image.
    """

    how: str

    @property
    def is_remote(self) -> bool:
        """Whether a command is only the client of what runs: a container's."""
        return self.how.startswith(PREFIX)

    @property
    def python(self) -> tuple[str, ...]:
        """The words that start a Python that has this package, and no settings of a user."""
        if self.is_remote:
            return PYTHON
        return (os.path.abspath(sys.executable), "-P", "-s")  # noqa: PTH100

    def words(
        self,
        words: Sequence[str],
        folder: Path,
        *,
        text: bool = True,
        writes: bool = False,
        read: Iterable[str] = (),
    ) -> list[str]:
        """Return the words that run a command isolated.

        Parameters
        ----------
        words : sequence of str
            The command. It starts in the folder of the submission.
        folder : Path
            The folder.
        text : bool, default True
            Whether `run_command` gives it a text; otherwise it is asked one request at a time.
        writes : bool, default False
            Whether it may write there, as a compiler does.
        read : iterable of str
            Further folders that it may read. A container has its own.
        """
        if self.how == "none":
            return list(words)
        if not self.is_remote:
            return bubble(words, folder, writes=writes, read=read)
        if words[0] == sys.executable:
            words = [PYTHON[0], *words[1:]]
        return contained(self.how.removeprefix(PREFIX), words, folder, text=text, writes=writes)

    def check(self) -> None:
        """Refuse what does not work here.

        Raises
        ------
        GradingError
            If it does not. The message says why.
        """
        if self.how not in ISOLATIONS[:2] and not self.is_remote:
            raise GradingError(f"--isolate {self.how}: the choices are {', '.join(ISOLATIONS)}")
        with tempfile.TemporaryDirectory(prefix="snl-") as name:
            if self.is_remote:
                check_container(self.how.removeprefix(PREFIX), Path(name))
            elif self.how != "none":
                check_bubblewrap(self.python, Path(name))
