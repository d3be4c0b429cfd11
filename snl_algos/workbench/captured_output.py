"""The output of the reader's code, with the line that printed it."""

from __future__ import annotations

import io
import sys
from typing import Any

__all__ = ["CapturedOutput"]

#: The limits of the stored output; only the length of the rest is recorded.
MAX_PIECES, MAX_CHARACTERS = 200, 10_000
#: The number of stack frames searched for the line that prints.
MAX_DEEP = 30


class CapturedOutput(io.TextIOBase):
    """Stores the beginning of what the reader's code in `file` prints, piece by piece.

    Examples
    --------
    >>> from snl_algos.sandbox.in_process import redirected
    >>> with redirected(CapturedOutput("<mine>")) as said:
    ...     print("hello")
    >>> said.to_list()[0]["text"]
    'hello\\n'
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.more = 0  # the number of characters that were not stored
        self._pieces: list[tuple[int | None, str]] = []
        self._room = MAX_CHARACTERS

    def write(self, text: str) -> int:
        """Store a piece as far as the limits allow."""
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
        """Return the line of the reader's code that is running, if it is found."""
        frame = sys._getframe(2)
        for _ in range(MAX_DEEP):
            if frame.f_code.co_filename == self.file:
                return frame.f_lineno
            if frame.f_back is None:
                break
            frame = frame.f_back
        return None

    def to_list(self) -> list[dict[str, Any]]:
        """Return the pieces as plain data."""
        return [{"line": line, "text": text} for line, text in self._pieces]
