"""What goes in: the arguments that commands share, and the boards they name."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from .. import ALGORITHMS, BoardError, gallery
from ..notations import MOST_BYTES, NOTATIONS, NamedBoard
from .showing import visible

__all__ = [
    "AlgorithmOption",
    "File",
    "Files",
    "Force",
    "NotationOption",
    "checked",
    "complete_algorithm",
    "complete_notation",
    "named_boards",
    "one_board",
    "read",
]  # fmt: skip


def complete_board(incomplete: str) -> list[str]:
    """Gallery names and files, for the shell."""
    folder = incomplete[: incomplete.rfind("/") + 1]  # as it was typed, "./" too
    files = [folder + path.name for path in Path(folder).glob("*")]
    return [name for name in [*gallery.names(), *files] if name.startswith(incomplete)]


def complete_algorithm(incomplete: str) -> list[str]:
    return [name for name in ALGORITHMS if name.startswith(incomplete)]


def complete_notation(incomplete: str) -> list[str]:
    return [name for name in NOTATIONS if name.startswith(incomplete)]


File = Annotated[
    str,
    typer.Argument(
        help="A file, the name of a gallery board, or - for standard input.",
        autocompletion=complete_board,
    ),
]
Files = Annotated[
    list[str] | None,
    typer.Argument(
        help="Files, names of gallery boards, or - for standard input.",
        autocompletion=complete_board,
    ),
]
NotationOption = Annotated[
    str | None,
    typer.Option(
        "--notation",
        help=f"The notation, if it is not to be recognised: {', '.join(NOTATIONS)}.",
        autocompletion=complete_notation,
    ),
]
AlgorithmOption = Annotated[
    str,
    typer.Option(
        help="The algorithm (snl algorithms lists them).", autocompletion=complete_algorithm
    ),
]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that is there.")]


def read(source: str, notation: str | None) -> list[NamedBoard]:
    """The boards of a file, of the gallery or of standard input."""
    if source != "-":
        return gallery.load_boards(source, notation)
    if sys.stdin is None or sys.stdin.isatty():
        raise BoardError("give a file or the name of a gallery board (snl boards lists them)")
    return gallery.read_from(sys.stdin.buffer.read(MOST_BYTES + 1), "standard input", notation)


def named_boards(source: str, notation: str | None) -> list[NamedBoard]:
    """The boards as `read` gives them, each under the name by which to show it."""
    named = read(source, notation)
    source = "standard input" if source == "-" else source
    if len(named) == 1:
        return [NamedBoard(named[0].board, visible(source))]
    return [
        NamedBoard(one.board, f"{visible(source)}, board {at}")
        for at, one in enumerate(named, start=1)
    ]


def one_board(source: str, notation: str | None) -> NamedBoard:
    named = read(source, notation)
    if len(named) > 1:
        raise BoardError(f"{source}: it holds {len(named)} boards, and this takes one")
    return named[0]


def checked(names: Sequence[str] | None) -> list[str]:
    """Names of algorithms, all of them by default."""
    try:
        return [ALGORITHMS.named(name).name for name in names or ALGORITHMS]
    except KeyError as error:
        raise BoardError(error.args[0]) from None
