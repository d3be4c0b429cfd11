"""`snl convert`: a board in another notation."""

from __future__ import annotations

from typing import Annotated

import typer

from ..boards.notations import write_boards
from .inputs import read
from .options import BoardArgument, NotationName, NotationOption
from .output import print_data

__all__ = ["command"]


def command(
    file: BoardArgument = None,
    to: Annotated[NotationName, typer.Option(help="The notation to write.")] = "json",
    notation: NotationOption = None,
) -> None:
    """Convert a board to another notation, if it can express the board."""
    print_data(write_boards(read(file, notation), to))
