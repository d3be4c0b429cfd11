"""The entry point of `snl`: every error ends in a message and an exit code."""

from __future__ import annotations

import re
import sys
import warnings
from importlib import import_module
from typing import Annotated, Any

import typer
import typer.main
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from .. import __version__
from ..errors import Explained
from ..extras import MissingExtra
from .output import discard, fail, on_terminals, open_standard_streams, warn

__all__ = ["SUMMARIES", "app", "load_command", "run"]

#: The panels of the list of commands on a terminal: command → the first paragraph of its help. Each
#: command is a module of this package, loaded when the command is called.
PANELS = {
    "Boards": {
        "draw": "Draw a board; without -o, in text.",
        "convert": "Convert a board to another notation, if it can express the board.",
        "boards": "List the boards of the gallery. A name works wherever a file does.",
        "random": (
            "Print a random board. A seed chosen for you is reported, so that you can repeat it."
        ),
    },
    "Programs": {
        "solve": "Find the fewest throws, and a route.",
        "step": "Step through a run, as text, or as a page, picture or film.",
        "compare": "Compare the answers and the work of programs on one board.",
        "check": "Check a program. If it is wrong, show the smallest failing board found.",
        "list": "List the algorithms with their limits, and the known mistakes.",
    },
    "Class": {
        "grade": "Grade a class: judge, group the mistakes, write feedback.",
        "lessons": "Copy the lessons to a folder, and open lesson 1 in JupyterLab.",
        "book": "Serve the built web book on this computer, and open it.",
    },
    "Lab": {"lab": "For research: survey boards by a plan; write and score suites."},
}
SUMMARIES = {name: words for names in PANELS.values() for name, words in names.items()}

#: What typer raises for arguments that it, or a command, refuses.
UsageError: Any = typer.BadParameter.__base__


class CommandGroup(TyperGroup):
    """List the commands by their summaries, and load only the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {
            name: TyperCommand(name, help=summary, rich_help_panel=panel)
            for panel, names in PANELS.items()
            for name, summary in names.items()
        }

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the name of the called command, the command, and its arguments."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, name and load_command(name), rest


def load_command(name: str) -> Any:
    """Return a command from its module, which holds the group `lab`, or one function `command`."""
    module = import_module(f".{name}", __package__)
    if name == "lab":
        commands = module.app
    else:
        commands = typer.Typer(add_completion=False)
        commands.command(name)(module.command)
    commands.rich_markup_mode = app.rich_markup_mode
    return typer.main.get_command(commands)


# Help names an argument, and writes nothing after a switch: typer would write types of Python.
_argument: Any = TyperArgument
_option: Any = TyperOption
_written: Any = getattr(TyperOption, "display_type_rich", None)  # only new versions have it
_argument.display_type_rich = lambda argument, ctx: None
_option.display_type_rich = lambda option, ctx: None if option.is_flag else _written(option, ctx)
app = typer.Typer(
    name="snl",
    cls=CommandGroup,
    help="Shortest paths on Snakes and Ladders boards: solve, step through, check, grade.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def run() -> None:
    """Run the command. Whatever is wrong with its input ends in one line and exit code 2."""
    open_standard_streams()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # an encoding without arrows must not end a command
            stream.reconfigure(errors="replace")
    # Help has boxes and colours on a terminal, and is plain in a pipe.
    app.rich_markup_mode = "rich" if on_terminals() else None
    try:
        try:
            with warnings.catch_warnings():  # the place in the code says nothing to a user
                warnings.showwarning = lambda message, *place, **more: warn(str(message))
                code = app(prog_name="snl", standalone_mode=False)
        finally:
            if sys.stdout is not None:  # a full disk must be noticed here, not after the end
                sys.stdout.flush()
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            error.show()
            raise SystemExit(error.exit_code) from None
        fail(_in_one_line(error), error.ctx.command_path if error.ctx else "snl")
    except (Explained, MissingExtra) as error:
        fail(str(error))
    except MemoryError:
        fail("the board is too large for the memory of this machine")
    except (OSError, SystemExit) as error:
        # typer turns a closed pipe into a SystemExit
        cause = error if isinstance(error, OSError) else error.__context__
        if isinstance(cause, BrokenPipeError):  # the reader of the output has seen enough
            discard(sys.stdout)
            raise SystemExit(0) from None
        if isinstance(error, SystemExit):
            raise
        if error.filename is None:  # not a file of ours, so printing failed
            discard(sys.stdout)
        place = "standard output" if error.filename is None else error.filename
        fail(f"{place}: {error.strerror or error}")
    raise SystemExit(code)


#: What typer writes around a message, or in words of its own library → plain words.
PLAIN = {
    "^Invalid value(?: for|:) ": "",
    "Value error, ": "",
    "Input should be ": "it should be ",
    "a valid integer": "a whole number",
    "a valid number": "a number",
    r", unable to parse string as an? \w+$": "",
}


def _in_one_line(error: Any) -> str:
    """Return what is wrong with the arguments, without typer's lines on usage and help."""
    words = " ".join(error.format_message().split())
    for said, plain in PLAIN.items():
        words = re.sub(said, plain, words)
    return words


@app.callback(invoke_without_command=True)
def _snl(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        print(f"snl_algos {__version__}")
        raise typer.Exit
