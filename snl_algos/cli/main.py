"""The entry point of `snl`: every error ends in a message and an exit code."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Any

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

from .. import __version__
from ..errors import Explained
from ..extras import MissingExtra
from .output import discard_output, fail, on_terminals

__all__ = ["SUMMARIES", "app", "load_command", "run"]

#: Command → the first paragraph of its help, for the list of commands. Each command is a module
#: of this package, loaded when the command is called.
SUMMARIES = {
    "solve": "Find the fewest throws, and a route.",
    "compare": "Compare programs: their answers, which are right, and what their runs did.",
    "algorithms": (
        "List the algorithms: which are exact, how they grow, and what the others get wrong."
    ),
    "draw": "Draw a board; without -o, in text.",
    "convert": (
        "Convert a board to another notation; refuse a board that the notation cannot express."
    ),
    "boards": "List the boards of the gallery. A name works wherever a file does.",
    "random": (
        "Print a random board. Values chosen for you are reported, so that you can repeat it."
    ),
    "check": (
        "Check whether a program is right; if not, show the smallest board found where it fails."
    ),
    "grade": (
        "Grade a class: find the submissions, judge each, group the mistakes, write feedback."
    ),
    "design": (
        "Design a board that looks like a printed one and has the properties that you ask for."
    ),
    "lessons": "Copy the lessons into a folder of yours, and open lesson 0 in JupyterLab.",
    "step": "Show a run line by line: as a page, a picture or a film; without -o, in text.",
    "records": (
        "Show the best boards known here, each with its proof; without a command, list them."
    ),
    "suite": (
        "Write a few tests that catch every known mistake and every slip, smallest boards first."
    ),
    "atlas": (
        "Run every program of a plan on all its boards, and count how often and how each is wrong."
    ),
}


class CommandGroup(TyperGroup):
    """List the commands by their summaries, and load only the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: TyperCommand(name, help=text) for name, text in SUMMARIES.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the name of the called command, the command, and its arguments."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, name and load_command(name), rest


def load_command(name: str) -> Any:
    """Return a command, from its module."""
    module = import_module(f".{name}", __package__)
    module.app.rich_markup_mode = app.rich_markup_mode
    return typer.main.get_command(module.app)


app = typer.Typer(
    name="snl",
    cls=CommandGroup,
    help="Fewest throws on Snakes and Ladders boards, by several algorithms side by side.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def run() -> None:
    """Run the command. Bad input ends in a message of one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an encoding without arrows must not end a command
            stream.reconfigure(errors="replace")
    # Help and usage errors have boxes and colours on a terminal, and are plain in a pipe.
    app.rich_markup_mode = "rich" if on_terminals() else None
    try:
        try:
            app(prog_name="snl")
        finally:
            if sys.stdout is not None:  # a full disk must be noticed here, not after the end
                sys.stdout.flush()
    except (Explained, MissingExtra) as error:
        fail(str(error))
    except MemoryError:
        fail("the board is too large for the memory of this machine")
    except (OSError, SystemExit) as error:
        # typer turns a closed pipe into a SystemExit
        cause = error if isinstance(error, OSError) else error.__context__
        if isinstance(cause, BrokenPipeError):  # the reader of the output has seen enough
            discard_output()
            raise SystemExit(0) from None
        if isinstance(error, SystemExit):
            raise
        if error.filename is None:  # not a file of ours, so printing failed
            discard_output()
        place = "standard output" if error.filename is None else error.filename
        fail(f"{place}: {error.strerror or error}")


@app.callback(invoke_without_command=True)
def _snl(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        print(f"snl_algos {__version__}")
        raise typer.Exit
