"""`snl convert`: a board in another notation."""

from __future__ import annotations

import typer

from ..boards.notations import write_boards
from .files import print_or_write
from .inputs import read
from .options import File, Force, NotationOption, Output, To

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def convert(
    file: File = None,
    to: To = "json",
    output: Output = None,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """Convert a board to another notation, if that can express it."""
    print_or_write(write_boards(read(file, notation), to), output, force)
