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
    """Stores the beginning of what the reader's code in `file` prints, piece by piece."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.pieces: list[dict[str, Any]] = []  # each with its line and its text
        self.more = 0  # the number of characters that were not stored
        self._room = MAX_CHARACTERS

    def write(self, text: str) -> int:
        """Store a piece as far as the limits allow."""
        kept = text[: self._room] if len(self.pieces) < MAX_PIECES else ""
        self.more += len(text) - len(kept)
        self._room -= len(kept)
        if kept:
            line = self._line()
            last = self.pieces[-1] if self.pieces else {"line": None, "text": "\n"}
            if last["line"] == line and not last["text"].endswith("\n"):
                last["text"] += kept
            else:
                self.pieces.append({"line": line, "text": kept})
        return len(text)

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
