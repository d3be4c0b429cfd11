"""The entry point of `snl`: whatever goes wrong ends in a message and an exit code."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from .. import BoardError, ProgramError, __version__
from ..extras import MissingExtra
from ..lab.design import DesignError
from ..lab.suites import SuiteError
from ..lab.survey import AtlasError
from .output import fail, on_terminals, print_no_more

__all__ = ["app", "run"]

app = typer.Typer(
    name="snl",
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
    except (AtlasError, BoardError, DesignError, MissingExtra, ProgramError, SuiteError) as error:
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
