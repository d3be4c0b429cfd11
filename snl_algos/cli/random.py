"""`snl random`: a random board."""

from __future__ import annotations

import random
from typing import Annotated

import typer

from .. import BoardError
from ..boards.gallery import random_board
from ..boards.notations import NamedBoard, write_boards
from .options import NotationName
from .output import print_data, warn

__all__ = ["app"]

app = typer.Typer(add_completion=False)

#: More jumps than this are a typing error.
MAX_JUMPS = 500_000
#: By default, one snake and one ladder for this many cells, and at most this many of each.
CELLS_PER_JUMP, MAX_BY_DEFAULT = 10, 10


@app.command("random")
def random_command(
    cells: Annotated[int, typer.Option(help="Number of cells.")] = 100,
    snakes: Annotated[
        int | None,
        typer.Option(help="Number of snakes; by default one for every ten cells, at most 10."),
    ] = None,
    ladders: Annotated[
        int | None,
        typer.Option(help="Number of ladders; by default one for every ten cells, at most 10."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same board.")] = None,
    die: Annotated[int, typer.Option(help="Number of faces.")] = 6,
    to: Annotated[NotationName, typer.Option(help="The notation to write.")] = "json",
) -> None:
    """Print a random board. Values chosen for you are reported, so that you can repeat it."""
    chosen = []
    free = max(0, (cells - 2) // 2) - (snakes or 0) - (ladders or 0)
    usual = min(cells // CELLS_PER_JUMP, MAX_BY_DEFAULT)
    if snakes is None:
        snakes = max(0, min(usual, free))
        free -= snakes
        chosen += [f"--snakes {snakes}"] * (snakes != MAX_BY_DEFAULT)
    if ladders is None:
        ladders = max(0, min(usual, free))
        chosen += [f"--ladders {ladders}"] * (ladders != MAX_BY_DEFAULT)
    if snakes + ladders > MAX_JUMPS:
        raise BoardError(f"a board can have at most {MAX_JUMPS} jumps, not {snakes + ladders}")
    if seed is None:
        seed = random.randrange(10**6)
        chosen.append(f"--seed {seed}")
    board = random_board(cells, snakes=snakes, ladders=ladders, seed=seed, die=die)
    source = f"snl random --cells {cells} --snakes {snakes} --ladders {ladders} --seed {seed}"
    source += f" --die {die}" if die != 6 else ""
    text = write_boards([NamedBoard(board, f"random, seed {seed}", "", source)], to)
    if chosen:
        warn(f"chosen: {' '.join(chosen)}")
    print_data(text)
