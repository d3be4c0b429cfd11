"""Output: tables, lines, progress, and error messages of one line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from time import monotonic
from typing import NoReturn, TextIO

from rich.console import Console
from rich.text import Text

from ..findings import visible
from ..progress import Progress, shown
from ..tables import plain_table

__all__ = [
    "discard", "fail", "narrowed", "on_terminals", "open_standard_streams", "print_data",
    "print_json", "say", "show", "visible", "warn", "working",
]  # fmt: skip

#: Where nobody watches, a line of it is written after this many seconds.
MINUTE = 60.0


def on_terminals() -> bool:
    """Return whether both streams are shown on a terminal."""
    return Console().is_terminal and Console(stderr=True).is_terminal


def warn(message: str) -> None:
    """Print a message to standard error."""
    _line(Console(stderr=True), visible(f"snl: {message}"))


def fail(message: str, who: str = "snl") -> NoReturn:
    """Print a message to standard error, and end with exit code 2."""
    try:
        _line(Console(stderr=True), visible(f"{who}: {message}"), "red")
    except OSError:  # the exit code is all that can be told
        discard(sys.stderr)
    raise SystemExit(2)


def say(text: str, style: str = "") -> None:
    """Print lines of text, with a colour where there are colours."""
    _line(Console(), text, style)


def _line(console: Console, text: str, style: str = "") -> None:
    """Print a line. On a terminal it is folded between words; a pipe has no width."""
    console.print(Text(text, style=style), soft_wrap=not console.is_terminal)


def narrowed(width: int) -> int:
    """Return a width of lines that also fits the terminal, if there is one."""
    console = Console()
    return min(width, console.width) if console.is_terminal else width


def discard(stream: TextIO) -> None:
    """Discard what is buffered, or Python would try to print it once more, and warn."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def open_standard_streams() -> None:
    """Open those that were closed before the start, or other files would take their places."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def show(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    right: Collection[str] = (),
    prose: Collection[str] = (),
) -> None:
    """Print a table: plain and whole in a pipe; fitted, with lines and colours on a terminal."""
    console = Console()
    if console.is_terminal:
        from .terminal_tables import fitted  # not needed in a pipe

        console.print(fitted(console.width, columns, rows, right, prose))
    else:
        print(plain_table(columns, rows, right=right))


def print_data(text: str) -> None:
    """Print data for a program: in a pipe always in UTF-8, the encoding of boards."""
    if hasattr(sys.stdout, "reconfigure") and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    print(text, end="")


def print_json(data: object) -> None:
    """Print data as JSON."""
    print_data(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def _once_a_minute(task: str) -> Progress:
    """Return a function that writes words on a task to the error stream, at most once a minute."""
    last = monotonic()

    def show(words: str) -> None:
        nonlocal last
        if monotonic() - last >= MINUTE:
            last = monotonic()
            print(visible(f"{words}: {task}"), file=sys.stderr, flush=True)

    return show


def working(task: str) -> AbstractContextManager[Progress]:
    """Show a task and how far it is, in a line of a terminal that disappears at the end.

    Elsewhere, such as in a file, a line is written once a minute.
    """
    return shown(task, None if Console(stderr=True).is_terminal else _once_a_minute(task))
