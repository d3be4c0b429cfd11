"""The commands on boards alone: draw, convert, list, make at random."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from .. import ALGORITHMS, BoardError
from ..boards import gallery
from ..boards.gallery import random_board
from ..boards.notations import NamedBoard, write_boards
from ..extras import import_optional
from .files import write
from .inputs import one_board, read
from .main import app
from .options import File, Force, NotationName, NotationOption
from .output import complain, hand_on, show, working

__all__ = ["boards", "convert", "draw", "random_command"]

#: More jumps than this in a random board are a mistyped number.
MAX_JUMPS = 500_000
#: A random board has a snake and a ladder for every so many cells, and at most so many of each.
CELLS_A_JUMP, MAX_BY_DEFAULT = 10, 10


@app.command()
def draw(
    file: File = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to: .svg, .png or .pdf.")
    ] = None,
    route: Annotated[bool, typer.Option("--route", help="Draw a shortest route too.")] = False,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """A picture of a board; without -o, a drawing in text."""
    board = one_board(file, notation).board
    moves = ALGORITHMS["queue-bfs"](board).route if route else None
    if route and moves is None:
        complain("the goal cannot be reached, so no route is drawn")
    if output is None:
        print(board)
        for number, move in enumerate(moves or (), start=1):
            print(f"{number}. {move}")
        return
    pictures = import_optional("pictures")
    with working("drawing"):
        kind = output.suffix.removeprefix(".").lower()
        picture: bytes = pictures.picture_bytes(board, kind, route=moves)
    write(output, picture, force)


@app.command()
def convert(
    file: File = None,
    to: Annotated[NotationName, typer.Option(help="The notation to write.")] = "json",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="Where to, if not to the screen.")
    ] = None,
    notation: NotationOption = None,
    force: Force = False,
) -> None:
    """A board in another notation. What the notation cannot hold is refused, not dropped."""
    text = write_boards(read(file, notation), to)
    if output is None:
        hand_on(text)
    else:
        write(output, text.encode(), force)


@app.command()
def boards() -> None:
    """The boards of the gallery. A name works wherever a file does."""
    columns = ["board", "cells", "ladders", "snakes", "title"]
    rows = []
    for name in gallery.names():
        named = gallery.get(name)
        board = named.board
        numbers = (board.cells, len(board.ladders), len(board.snakes))
        rows.append([name, *map(str, numbers), named.name])
    show(columns, rows, right=columns[1:4], prose=["title"])


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
    seed: Annotated[int | None, typer.Option(help="The same seed, the same board.")] = None,
    die: Annotated[int, typer.Option(help="Number of faces.")] = 6,
    to: Annotated[NotationName, typer.Option(help="The notation to write.")] = "json",
) -> None:
    """A random board, printed. What was chosen for you is said, so that you can have it again."""
    chosen = []
    room_left = max(0, (cells - 2) // 2) - (snakes or 0) - (ladders or 0)
    usual = min(cells // CELLS_A_JUMP, MAX_BY_DEFAULT)
    if snakes is None:
        snakes = max(0, min(usual, room_left))
        room_left -= snakes
        chosen += [f"--snakes {snakes}"] * (snakes != MAX_BY_DEFAULT)
    if ladders is None:
        ladders = max(0, min(usual, room_left))
        chosen += [f"--ladders {ladders}"] * (ladders != MAX_BY_DEFAULT)
    if snakes + ladders > MAX_JUMPS:
        raise BoardError(f"{snakes + ladders} jumps are too many; {MAX_JUMPS} are the most")
    if seed is None:
        seed = random.randrange(10**6)
        chosen.append(f"--seed {seed}")
    board = random_board(cells, snakes=snakes, ladders=ladders, seed=seed, die=die)
    source = f"snl random --cells {cells} --snakes {snakes} --ladders {ladders} --seed {seed}"
    source += f" --die {die}" if die != 6 else ""
    text = write_boards([NamedBoard(board, f"random, seed {seed}", "", source)], to)
    if chosen:
        complain(f"chosen: {' '.join(chosen)}")
    hand_on(text)
