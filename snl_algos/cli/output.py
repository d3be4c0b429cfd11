"""Output: tables, lines, progress, and error messages of one line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from time import monotonic
from typing import NoReturn, TextIO

from rich.console import Console
from rich.text import Text

from ..findings import visible
from ..tables import plain_table

__all__ = [
    "discard", "fail", "narrowed", "on_terminals", "open_standard_streams", "print_data",
    "print_json", "say", "show", "visible", "warn", "working",
]  # fmt: skip

#: Progress is shown after this many seconds.
PROGRESS_DELAY = 1.0
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


def _once_a_minute(task: str) -> Callable[[str], None]:
    """Return a function that writes words on a task to the error stream, at most once a minute."""
    last = monotonic()

    def show(words: str) -> None:
        nonlocal last
        if monotonic() - last >= MINUTE:
            last = monotonic()
            print(visible(f"{words}: {task}"), file=sys.stderr, flush=True)

    return show


@contextmanager
def working(task: str) -> Iterator[Callable[[str], None]]:
    """Show on a terminal a task and its elapsed time, if it takes more than `PROGRESS_DELAY`.

    Elsewhere, such as in a file, the words are shown in one line a minute.

    The function it yields shows more words. They come first, so that they are visible even on a
    narrow terminal.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _once_a_minute(task)
        return
    from rich.progress import Progress, TextColumn

    # One column, because a long text would take its space from other columns.
    line = TextColumn("{task.elapsed:.0f} s  {task.description} ...", markup=False)
    # It must not redirect the streams: it starts in a thread, at any moment, and would later
    # restore streams that a traced run had replaced.
    progress = Progress(
        line, console=console, transient=True, redirect_stdout=False, redirect_stderr=False
    )
    shown = progress.add_task(visible(task))
    timer = Timer(PROGRESS_DELAY, progress.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda words: progress.update(
            shown, description=visible(f"{words}: {task}"), refresh=True
        )
    finally:
        timer.cancel()
        timer.join()
        progress.stop()
