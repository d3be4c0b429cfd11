"""A board, or a step of a run, as a picture: for a page, a slide or a notebook.

Boards look as they do in the stepper: colours and measures come from the same file. A route is
drawn move by move: an arrow for each throw, labelled with the number of the move and the face of
the die. Jumps that the route does not take fade.

One cell is one unit wide. pyplot, which would open windows, is never imported.

>>> from snl_algos.board import Board
>>> board_svg(Board(30, {3: 22, 17: 4})).startswith("<svg")
True
"""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib import style
from matplotlib.figure import Figure

from ..board import Board, BoardError, Move
from .cells import draw_cells, draw_numbers
from .films import film_bytes
from .image_files import STYLE, Picture
from .jumps import draw_jumps, taken
from .palette import AUTO, palette_of
from .paper import board_sheet
from .routes import draw_route
from .step_figure import step_picture
from .stills import still

__all__ = [
    "MAX_DRAWN",
    "Picture",
    "board_svg",
    "draw_board",
    "film_bytes",
    "picture_bytes",
    "step_picture",
    "still",
]

#: A picture of more cells than this would be too fine to read.
MAX_DRAWN = 2500


def draw_board(
    board: Board,
    *,
    route: Sequence[Move] | None = None,
    theme: str = "light",
    transparent: bool = False,
) -> Figure:
    """Draw a board and, if given, the moves of a route.

    Parameters
    ----------
    board : Board
        At most 2500 cells.
    route : sequence of Move, optional
        The moves of an answer, from the start. They are drawn as given, right or wrong,
        as long as their cells are on the board.
    theme : {"light", "dark"}
        Colours for light or for dark paper.
    transparent : bool, default False
        Whether the paper around the board is left out.

    Returns
    -------
    matplotlib.figure.Figure
        A new figure, not registered with pyplot. Its parts have the ids `cell-7`,
        `ladder-3-22`, `snake-27-1`, `move-1` (the arrow) and `throw-1` (its label).

    Raises
    ------
    BoardError
        If the board is too large to draw, a move is off the board, or the theme is unknown.

    Examples
    --------
    >>> from snl_algos.board import Board, Move
    >>> figure = draw_board(Board(9, {2: 9}), route=[Move(1, 2, 9)])
    >>> [round(float(inches), 2) for inches in figure.get_size_inches()]
    [3.23, 3.23]
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
    figure = sheet.axes.figure
    assert isinstance(figure, Figure)
    return figure


def board_svg(
    board: Board,
    *,
    route: Sequence[Move] | None = None,
    theme: str = "light",
    transparent: bool = False,
) -> str:
    """Return a board as SVG text that can be embedded in a page.

    The same board and route always give the same text. Every id in it begins with
    a hash of the picture, so that several pictures can share a page.

    Parameters
    ----------
    board, route, theme, transparent
        As for `draw_board`, with the same errors. With the theme "auto" the picture is light or
        dark like the page around it.

    Examples
    --------
    >>> from snl_algos.board import Board
    >>> svg = board_svg(Board(30, {3: 22}))
    >>> "<title>30 cells, die 6, 1 ladder, no snakes</title>" in svg
    True
    """
    figure = draw_board(board, route=route, theme=theme, transparent=transparent)
    return Picture(figure, board.summary(), auto=theme == AUTO).svg()


def picture_bytes(
    board: Board,
    kind: str,
    *,
    route: Sequence[Move] | None = None,
    theme: str = "light",
    transparent: bool = False,
) -> bytes:
    """Return a board as the contents of a picture file.

    The same board and route give the same bytes: no dates are written.

    Parameters
    ----------
    board, route, theme, transparent
        As for `board_svg`, with the same errors.
    kind : {"svg", "png", "pdf"}
        The kind of file.

    Raises
    ------
    BoardError
        If the kind is none of the three.

    Examples
    --------
    >>> from snl_algos.board import Board
    >>> picture_bytes(Board(4), "png")[1:4]
    b'PNG'
    """
    figure = draw_board(board, route=route, theme=theme, transparent=transparent)
    return Picture(figure, board.summary(), auto=theme == AUTO).to_bytes(kind)
