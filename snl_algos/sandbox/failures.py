"""The exceptions of calls in a separate process."""

from __future__ import annotations

from ..programs import ProgramError

__all__ = ["CallFailed", "NotUnderstood"]


class NotUnderstood(ProgramError):
    """A message from a program's process is not a valid answer; `wrote` is its beginning."""

    def __init__(self, wrote: str) -> None:
        super().__init__(f"its process wrote {wrote} where an answer is expected")
        self.wrote = wrote


class CallFailed(Exception):
    """A call in a separate process gave no value.

    `how` is "late" if it used too much CPU time, "waits" if it waited for too long, "died" if its
    process ended, "raised" if it raised an exception, and "not-understood" if its process sent an
    invalid answer. `words` describe the exception, or how the process died.
    """

    def __init__(self, how: str, words: str = "") -> None:
        super().__init__(f"{how}: {words}" if words else how)
        self.how, self.words = how, words
