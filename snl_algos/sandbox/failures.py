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
    """A separate process gave no answer.

    `how` is "late" if it used too much CPU time, "waits" if it waited for too long, and "died" if
    it ended. Of a call it is also "raised" if the call raised an exception, and "not-understood" if
    an invalid answer was sent. `words` say more, such as how the process died.
    """

    def __init__(self, how: str, words: str = "") -> None:
        super().__init__(f"{how}: {words}" if words else how)
        self.how, self.words = how, words
