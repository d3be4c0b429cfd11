"""What comes out: tables, lines, progress, and the one line on what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import NoReturn

from rich.console import Console
from rich.text import Text

from ..tables import plain_table

__all__ = [
    "fail",
    "on_terminals",
    "print_data",
    "print_no_more",
    "say",
    "show",
    "visible",
    "warn",
    "working",
]

#: Work that takes no longer than this, in seconds, is not mentioned.
AFTER = 1.0


def on_terminals() -> bool:
    """Whether both streams are shown on a terminal."""
    return Console().is_terminal and Console(stderr=True).is_terminal


def warn(message: str) -> None:
    """A line on what went wrong, beside what is printed."""
    _line(Console(stderr=True), visible(f"snl: {message}"))


def fail(message: str) -> NoReturn:
    _line(Console(stderr=True), visible(f"snl: {message}"), "red")
    raise SystemExit(2)


def say(text: str, style: str = "") -> None:
    """Lines of text, with a colour where there are colours."""
    _line(Console(), text, style)


def _line(console: Console, text: str, style: str = "") -> None:
    """On a terminal, long lines are folded between words; a pipe has no width."""
    console.print(Text(text, style=style), soft_wrap=not console.is_terminal)


def print_no_more() -> None:
    """What is not printed yet goes nowhere; else Python would try again, and warn."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def visible(text: str) -> str:
    """A text from outside without characters that would steer the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def show(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    right: Collection[str] = (),
    prose: Collection[str] = (),
) -> None:
    """A table: plain and whole in a pipe; with lines, colours and fitted on a terminal."""
    console = Console()
    if console.is_terminal:
        from .tables import fitted  # only here, as below: in a pipe it is not needed

        console.print(fitted(console, columns, rows, right, prose))
    else:
        print(plain_table(columns, rows, right=right))


def print_data(text: str) -> None:
    """What a program is to read: in a pipe always UTF-8, which is what boards are read in."""
    if hasattr(sys.stdout, "reconfigure") and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    print(text, end="")


@contextmanager
def working(what: str) -> Iterator[Callable[[str], None]]:
    """Shows on a terminal what takes so long and since when, if it takes longer than `AFTER`.

    Gives a function that says more. What it says comes first, so that it is there on a narrow
    terminal too.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda more: None
        return
    from rich.progress import Progress, TextColumn

    # One column, because rich would take the room for a long text from the columns beside it.
    line = TextColumn("{task.elapsed:.0f} s  {task.description} ...", markup=False)
    # It must not put itself in the place of the streams: it begins in a thread, at any moment, and
    # would put back what a run that is watched has put there.
    progress = Progress(
        line, console=console, transient=True, redirect_stdout=False, redirect_stderr=False
    )
    task = progress.add_task(visible(what))
    timer = Timer(AFTER, progress.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda more: progress.update(
            task, description=visible(f"{more}: {what}"), refresh=True
        )
    finally:
        timer.cancel()
        timer.join()
        progress.stop()
