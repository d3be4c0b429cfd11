"""The arguments and options that commands share, and their completion in the shell."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from .. import ALGORITHMS, MISTAKES
from ..boards import gallery
from ..boards.notations import NOTATIONS
from ..programs import SIGNATURES, program_of
from .output import visible

__all__ = [
    "AlgorithmOption", "AlgorithmsOption", "Cells", "CostOption", "Die", "File", "Force",
    "NotationOption", "Output", "Page", "Seed", "SignatureOption", "Source", "Things", "To",
    "program_option", "starting",
]  # fmt: skip

# typer checks a value against these lists, shows them in the help and completes them.
if TYPE_CHECKING:
    NotationName = str
    SignatureName = str
else:
    NotationName = Literal[tuple(NOTATIONS)]
    SignatureName = Literal[tuple(SIGNATURES)]


def complete_file(incomplete: str, suffix: str = "") -> list[str]:
    """Return the files and folders that begin like this."""
    folder = incomplete[: incomplete.rfind("/") + 1]  # as it was typed, also "./"
    return [
        folder + path.name
        for path in Path(folder).glob("*")
        if path.name.startswith(incomplete[len(folder) :])
        and (path.name.endswith(suffix) or path.is_dir())
    ]


def complete_board(incomplete: str) -> list[str]:
    """Return the gallery names and files that begin like this."""
    return [*starting(incomplete, gallery.names()), *complete_file(incomplete)]


def complete_python(incomplete: str) -> list[str]:
    return complete_file(incomplete, ".py")


def complete_program(incomplete: str) -> list[str]:
    return starting(incomplete, [*ALGORITHMS, *MISTAKES])


def starting(incomplete: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]


def known_program(name: str) -> str:
    """Return the name of an algorithm or a mistake; list the known ones if it is neither."""
    try:
        return program_of(name).name
    except KeyError as error:
        told = f"{error.args[0]}; snl list shows all of them"
        raise typer.BadParameter(visible(told)) from None


def program_option(words: str, *names: str) -> Any:
    """Return an option that names an algorithm or a mistake."""
    return typer.Option(
        *names, metavar="NAME", parser=known_program, autocompletion=complete_program, help=words
    )


def page(path: Path | None) -> Path | None:
    """Refuse a page that does not end in .html."""
    if path is not None and path.suffix.lower() not in (".html", ".htm"):
        raise typer.BadParameter(
            f"a page must end with .html, not with {visible(path.suffix or path.name)}"
        )
    return path


File = Annotated[
    str | None,
    typer.Argument(
        metavar="BOARD",
        help="A file, the name of a gallery board, the text of a board such as "
        "'Board(30, {3: 22})', or - for standard input, the default.",
        autocompletion=complete_board,
    ),
]
Things = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOARD|FILE.py",
        help="A board: a file, the name of a gallery board, the text of a board such as "
        "'Board(30, {3: 22})', or - for standard input, the default. "
        "A program of yours, which alone gets a board that suits it: FILE.py, or FILE.py:NAME if "
        "it holds several functions, or FILE.py:CLASS.METHOD.",
        autocompletion=complete_board,
    ),
]
Source = Annotated[
    str | None,
    typer.Argument(
        metavar="FILE.py",
        help="A Python file; FILE.py:NAME if it holds several functions, or FILE.py:CLASS.METHOD. "
        "Also the name of a known algorithm or mistake.",
        autocompletion=complete_python,
    ),
]
NotationOption = Annotated[
    NotationName | None,
    typer.Option("--notation", help="The notation of the board; by default it is recognised."),
]
SignatureOption = Annotated[
    SignatureName | None,
    typer.Option(
        metavar="NAME",
        help="How to call your function; by default its parameters show it. One of "
        f"{', '.join(SIGNATURES)}.",
    ),
]
AlgorithmOption = Annotated[
    str | None,
    program_option("An algorithm or a mistake (snl list shows them); by default queue-bfs."),
]
AlgorithmsOption = Annotated[
    list[str] | None,
    program_option(
        "An algorithm or a mistake; repeat for each. By default all algorithms.", "--algorithm"
    ),
]
CostOption = Annotated[
    Literal["throws", "pips", "free-sixes", "paid-ladders"],
    typer.Option(
        help="The cost of a move: one throw; the face of the die; one throw, but nothing for a "
        "six; one throw, minus two for a ladder."
    ),
]
Page = Annotated[
    Path | None,
    typer.Option("-o", "--output", help="A page, .html.", callback=page),
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite a file that exists.")]
Output = Annotated[
    Path | None, typer.Option("-o", "--output", help="A file; by default the screen.")
]
To = Annotated[NotationName, typer.Option(help="The notation to write.")]
Cells = Annotated[int, typer.Option(help="Number of cells.")]
Die = Annotated[int, typer.Option(help="Number of faces.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same board.")]
