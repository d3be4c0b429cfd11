"""The entry point of `snl`: every error ends in a message and an exit code."""

from __future__ import annotations

import re
import sys
import warnings
from functools import partial
from importlib import import_module
from typing import Annotated, Any

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

from .. import __version__
from ..errors import BoardWarning, Explained, did_you_mean
from ..extras import MissingExtra
from .output import discard, fail, on_terminals, open_standard_streams, warn

__all__ = ["SUMMARIES", "app", "load_command", "run"]

#: Command → the first paragraph of its help, for the list of commands. Each command is a module
#: of this package, loaded when the command is called.
SUMMARIES = {
    "draw": "Draw a board; without -o, in text.",
    "convert": "Convert a board to another notation, if that can express it.",
    "boards": "List the boards of the gallery. A name works wherever a file does.",
    "random": (
        "Print a random board. Values chosen for you are reported, so that you can repeat it."
    ),
    "solve": "Find the fewest throws, and a route.",
    "step": "Step through a run, as text, or as a page, picture or film.",
    "compare": "Compare the answers and the work of programs on one board.",
    "check": "Check a program. If it is wrong, show the smallest failing board found.",
    "list": "List the algorithms with their limits, and the known mistakes.",
    "grade": "Grade a class: judge, group the mistakes, write feedback.",
    "lessons": "Copy the lessons to a folder, and open lesson 1 in JupyterLab.",
    "book": "Serve the built web book on this computer, and open it.",
    "lab": "For research: survey boards by a plan; write and score suites.",
}
#: The panels of the list of commands on a terminal.
PANELS = {
    "Boards": ("draw", "convert", "boards", "random"),
    "Programs": ("solve", "step", "compare", "check", "list"),
    "Class": ("grade", "lessons", "book"),
    "Lab": ("lab",),
}

#: What people ask for by the names of functions, and the command that has it.
ASKED_FOR = {
    "trace": "snl step shows a run",
    "explore": "snl lessons opens boards to play on",
    "play": "snl lessons opens boards to play on",
    "algorithms": "snl list shows algorithms and mistakes",
    "mistakes": "snl list shows algorithms and mistakes",
}

#: What typer raises for arguments that it, or a command, refuses.
UsageError: Any = typer.BadParameter.__base__


class CommandGroup(TyperGroup):
    """List the commands by their summaries, and load only the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {
            name: TyperCommand(name, help=SUMMARIES[name], rich_help_panel=panel)
            for panel, names in PANELS.items()
            for name in names
        }

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the name of the called command, the command, and its arguments."""
        if args[0] in ASKED_FOR:
            ctx.fail(f"no such command '{args[0]}'; {ASKED_FOR[args[0]]}")
        name, _, rest = super().resolve_command(ctx, args)
        return name, name and load_command(name), rest

    def get_params(self, ctx: Any) -> list[Any]:
        """Return the options, whose values help names in words."""
        return _with_values_named(super().get_params(ctx))

    def invoke(self, ctx: Any) -> Any:
        """Run the called command; a wrong value is refused in plain words."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            error.message = _with_near_name(_in_plain_words(error.message))
            raise


def _in_plain_words(message: str) -> str:
    """Remove from a message the words that only typer's own library uses.

    Examples
    --------
    >>> _in_plain_words("Value error, 'x' is not one of 'y', 'z'.")
    "'x' is not one of 'y', 'z'."
    >>> _in_plain_words("Input should be a valid integer, unable to parse string as an integer")
    'it should be a whole number'
    """
    message = re.sub(r", unable to parse string as an? \w+$", "", message)
    message = message.removeprefix("Value error, ").replace("Input should be ", "it should be ")
    message = message.replace("Unable to parse input string as an integer, e", "it is too long: e")
    return message.replace("a valid integer", "a whole number").replace(
        "a valid number", "a number"
    )


def _with_near_name(message: str) -> str:
    """Add to a message that lists the choices the one that was probably meant.

    Examples
    --------
    >>> _with_near_name("'gird' is not one of 'grid', 'pairs'.")
    "'gird' is not one of 'grid', 'pairs' (did you mean 'grid'?)."
    """
    refused = re.fullmatch(r"'(.*)' is not one of ('.*')\.", message, re.DOTALL)
    if refused is None:
        return message
    word, listed = refused.groups()
    hint = did_you_mean(word, re.findall("'(.*?)'", listed))
    return f"{message[:-1]}{hint}."


def load_command(name: str) -> Any:
    """Return a command, from its module."""
    module = import_module(f".{name}", __package__)
    module.app.rich_markup_mode = app.rich_markup_mode
    command = typer.main.get_command(module.app)
    _name_values(command)
    return command


#: What help writes for the value of an option, by the type that typer writes.
VALUES: dict[str, str | None] = {
    "<int>": "N", "<int range>": "N", "<float>": "N", "<float range>": "N", "<str>": "TEXT",
    "<path>": "FILE", "<bool>": None,
}  # fmt: skip


def _name_values(command: Any) -> None:
    """Let help name values in words of the command line, instead of Python's types.

    Typer has no setting for it, and shows the type of an argument after its name.
    """
    listed = command.get_params
    command.get_params = lambda ctx: _with_values_named(listed(ctx))
    for inner in getattr(command, "commands", {}).values():
        _name_values(inner)


def _with_values_named(parameters: list[Any]) -> list[Any]:
    for parameter in parameters:
        parameter.display_type_rich = partial(_value_of, parameter)
        parameter._get_number_range_help_str = partial(_range_of, parameter)
    return parameters


def _value_of(parameter: Any, ctx: Any) -> str | None:
    """Return how help writes the value of an option; None for an argument, which has a name."""
    if parameter.param_type_name == "argument":
        return None
    written: str = type(parameter).display_type_rich(parameter, ctx)
    return VALUES.get(written, written)


def _range_of(parameter: Any) -> str | None:
    """Return which numbers an option takes, in words: "1 or more" for typer's "x>=1"."""
    written = type(parameter)._get_number_range_help_str(parameter)
    if not written:
        return None
    return re.sub(r"^x>=(.+)", r"\1 or more", written).replace("<=x<=", " to ")


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
    shown = warnings.showwarning

    def in_one_line(message: Any, category: type[Warning], *place: Any, **more: Any) -> None:
        if category in (RuntimeWarning, BoardWarning):  # ours: the place says nothing to a user
            warn(str(message))
        else:
            shown(message, category, *place, **more)

    warnings.showwarning = in_one_line
    # Help has boxes and colours on a terminal, and is plain in a pipe.
    app.rich_markup_mode = "rich" if on_terminals() else None
    try:
        try:
            code = app(prog_name="snl", standalone_mode=False)
        finally:
            warnings.showwarning = shown
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


def _in_one_line(error: Any) -> str:
    """Return what is wrong with the arguments; typer has lines on usage and help around it."""
    words = " ".join(error.format_message().split())
    return words.removeprefix("Invalid value: ").removeprefix("Invalid value for ")


@app.callback(invoke_without_command=True)
def _snl(
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        print(f"snl_algos {__version__}")
        raise typer.Exit
