"""`snl random`: a random board."""

from __future__ import annotations

import random
from typing import Annotated

import typer

from .. import BoardError
from ..boards.generated import MAX_BY_DEFAULT, numbers_of_jumps, random_board
from ..boards.notations import NamedBoard, write_boards
from .options import NotationName, value
from .output import print_data, warn

__all__ = ["command"]

#: More jumps than this are a typing error.
MAX_JUMPS = 500_000


def command(
    cells: Annotated[int, value("N", "Number of cells.")] = 100,
    snakes: Annotated[
        int | None,
        value("N", "Number of snakes; by default one for every ten cells, at most 10."),
    ] = None,
    ladders: Annotated[
        int | None,
        value("N", "Number of ladders; by default one for every ten cells, at most 10."),
    ] = None,
    seed: Annotated[int | None, value("N", "The same seed gives the same board.")] = None,
    die: Annotated[int, value("N", "Number of faces.")] = 6,
    to: Annotated[NotationName, typer.Option(help="The notation to write.")] = "json",
) -> None:
    """Print a random board. Values chosen for you are reported, so that you can repeat it."""
    chosen = []
    down, up = numbers_of_jumps(cells, snakes, ladders)
    if snakes is None and down != MAX_BY_DEFAULT:
        chosen.append(f"--snakes {down}")
    if ladders is None and up != MAX_BY_DEFAULT:
        chosen.append(f"--ladders {up}")
    if down + up > MAX_JUMPS:
        raise BoardError(f"a board can have at most {MAX_JUMPS} jumps, not {down + up}")
    if seed is None:
        seed = random.randrange(10**6)
        chosen.append(f"--seed {seed}")
    board = random_board(cells, snakes=snakes, ladders=ladders, seed=seed, die=die)
    source = f"snl random --cells {cells} --snakes {down} --ladders {up} --seed {seed}"
    source += f" --die {die}" if die != 6 else ""
    text = write_boards([NamedBoard(board, f"random, seed {seed}", "", source)], to)
    if chosen:
        warn(f"chosen: {' '.join(chosen)}")
    print_data(text)
