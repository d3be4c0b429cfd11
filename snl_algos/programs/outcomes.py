"""The outcome of a call of a program."""

from __future__ import annotations

from pathlib import Path
from traceback import walk_tb
from typing import Literal, NamedTuple

from ..findings import Finding, in_throws
from .judge_conventions import home_of

__all__ = ["Outcome", "line_in", "no_answer", "outcome_of_error", "raised"]

#: Exceptions that a call raises whatever its arguments are.
ALWAYS_RAISED = (
    "EOFError", "ImportError", "ModuleNotFoundError", "NameError", "UnboundLocalError",
    "ZeroDivisionError",
)  # fmt: skip


class Outcome(NamedTuple):
    """The outcome of a call.

    Examples
    --------
    >>> Outcome("returned", 3).throws
    3
    """

    #: "returned" with a number of throws, or "misunderstood" if it returned anything else
    ended: Literal["returned", "raised", "stopped", "misunderstood"]
    #: the number of throws that it returned; None for out of reach, or if it returned no number
    throws: int | None = None
    #: what happened instead, if it did not return a number of throws
    finding: Finding | None = None

    @property
    def shows_another(self) -> bool:
        """Whether the call raised an exception, as one with other arguments than meant does."""
        exception = "" if self.finding is None else self.finding.words.get("exception", "")
        return self.ended == "raised" and exception not in ("", *ALWAYS_RAISED)

    def __str__(self) -> str:
        return in_throws(self.throws) if self.finding is None else str(self.finding)


def outcome_of_error(error: BaseException) -> Outcome:
    """Return the outcome of a call that raised an exception."""
    kinds = {SystemExit: "exited", MemoryError: "memory", RecursionError: "recursion"}
    for exception, kind in kinds.items():
        if isinstance(error, exception):
            return Outcome("raised", None, Finding(kind))
    if isinstance(error, NameError) and (home := home_of(str(error.name))):
        words = {"name": str(error.name), "imports": home}
        return Outcome("raised", None, Finding("missing-import", words=words))
    try:
        message = str(error)[:200]
    except Exception:
        message = ""
    return Outcome("raised", None, raised(type(error).__name__, message))


def line_in(error: BaseException, file: str | Path | None) -> int | None:
    """Return the last line of a file that ran before an exception; None if none of it did.

    A call that is one too deep ends on the line of its `def`. Then it is the line that calls.
    """
    ran = [
        (line, line == frame.f_code.co_firstlineno)
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_code.co_filename == str(file)
    ]
    if isinstance(error, RecursionError):
        ran = [one for one in ran if not one[1]] or ran
    return ran[-1][0] if ran else None


def raised(exception: str, message: str, line: int | None = None) -> Finding:
    """Report that a program raised an exception, and where, if that is known."""
    words = {
        "exception": exception,
        "message": f": {message}" if message else "",
        "place": "" if line is None else f", in line {line}",
    }
    return Finding("raised", words=words)


def no_answer(how: str, words: str, seconds: float) -> Finding:
    """Report why a separate process, with a limit of some seconds, gave no answer.

    `how` and `words` are those of `sandbox.CallFailed`.
    """
    if how in ("late", "waits"):
        return Finding("no-answer-in-time" if how == "late" else how, numbers={"seconds": seconds})
    if how == "raised":
        name, _, message = words.partition(": ")
        return raised(name, message)
    return Finding(how, words={"how" if how == "died" else "wrote": words})
