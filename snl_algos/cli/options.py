"""The arguments and options that commands share, and their completion in the shell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from .. import ALGORITHMS, MISTAKES
from ..boards import gallery
from ..boards.notations import NOTATIONS
from ..programs import SIGNATURES, program_of
from .output import visible

__all__ = [
    "AlgorithmOption", "BoardArgument", "Force", "JsonOption", "NotationName", "NotationOption",
    "SignatureOption", "SourceArgument", "ThingsArgument", "program_option", "refuse", "switch",
    "value",
]  # fmt: skip

# typer checks a value against these lists, shows them in the help and completes them.
if TYPE_CHECKING:
    NotationName = str
    SignatureName = str
else:
    NotationName = Literal[tuple(NOTATIONS)]
    SignatureName = Literal[tuple(SIGNATURES)]

A_BOARD = (
    "a file, the name of a gallery board, the text of a board such as 'Board(30, {3: 22})', or - "
    "for standard input, the default."
)


def complete_board(incomplete: str) -> list[str]:
    """Return the gallery names that begin like this; if there are none, the shell offers files."""
    return [name for name in gallery.names() if name.startswith(incomplete)]


def complete_program(incomplete: str) -> list[str]:
    """Return the algorithms and mistakes that begin like this."""
    return [name for name in (*ALGORITHMS, *MISTAKES) if name.startswith(incomplete)]


def known_program(name: str) -> str:
    """Return the name of an algorithm or a mistake; list the known ones if it is neither."""
    try:
        return program_of(name).name
    except KeyError as error:
        told = f"{error.args[0]}; snl list shows all of them"
        raise typer.BadParameter(visible(told)) from None


def refuse(options: dict[str, Any], why: str) -> None:
    """Refuse the options that were given, if there are any."""
    given = [f"'{name}'" for name, value in options.items() if value not in (None, "", [])]
    if given:
        raise typer.BadParameter(why, param_hint=" / ".join(given))


def value(name: str, words: str, *options: str, **limits: Any) -> Any:
    """Return an option whose value has a name in the help."""
    return typer.Option(*options, metavar=name, help=words, **limits)


def switch(name: str, words: str) -> Any:
    """Return an option without a value."""
    return typer.Option(name, help=words)


def program_option(words: str) -> Any:
    """Return the option --algorithm, which names an algorithm or a mistake."""
    return typer.Option(
        "--algorithm", metavar="NAME", parser=known_program, autocompletion=complete_program,
        help=words,
    )  # fmt: skip


BoardArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="BOARD", help=A_BOARD[0].upper() + A_BOARD[1:], autocompletion=complete_board
    ),
]
ThingsArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOARD|FILE.py",
        help=f"A board: {A_BOARD} And a program of yours; "
        "without a board, it gets one that suits it: FILE.py, FILE.py:NAME if it holds several "
        "functions, or FILE.py:CLASS.METHOD.",
        autocompletion=complete_board,
    ),
]
SourceArgument = Annotated[
    str | None,
    typer.Argument(
        metavar="FILE.py",
        help="A Python file; FILE.py:NAME if it holds several functions, or FILE.py:CLASS.METHOD. "
        "Also the name of a known algorithm or mistake.",
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
JsonOption = Annotated[bool, switch("--json", "Print JSON, for programs.")]
Force = Annotated[bool, switch("--force", "Overwrite a file that exists.")]
