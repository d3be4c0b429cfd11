"""`snl random`: a random board."""

from __future__ import annotations

import random
from typing import Annotated

import typer

from ..boards.generated import numbers_of_jumps, random_board
from ..boards.notations import NamedBoard, write_boards
from .options import NotationName, value
from .output import print_data, warn

__all__ = ["command"]

#: More snakes, or more ladders, than this are a typing error.
MOST = 250_000


def command(
    cells: Annotated[int, value("N", "Number of cells.")] = 100,
    snakes: Annotated[
        int | None,
        value("N", "Number of snakes; by default one for every ten cells, at most 10.", max=MOST),
    ] = None,
    ladders: Annotated[
        int | None,
        value("N", "Number of ladders; by default one for every ten cells, at most 10.", max=MOST),
    ] = None,
    seed: Annotated[int | None, value("N", "The same seed gives the same board.")] = None,
    die: Annotated[int, value("N", "Number of faces.")] = 6,
    to: Annotated[NotationName, typer.Option(help="The notation to write.")] = "json",
) -> None:
    """Print a random board. A seed chosen for you is reported, so that you can repeat it."""
    drawn = random.randrange(10**6) if seed is None else seed
    board = random_board(cells, snakes=snakes, ladders=ladders, seed=drawn, die=die)
    down, up = numbers_of_jumps(cells, snakes, ladders)
    source = f"snl random --cells {cells} --snakes {down} --ladders {up} --seed {drawn}"
    source += f" --die {die}" if die != 6 else ""
    text = write_boards([NamedBoard(board, f"random, seed {drawn}", "", source)], to)
    if seed is None:
        warn(f"chosen: --seed {drawn}")
    print_data(text)
