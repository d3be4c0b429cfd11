"""What comes out: tables, lines, files, and the one line on what went wrong."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import NoReturn

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..board import BoardError
from ..tables import plain_table

__all__ = [
    "complain",
    "fail",
    "hand_on",
    "print_no_more",
    "say",
    "show",
    "visible",
    "working",
    "write",
]


def complain(message: str) -> None:
    """A line on what went wrong, beside what is printed."""
    Console(stderr=True, soft_wrap=True).print(Text(visible(f"snl: {message}")))


def fail(message: str) -> NoReturn:
    Console(stderr=True, soft_wrap=True).print(Text(visible(f"snl: {message}"), style="red"))
    raise SystemExit(2)


def print_no_more() -> None:
    """What is not printed yet goes nowhere; else Python would try again, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def visible(text: str) -> str:
    """A text from outside without characters that would steer the terminal."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)


def show(columns: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[str] = ()) -> None:
    """A table: with lines and colours on a terminal, plain in a pipe."""
    console = Console()
    if not console.is_terminal:
        print(plain_table(columns, rows, right=right))
        return
    table = Table(header_style="bold")
    for heading in columns:
        # On a narrow terminal texts are folded; cut off, they would say less than in a pipe.
        table.add_column(
            heading,
            justify="right" if heading in right else "left",
            overflow="fold",
            no_wrap=heading == columns[0],
        )
    colours = {"yes": "green", "no": "red", "refused": "yellow"}
    for row in rows:
        table.add_row(*(Text(text, style=colours.get(text, "")) for text in row))
    console.print(table)


def hand_on(text: str) -> None:
    """What a program is to read: in a pipe always UTF-8, which is what boards are read in."""
    if hasattr(sys.stdout, "reconfigure") and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    print(text, end="")


def say(text: str, style: str = "") -> None:
    """A line of text, with a colour where there are colours."""
    Console(soft_wrap=True).print(Text(text, style=style))


@contextmanager
def working(what: str) -> Iterator[Callable[[str], None]]:
    """Says on a terminal what takes so long, if it takes longer than a second.

    Gives a function that says more.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda more: None
        return
    status = console.status(Text(f"{what} ..."))
    timer = Timer(1.0, status.start)
    timer.daemon = True
    timer.start()
    try:
        yield lambda more: status.update(Text(f"{what}: {more} ..."))
    finally:
        timer.cancel()
        timer.join()
        status.stop()


def write(path: Path, data: bytes, force: bool) -> None:
    """A file, whole or not at all, and never over another unless forced.

    A link stays a link: the file it leads to is written. A file that is written over keeps
    its permissions.
    """
    target = Path(os.path.realpath(path))
    there = os.path.lexists(target)
    if there and not target.is_file():
        raise BoardError(f"{path} is no file that can be written over")
    if there and not force:
        raise BoardError(f"{path} is there already; --force writes over it")
    try:
        handle, beside = tempfile.mkstemp(dir=target.parent, prefix=".snl-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(beside).chmod(target.stat().st_mode & 0o777 if there else 0o666 & ~_umask())
            Path(beside).replace(target)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BoardError(f"{path}: cannot be written: {error.strerror or error}") from None


def _umask() -> int:
    umask = os.umask(0)
    os.umask(umask)
    return umask
