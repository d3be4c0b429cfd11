"""A board, or a step of a run, as a picture: for a page, a slide or a notebook.

Boards look as they do in the stepper: colours and measures come from the same file. A route is
drawn move by move: an arrow for each throw, labelled with the number of the move and the face of
the die. Jumps that the route does not take fade.

One cell is one unit wide. pyplot, which would open windows, is never imported.

>>> from snl_algos.board import Board
>>> board_picture(Board(30, {3: 22, 17: 4})).svg().startswith("<svg")
True
"""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib import style

from ..board import Board, BoardError, Move
from .cells import draw_cells, draw_numbers
from .films import film_bytes
from .image_files import STYLE, Picture
from .jumps import draw_jumps, taken
from .palette import AUTO, palette_of
from .paper import board_sheet
from .routes import draw_route
from .step_figure import step_picture, still

__all__ = ["MAX_DRAWN", "Picture", "board_picture", "film_bytes", "step_picture", "still"]

#: A picture of more cells than this would be too fine to read.
MAX_DRAWN = 2500


def board_picture(
    board: Board,
    *,
    route: Sequence[Move] | None = None,
    theme: str = "light",
    transparent: bool = False,
) -> Picture:
    """Return a picture of a board and, if given, of the moves of a route.

    The same board and route always give the same picture, byte by byte.

    Parameters
    ----------
    board : Board
        At most 2500 cells.
    route : sequence of Move, optional
        The moves of an answer, from the start. They are drawn as given, right or wrong,
        as long as their cells are on the board.
    theme : {"light", "dark", "auto"}
        Colours for light or for dark paper, or for an SVG in a page that may be either.
    transparent : bool, default False
        Whether the paper around the board is left out.

    Returns
    -------
    Picture
        Its parts have the ids `cell-7`, `ladder-3-22`, `snake-27-1`, `move-1` (the arrow) and
        `throw-1` (its label).

    Raises
    ------
    BoardError
        If the board is too large to draw, a move is off the board, or the theme is unknown.

    Examples
    --------
    >>> from snl_algos.board import Board, Move
    >>> board_picture(Board(9, {2: 9}), route=[Move(1, 2, 9)])
    <picture: 9 cells, die 6, 1 ladder, no snakes>
    """
    if board.cells > MAX_DRAWN:
        raise BoardError(
            f"a picture shows {MAX_DRAWN} cells at most, and this board has {board.cells}"
        )
    moves = list(route or ())
    for move in moves:
        for cell in (move.landing, move.cell):
            if not 1 <= cell <= board.cells:
                raise BoardError(
                    f"{move}: cell {cell} is off the board, whose cells are 1 to {board.cells}"
                )
    with style.context(STYLE):
        sheet = board_sheet(board, palette_of(theme), transparent=transparent)
        draw_cells(sheet, {})
        draw_jumps(sheet, taken(board, moves), fade=route is not None)
        draw_numbers(sheet)
        draw_route(sheet, moves)
    return Picture(sheet.figure, board.summary(), auto=theme == AUTO)
