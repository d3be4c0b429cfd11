"""Why a call in a separate process gave no value."""

from __future__ import annotations

from ..programs import ProgramError

__all__ = ["CallFailed", "NotUnderstood"]


class NotUnderstood(ProgramError):
    """What came from a program's process is not an answer to what it was asked.

    Parameters
    ----------
    wrote : str
        The beginning of what it wrote.
    """

    def __init__(self, wrote: str) -> None:
        super().__init__(f"its process wrote {wrote} where an answer is expected")
        self.wrote = wrote


class CallFailed(Exception):
    """A call in a separate process gave no value.

    Parameters
    ----------
    how : str
        "late", if it worked longer than it may; "waits", if it only waited for that long;
        "died", if it has ended its process; "raised", if it raised an exception, and
        "not-understood", if what came from its process is no answer.
    words : str
        The exception, or how the process died.
    """

    def __init__(self, how: str, words: str = "") -> None:
        super().__init__(f"{how}: {words}" if words else how)
        self.how, self.words = how, words
