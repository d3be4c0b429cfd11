"""Errors in what the user asked for: a notebook shows the message without a traceback."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

__all__ = [
    "BoardError", "BoardWarning", "CallError", "Explained", "ProgramError", "called_as",
    "check_limits", "did_you_mean", "placed",
]  # fmt: skip

PACKAGE = str(Path(__file__).parent)

P = ParamSpec("P")
T = TypeVar("T")


class Explained(Exception):
    """An error whose message says what is wrong and what would be right.

    IPython shows it in two lines: the line of the user's code, and the message.
    """

    def _render_traceback_(self) -> list[str]:
        """Return the lines that IPython shows instead of a traceback."""
        asked, step = "", self.__traceback__
        while step is not None:
            code = step.tb_frame.f_code
            line = linecache.getline(code.co_filename, step.tb_lineno, step.tb_frame.f_globals)
            if line.strip() and not code.co_filename.startswith(PACKAGE):
                asked = f"line {step.tb_lineno}: {line.strip()}"
            step = step.tb_next
        message = f"{type(self).__name__}: {self}"
        return [asked, message] if asked else [message]


class BoardError(Explained, ValueError):
    """A board, or a file that should hold one, breaks a rule. The message says which.

    Examples
    --------
    >>> from snl_algos import Board
    >>> Board(1, die=0)
    Traceback (most recent call last):
        ...
    snl_algos.board.BoardError: a die must have 1 to 1000 faces, not 0
    """

    __module__ = "snl_algos.board"  # users know it as the board's


@contextmanager
def placed(place: str) -> Iterator[None]:
    """Put a place before the message of each BoardError that is raised inside."""
    try:
        yield
    except BoardError as error:
        raise BoardError(f"{place}: {error}") from None


class BoardWarning(UserWarning):
    """A board may be another than its author meant: a jump is left out, or something is guessed.

    Examples
    --------
    >>> import warnings
    >>> from snl_algos import Board
    >>> with warnings.catch_warnings(action="always", record=True) as caught:
    ...     board = Board(30, {3: 3, 4: 8})
    >>> print(caught[0].message)
    jump 3→3 leads nowhere: it is left out
    """

    __module__ = "snl_algos.board"


class ProgramError(Explained, ValueError):
    """A program cannot be found, called or run. The message says what would work.

    Attributes
    ----------
    in_command : str
        The message for a program from a file that was named on the command line; `{file}` in it
        stands for the file.
    kind : str
        "does-not-load", "no-function" or "several-functions" for a file, otherwise empty.

    Examples
    --------
    >>> from snl_algos.programs import program_of
    >>> try:
    ...     program_of(lambda: 3)
    ... except ProgramError as error:
    ...     print(str(error)[:32])
    cannot tell how to call <lambda>
    """

    def __init__(self, message: str, in_command: str = "", kind: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.in_command = in_command or message.replace("{", "{{").replace("}", "}}")


class CallError(Explained, TypeError):
    r"""A function was called with missing or extra arguments; the message shows a correct call.

    Examples
    --------
    >>> from snl_algos import solve
    >>> try:
    ...     solve()
    ... except CallError as error:
    ...     print(str(error).replace("; ", ";\n"))
    solve: missing a required argument: 'board';
    call it like this: solve("thirty", "queue-bfs")
    """


def called_as(example: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorate a function so that a call with wrong arguments raises an error with an example."""

    def explain(function: Callable[P, T]) -> Callable[P, T]:
        parameters = inspect.signature(function)

        @wraps(function)
        def call(*arguments: P.args, **named: P.kwargs) -> T:
            try:
                parameters.bind(*arguments, **named)
            except TypeError as error:
                message = f"{function.__name__}: {error}; call it like this: {example}"
                raise CallError(message) from None
            return function(*arguments, **named)

        return call

    return explain


def check_limits(function: str, **limits: float | None) -> None:
    """Raise a CallError if a limit is neither None nor a number above 0."""
    for name, limit in limits.items():
        if limit is not None and not (type(limit) in (int, float) and limit > 0):
            raise CallError(f"{function}: {name} must be a number above 0, not {limit!r}")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a question to add to a message about an unknown word; empty if none is close.

    Examples
    --------
    >>> did_you_mean("Quene BFS", ["queue-bfs", "dijkstra"])
    " (did you mean 'queue-bfs'?)"
    """
    names = {_plainly(name): name for name in known}
    word = _plainly(word[:50])
    close = get_close_matches(word, names, n=1) or [
        name for name in names if len(word) > 1 and word in name
    ]
    return f" (did you mean {names[close[0]]!r}?)" if close else ""


def _plainly(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")
