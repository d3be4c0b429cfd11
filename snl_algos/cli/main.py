"""The entry point of `snl`: whatever goes wrong ends in a message and an exit code."""

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
from .output import fail, on_terminals, print_no_more

__all__ = ["SUMMARIES", "app", "load_command", "run"]

#: Command → what the list of commands says of it: the first paragraph of its help. Each command
#: is a module of this package, which is loaded when the command is called.
SUMMARIES = {
    "solve": "The fewest throws, and a route.",
    "compare": "A table of what the programs say, which are right, and what their runs did.",
    "algorithms": "The algorithms: which are exact, how they grow, and what the others get wrong.",
    "draw": "A picture of a board; without -o, a drawing in text.",
    "convert": (
        "A board in another notation. What the notation cannot hold is refused, not dropped."
    ),
    "boards": "The boards of the gallery. A name works wherever a file does.",
    "random": (
        "A random board, printed. What was chosen for you is said, so that you can have it again."
    ),
    "check": "Is it right? If not, a board that shows it, the smallest that can be found.",
    "design": "A board that looks like a printed one and has the properties that you ask for.",
    "lessons": "Copy the lessons into a folder of yours, and open lesson 0 in JupyterLab.",
    "step": "A run, line by line: as a page, a picture, a film; without -o, the steps in text.",
    "records": (
        "The best boards that are known here, each with its proof; without a command, the list."
    ),
    "suite": (
        "Write few tests that catch every known mistake and every slip, smallest boards first."
    ),
    "atlas": (
        "Every program of a plan on all of its boards: how often each is wrong, and in what way."
    ),
}


class CommandGroup(TyperGroup):
    """Lists the commands by their summaries, and loads only the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: TyperCommand(name, help=text) for name, text in SUMMARIES.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the name of the command that is called, the command, and its arguments."""
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
    """Run the command. Bad input ends in one line, and the exit code is then 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an arrow must not end a command in a narrow encoding
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
        # typer turns a closed pipe into an exit of its own
        cause = error if isinstance(error, OSError) else error.__context__
        if isinstance(cause, BrokenPipeError):  # whoever read the output has seen enough
            print_no_more()
            raise SystemExit(0) from None
        if isinstance(error, SystemExit):
            raise
        if error.filename is None:  # no file of ours, so it is what was to be printed
            print_no_more()
        place = "standard output" if error.filename is None else error.filename
        fail(f"{place}: {error.strerror or error}")


@app.callback(invoke_without_command=True)
def _snl(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        print(f"snl_algos {__version__}")
        raise typer.Exit
