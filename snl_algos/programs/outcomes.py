"""The outcome of a call of a program, and reading the value that it returned."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from numbers import Real
from operator import index
from pathlib import Path
from traceback import walk_tb
from types import AsyncGeneratorType, CoroutineType, GeneratorType
from typing import Any, Literal, NamedTuple

from ..answer import Answer
from ..findings import Finding, in_throws
from .judge_conventions import home_of

__all__ = ["Outcome", "line_in", "outcome_of_error", "read_answer", "short"]


class Outcome(NamedTuple):
    """The outcome of a call.

    Attributes
    ----------
    ended : str
        "returned" with a number of throws, "raised", "stopped", or "misunderstood" if the value
        it returned is not a number of throws.
    throws : int or None
        The number of throws it returned; None for out of reach, or if it returned no number.
    finding : Finding or None
        If it did not return a number of throws: what happened instead.

    Examples
    --------
    >>> Outcome("returned", 3).throws
    3
    """

    ended: Literal["returned", "raised", "stopped", "misunderstood"]
    throws: int | None = None
    finding: Finding | None = None

    def __str__(self) -> str:
        return in_throws(self.throws) if self.finding is None else str(self.finding)


def outcome_of_error(error: BaseException) -> Outcome:
    """Return the outcome of a call that raised an exception.

    Examples
    --------
    >>> print(outcome_of_error(KeyError(5)))
    it raised KeyError: 5
    """
    if isinstance(error, SystemExit):
        return Outcome("raised", None, Finding("exited"))
    if isinstance(error, MemoryError):
        return Outcome("raised", None, Finding("memory"))
    if isinstance(error, RecursionError):
        return Outcome("raised", None, Finding("recursion"))
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


def read_answer(value: Any) -> Answer | Finding:
    """Return the answer that a returned value stands for, or what is wrong with the value.

    Parameters
    ----------
    value : object
        An `Answer`; a whole number of throws, of any type; or -1 or None, for out of reach.

    Examples
    --------
    >>> read_answer(3).throws, read_answer(-1).throws, read_answer(None).throws
    (3, None, None)
    >>> print(read_answer(3.0))
    it returned 3.0, a float, but a whole number of throws is expected, or -1 for out of reach
    """
    if isinstance(value, Answer):
        read = read_answer(value.throws)
        if isinstance(read, Finding):
            return read
        return _unreadable(value) or value._replace(throws=read.throws)
    if value is None:
        return Answer(None, None, {})
    if (unrun := _not_run(value)) is not None:
        return unrun
    try:
        if isinstance(value, bool):
            raise TypeError
        throws = index(value)
    except TypeError:
        words = {"value": short(value), "type": type(value).__name__}
        return Finding("not-a-number", words=words)
    if abs(throws) > 10**9:
        return Finding("too-many-digits")
    if throws < -1:
        return Finding("negative", numbers={"claimed": throws})
    return Answer(None if throws == -1 else throws, None, {})


def _not_run(value: Any) -> Finding | None:
    """Report that a call did not run the function, which is `async` or has a `yield`."""
    if isinstance(value, CoroutineType):
        value.close()  # or Python warns that it was never awaited
    if isinstance(value, CoroutineType | AsyncGeneratorType):
        words = {"function": value.__name__, "type": type(value).__name__.replace("_", " ")}
        return Finding("asynchronous", words=words)
    if isinstance(value, GeneratorType) and value.__name__ != "<genexpr>":
        return Finding("generator", words={"function": value.__name__})
    return None


def _unreadable(answer: Answer) -> Finding | None:
    """Return why the route or the distances of an answer cannot be read; None if they can."""
    route, distance = answer.route, answer.distance
    moves = route if isinstance(route, Sequence) else () if route is None else [route]
    if not all(isinstance(move, tuple) and len(move) == 3 for move in moves):
        return Finding("not-a-route", words={"value": short(route)})
    if type(distance) is dict and set(map(type, distance.values())) <= {int}:
        return None  # most answers are like this; testing each for Real is slow
    if not isinstance(distance, Mapping) or not all(
        isinstance(at, Real) and at == at for at in distance.values()
    ):
        return Finding("not-distances", words={"value": short(distance)})
    return None


def short(value: Any, most: int = 40) -> str:
    """Show a value in at most `most` characters, without addresses, even if its `repr` fails."""
    try:
        text = re.sub(" at 0x[0-9a-fA-F]+", "", repr(value))
    except Exception:
        return "something that cannot be shown"
    return text if len(text) <= most else f"{text[: most - 3]}..."
