"""The arguments and options that commands share, and what the shell may complete."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .. import ALGORITHMS, MISTAKES
from ..boards import gallery
from ..boards.notations import NOTATIONS
from ..programs import SIGNATURES, program_of
from .output import visible

__all__ = [
    "AlgorithmOption",
    "AlgorithmsOption",
    "CostOption",
    "File",
    "Force",
    "NotationName",
    "NotationOption",
    "Page",
    "SignatureOption",
    "Source",
    "Things",
]

# The library checks a value against these lists, names them in its help and completes them.
if TYPE_CHECKING:
    NotationName = str
    SignatureName = str
else:
    NotationName = Literal[tuple(NOTATIONS)]
    SignatureName = Literal[tuple(SIGNATURES)]


def complete_file(incomplete: str, suffix: str = "") -> list[str]:
    """Files and folders, for the shell."""
    folder = incomplete[: incomplete.rfind("/") + 1]  # as it was typed, "./" too
    return [
        folder + path.name
        for path in Path(folder).glob("*")
        if path.name.startswith(incomplete[len(folder) :])
        and (path.name.endswith(suffix) or path.is_dir())
    ]


def complete_board(incomplete: str) -> list[str]:
    """Gallery names and files."""
    return [*starting(incomplete, gallery.names()), *complete_file(incomplete)]


def complete_python(incomplete: str) -> list[str]:
    return complete_file(incomplete, ".py")


def complete_program(incomplete: str) -> list[str]:
    return starting(incomplete, [*ALGORITHMS, *MISTAKES])


def starting(incomplete: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]


def known_program(name: str) -> str:
    """The name of an algorithm or of a mistake; the message of any other lists what there is."""
    try:
        return program_of(name).name
    except KeyError as error:
        raise typer.BadParameter(visible(error.args[0])) from None


def page(path: Path | None) -> Path | None:
    """The name of a page to be written."""
    if path is not None and path.suffix.lower() not in (".html", ".htm"):
        raise typer.BadParameter(f"a page is .html, not {visible(path.suffix) or 'without suffix'}")
    return path


File = Annotated[
    str | None,
    typer.Argument(
        metavar="BOARD",
        help="A file, the name of a gallery board, or - for standard input.",
        autocompletion=complete_board,
    ),
]
Things = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOARD|FILE.py",
        help="A board: a file, the name of a gallery board, or - for standard input. "
        "A program of yours: FILE.py, or FILE.py:NAME if it holds several functions, or "
        "FILE.py:CLASS.METHOD.",
        autocompletion=complete_board,
    ),
]
Source = Annotated[
    str | None,
    typer.Argument(
        metavar="FILE.py",
        help="A file of Python; FILE.py:NAME if it holds several functions, or "
        "FILE.py:CLASS.METHOD.",
        autocompletion=complete_python,
    ),
]
NotationOption = Annotated[
    NotationName | None,
    typer.Option("--notation", help="The notation of the board; by default it is recognised."),
]
SignatureOption = Annotated[
    SignatureName | None,
    typer.Option(help="How to call your function; by default its parameters show it."),
]
AlgorithmOption = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        help="An algorithm (snl algorithms lists them) or a mistake; by default queue-bfs.",
        parser=known_program,
        autocompletion=complete_program,
    ),
]
AlgorithmsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--algorithm",
        metavar="NAME",
        help="An algorithm or a mistake; again for each. By default all algorithms.",
        parser=known_program,
        autocompletion=complete_program,
    ),
]
CostOption = Annotated[
    Literal["throws", "pips", "free-sixes", "paid-ladders"],
    typer.Option(
        help="What a move costs: one throw; what the die shows; one throw, but a six nothing; "
        "one throw, and a ladder pays two back."
    ),
]
Page = Annotated[
    Path | None,
    typer.Option("-o", "--output", help="Where to: a page, .html.", callback=page),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite a file that exists.")]
