"""`snl convert`: a board in another notation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..boards.notations import write_boards
from .files import write
from .inputs import read
from .options import File, Force, NotationName, NotationOption
from .output import print_data

__all__ = ["app"]

app = typer.Typer(add_completion=False)


@app.command()
def convert(
    file: File = None,
    to: Annotated[NotationName, typer.Option(help="The notation to write.")] = "json",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="A file; by default the screen.")
    ] = None,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """Convert a board to another notation, if that can express it."""
    text = write_boards(read(file, notation), to)
    if output is None:
        print_data(text)
    else:
        write(output, text.encode(), force)
