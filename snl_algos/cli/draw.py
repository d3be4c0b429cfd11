"""`snl draw`: a picture of a board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from .. import ALGORITHMS
from ..extras import import_optional
from .files import write
from .inputs import one_board
from .options import BoardArgument, Force, NotationOption, refuse, switch, value
from .output import warn, working

__all__ = ["command"]


def command(
    file: BoardArgument = None,
    output: Annotated[
        Path | None, value("FILE", "A file: .svg, .png or .pdf.", "-o", "--output")
    ] = None,
    route: Annotated[bool, switch("--route", "Also draw a shortest route.")] = False,
    theme: Annotated[
        Literal["light", "dark", "auto"] | None,
        typer.Option(
            help="The colours of a picture, by default light; auto: an SVG follows the page it "
            "is on."
        ),
    ] = None,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """Draw a board; without -o, in text."""
    if output is None:
        refuse({"--theme": theme}, "this needs a file: -o FILE")
    board = one_board(file, notation).board
    moves = ALGORITHMS["queue-bfs"](board).route if route else None
    if route and moves is None:
        warn("the goal cannot be reached, so no route is drawn")
    if output is None:
        print(board)
        for number, move in enumerate(moves or (), start=1):
            print(f"{number}. {move}")
        return
    pictures = import_optional("pictures")
    with working("drawing"):
        kind = output.suffix.removeprefix(".").lower()
        drawn = pictures.board_picture(board, route=moves, theme=theme or "light")
        picture: bytes = drawn.to_bytes(kind)
    write(output, picture, force)
