"""A board as a picture: for a page, a slide or a notebook.

Ladders are blue with two rails and rungs; snakes are orange, with a head where
they bite and a tail where they let go. Colour and shape both tell them apart.
With a route, its moves are drawn one after another: an arrow for each throw, with
the number of the move and the face of the die; jumps that are not taken fade.

One cell is one unit wide. pyplot, with its windows, is never imported.

>>> from snl_algos.board import Board
>>> board_svg(Board(30, {3: 22, 17: 4})).startswith("<svg")
True
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

from matplotlib import style
from matplotlib.figure import Figure

from ..board import Board, BoardError, Move
from ..layout import layout_for
from .jumps import draw_jumps, taken
from .paper import MIDDLE, corner, draw_cells, paper
from .routes import draw_route

__all__ = ["MOST_DRAWN", "board_svg", "draw_board", "picture_bytes"]

#: A picture of more cells than this would be too fine to read.
MOST_DRAWN = 2500

#: Matplotlib's own defaults, whatever the reader has set, so that a board looks the same
#: everywhere. Text stays text: a third of the size, and a reader can search it.
STYLE: list[str | dict[str, Any]] = [
    "default",
    {
        "font.family": ["DejaVu Sans", "sans-serif"],
        "font.sans-serif": ["DejaVu Sans"],
        "svg.fonttype": "none",
        "svg.hashsalt": "snl_algos",
    },
]

#: In a page, a picture must not reach beyond its column.
FLUID = ' style="max-width: 100%; height: auto"'


def draw_board(board: Board, *, route: Sequence[Move] | None = None) -> Figure:
    """Draw a board, and the moves of a route on it.

    Parameters
    ----------
    board : Board
        At most 2500 cells.
    route : sequence of Move, optional
        The moves of an answer, from the start. They are drawn as they are given,
        right or wrong, as long as their cells are on the board.

    Returns
    -------
    matplotlib.figure.Figure
        A figure of its own, not known to pyplot. It names its parts `cell-7`,
        `ladder-3-22`, `snake-27-1`, `move-1` (the arrow) and `throw-1` (its label).

    Raises
    ------
    BoardError
        If the board is too large to draw, or a move is off the board.

    Examples
    --------
    >>> from snl_algos.board import Board, Move
    >>> figure = draw_board(Board(9, {2: 9}), route=[Move(1, 2, 9)])
    >>> [round(float(inches), 2) for inches in figure.get_size_inches()]
    [3.23, 3.23]
    """
    if board.cells > MOST_DRAWN:
        raise BoardError(
            f"a picture shows {MOST_DRAWN} cells at most, and this board has {board.cells}"
        )
    moves = list(route or ())
    for move in moves:
        for cell in (move.landing, move.cell):
            if not 1 <= cell <= board.cells:
                raise BoardError(
                    f"{move}: cell {cell} is off the board, whose cells are 1 to {board.cells}"
                )
    layout = layout_for(board.cells)
    spots = {cell: corner(layout, cell) + MIDDLE for cell in range(board.start, board.cells + 1)}
    with style.context(STYLE):
        axes, unit = paper(layout, board.start)
        draw_cells(axes, board, layout, unit)
        draw_jumps(axes, board, spots, unit, None if route is None else taken(board, moves))
        draw_route(axes, board, spots, unit, moves)
    figure = axes.figure
    assert isinstance(figure, Figure)
    return figure


def board_svg(board: Board, *, route: Sequence[Move] | None = None) -> str:
    """A board as SVG text that can stand in a page.

    The same board and route always give the same text. Every id in it begins with
    a hash of the picture, so that several pictures can share a page.

    Parameters
    ----------
    board, route
        As for `draw_board`, with the same errors.

    Examples
    --------
    >>> from snl_algos.board import Board
    >>> svg = board_svg(Board(30, {3: 22}))
    >>> "<title>30 cells, die 6, 1 ladder, no snakes</title>" in svg
    True
    """
    text = _saved(board, "svg", route, {"Date": None}).decode()
    text = text[text.index("<svg") :]
    text = re.sub(r"\s*<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' transform="rotate\(-0 [^"]*"', "", text)
    text = re.sub(r"(\.\d\d)\d+", r"\1", text)  # a hundredth of a point is fine enough
    text = re.sub(r' id="[a-z]+\d*_\d+"', "", text)  # matplotlib's running numbers
    name = "snl" + hashlib.sha256(text.encode()).hexdigest()[:8]
    text = re.sub(r' id="|"#|url\(#', rf"\g<0>{name}-", text)
    # The style must not reach beyond the picture.
    text = text.replace('<style type="text/css">*{', f'<style type="text/css">#{name} *{{')
    return text.replace("<svg", f'<svg id="{name}" role="img"{FLUID}', 1)


def picture_bytes(board: Board, kind: str, *, route: Sequence[Move] | None = None) -> bytes:
    """A board as the contents of a picture file.

    The same board and route give the same bytes: no dates are written.

    Parameters
    ----------
    board, route
        As for `draw_board`, with the same errors.
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
    if kind == "svg":
        # A file keeps the size it states: it has no column to fit in.
        text = board_svg(board, route=route).replace(FLUID, "", 1)
        return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'.encode()
    if kind == "png":
        return _saved(board, kind, route, {"Software": None})
    if kind == "pdf":
        return _saved(board, kind, route, {"Creator": None, "Producer": None, "CreationDate": None})
    raise BoardError(f"a picture is svg, png or pdf, not {kind!r}")


def _saved(
    board: Board, kind: str, route: Sequence[Move] | None, metadata: Mapping[str, str | None]
) -> bytes:
    figure = draw_board(board, route=route)
    file = io.BytesIO()
    with style.context(STYLE):
        title = {"Title": board.summary()}
        figure.savefig(file, format=kind, dpi=200, metadata={**metadata, **title})
    return file.getvalue()
