"""What the reader's code prints, with the line that printed it."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator
from typing import Any

from ..sandbox.streams import redirected

__all__ = ["CapturedOutput", "heard"]

#: So much is kept of what is printed; of the rest only how much it was.
MAX_PIECES, MAX_CHARACTERS = 200, 10_000
#: So many calls are looked through for the line that prints.
MAX_DEEP = 30


class CapturedOutput(io.TextIOBase):
    """Keeps the beginning of what is printed, piece by piece.

    Parameters
    ----------
    file : str
        The file of the reader's code.

    Attributes
    ----------
    more : int
        How many characters were not kept.
    """

    def __init__(self, file: str) -> None:
        self.file, self.more = file, 0
        self._pieces: list[tuple[int | None, str]] = []
        self._room = MAX_CHARACTERS

    def write(self, text: str) -> int:
        """Keep a piece, if there is room."""
        kept = text[: self._room] if len(self._pieces) < MAX_PIECES else ""
        self.more += len(text) - len(kept)
        if kept:
            self._room -= len(kept)
            self._keep(kept)
        return len(text)

    def _keep(self, text: str) -> None:
        line = self._line()
        if self._pieces and self._pieces[-1][0] == line and not self._pieces[-1][1].endswith("\n"):
            text = self._pieces.pop()[1] + text
        self._pieces.append((line, text))

    def _line(self) -> int | None:
        """The line of the reader's code that is running."""
        frame = sys._getframe(2)
        for _ in range(MAX_DEEP):
            if frame.f_code.co_filename == self.file:
                return frame.f_lineno
            if frame.f_back is None:
                break
            frame = frame.f_back
        return None

    def to_list(self) -> list[dict[str, Any]]:
        """The pieces as plain data."""
        return [{"line": line, "text": text} for line, text in self._pieces]


@contextlib.contextmanager
def heard(file: str) -> Iterator[CapturedOutput]:
    """While this lasts, what is printed is kept, and nothing can be asked of the reader.

    Examples
    --------
    >>> with heard("<mine>") as said:
    ...     print("hello")
    >>> said.to_list()[0]["text"]
    'hello\\n'
    """
    with redirected(CapturedOutput(file)) as sink:
        yield sink
