"""A board as a picture: for a page, a slide or a notebook.

Ladders are blue with two rails and rungs; snakes are orange, with a head where
they bite and a tail where they let go. Colour and shape both tell them apart.
With a route, its moves are drawn one after another: an arrow for each throw, with
the number of the move and the face of the die; jumps that are not taken fade.

One cell is one unit wide. A point is a complex number, x + yi, so that turning
and stretching are plain arithmetic. pyplot, with its windows, is never imported.

>>> from snl_algos.board import Board
>>> board_svg(Board(30, {3: 22, 17: 4})).startswith("<svg")
True
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from matplotlib import style
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backend_bases import RendererBase
from matplotlib.colors import to_hex, to_rgb
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch, Patch, PathPatch, Rectangle
from matplotlib.path import Path
from matplotlib.text import Text

from .board import Board, BoardError, Move
from .layout import Layout, layout_for

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

PAPER, INK, QUIET, GRID = "#ffffff", "#23272e", "#6f6a60", "#d8d0bf"
CELLS = ("#faf7f0", "#f1ece1")
START, GOAL = "#dcebd3", "#fbe4a0"
#: Neighbouring jumps differ in shade. Blue and orange differ for every kind of sight.
LADDERS = ("#1f6fa8", "#124b78", "#4596c9", "#2f5f8f")
SNAKES = ("#d9691e", "#b1470f", "#e89a3c", "#c4572b")
#: Where in a cell a piece stands: below the middle, as the number is above.
MIDDLE = 0.5 + 0.44j

#: Where the pips of a die lie, counted from its middle.
_TWO, _FOUR = (-1 + 1j, 1 - 1j), (-1 + 1j, 1 - 1j, 1 + 1j, -1 - 1j)
PIPS = {1: (0,), 2: _TWO, 3: (0, *_TWO), 4: _FOUR, 5: (0, *_FOUR), 6: (*_FOUR, -1, 1)}

Spots = Mapping[int, complex]
Way = tuple[complex, complex, complex]
#: Where along an arrow to look whether something is in its way.
WAYMARKS = (0.15, 0.3, 0.5, 0.7, 0.85)
#: What a path does next, as matplotlib numbers it.
MOVE, LINE, BEND, CURVE, CLOSE = 1, 2, 3, 4, 79


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
    spots = {cell: _corner(layout, cell) + MIDDLE for cell in range(board.start, board.cells + 1)}
    with style.context(STYLE):
        axes, unit = _paper(layout, board.start)
        _draw_cells(axes, board, layout, unit)
        _draw_jumps(axes, board, spots, unit, None if route is None else _taken(board, moves))
        _draw_route(axes, board, spots, unit, moves)
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


# -- paper and cells ------------------------------------------------------------------


class _Group(Artist):
    """Parts that are drawn one after another, as one group with an id."""

    def __init__(self, name: str, parts: Iterable[Patch | Text], axes: Axes) -> None:
        super().__init__()
        self.set_gid(name)
        self.parts = list(parts)
        for part in self.parts:
            part.set_figure(axes.figure)
            part.axes = axes
            if not part.is_transform_set():
                part.set_transform(axes.transData)
        axes.add_artist(self)
        self.set_clip_on(False)

    def draw(self, renderer: RendererBase) -> None:
        renderer.open_group("group", self.get_gid())
        for part in self.parts:
            part.draw(renderer)
        renderer.close_group("group")


def _paper(layout: Layout, start: int) -> tuple[Axes, float]:
    """Empty axes that hold the board, and the width of a cell in points."""
    margin = 0.2
    left = margin if start == 1 else 1.2 + margin
    width = left + layout.columns + margin
    height = layout.rows + 2 * margin
    inches = min(0.95, max(0.42, 8 / max(layout.columns, layout.rows)))
    figure = Figure(figsize=(width * inches, height * inches))
    figure.patch.set_visible(False)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set_axis_off()
    axes.set_xlim(-left, width - left)
    axes.set_ylim(-margin, height - margin)
    # A patch like any other, so that a figure cut to its contents keeps the margin.
    axes.add_patch(Rectangle((-left, -margin), width, height, color=PAPER, lw=0, clip_on=False))
    return axes, inches * 72


def _corner(layout: Layout, cell: int) -> complex:
    """Lower left corner of a cell. Cell 0, the start off the board, is left of cell 1."""
    if cell == 0:
        return -1.2 + 0j
    row, column = layout.place(cell)
    return complex(column, row)


def _draw_cells(axes: Axes, board: Board, layout: Layout, unit: float) -> None:
    """Squares with their numbers, and the words for the start and the goal.

    Numbers lie above the jumps, on a plate in the colour of the cell, so that a cell
    can be found even under a snake. Where nothing lies below, no plate is seen.
    """
    plates: dict[str, list[list[complex]]] = {}
    for cell in range(board.start, board.cells + 1):
        corner = _corner(layout, cell)
        colour = CELLS[int(corner.real + corner.imag) % 2]
        if cell in (board.start, board.goal):
            colour = GOAL if cell == board.goal else START
        square = Rectangle(_xy(corner), 1, 1, fc=colour, ec=GRID, lw=0.012 * unit, zorder=1)
        square.set(gid=f"cell-{cell}", clip_on=False)
        axes.add_patch(square)
        if cell:
            _write(axes, corner + 0.07 + 0.93j, str(cell), 0.19 * unit, QUIET, "left", "top")
            ends = [corner + x + 0.85j for x in (0.13, 0.02 + 0.121 * len(str(cell)))]
            plates.setdefault(colour, []).append(ends)
    for colour, lines in plates.items():
        plate = _lines(lines, colour, 0.23 * unit)
        plate.set(alpha=0.72, zorder=4, clip_on=False)
        axes.add_patch(plate)
    # The goal is named at the top, where no jump to it passes, the start at the bottom.
    first = _corner(layout, board.start) + 0.5 + 0.06j
    last = _corner(layout, board.goal) + 0.95 + 0.93j
    if board.start == board.goal:
        _write(axes, first, "start, goal", 0.15 * unit, INK, "center", "bottom", "bold")
    else:
        _write(axes, first, "start", 0.17 * unit, INK, "center", "bottom", "bold")
        _write(axes, last, "goal", 0.17 * unit, INK, "right", "top", "bold")


def _write(
    axes: Axes, at: complex, text: str, size: float, colour: str, ha: str, va: str, weight: str = ""
) -> None:
    axes.text(
        at.real, at.imag, text, fontsize=size, color=colour, ha=ha, va=va,
        fontweight=weight or "normal", zorder=4.5, clip_on=False, parse_math=False,
    )  # fmt: skip


# -- jumps ----------------------------------------------------------------------------


def _taken(board: Board, route: Iterable[Move]) -> set[int]:
    """The cells whose jumps a route takes, each link of a chain included."""
    taken: set[int] = set()
    for move in route:
        cell, chain = move.landing, set[int]()
        while cell != move.cell and cell in board.jumps and cell not in chain:
            chain.add(cell)
            cell = board.jumps[cell]
        if cell == move.cell:
            taken |= chain
    return taken


def _draw_jumps(
    axes: Axes, board: Board, spots: Spots, unit: float, taken: set[int] | None
) -> None:
    """Ladders first, as a snake can lie across one; of each kind the jumps taken last."""
    for kind, jumps, shades in (
        ("ladder", board.ladders, LADDERS),
        ("snake", board.snakes, SNAKES),
    ):
        for index, (foot, end) in enumerate(jumps.items()):
            faded = taken is not None and foot not in taken
            white = 0.72 if faded else 0
            colour = _mixed(shades[index % len(shades)], white)
            if kind == "ladder":
                parts = _ladder(spots[foot], spots[end], colour, unit)
            else:
                pupils, hand = _mixed(INK, white), (-1) ** index
                parts = _snake(spots[foot], spots[end], colour, pupils, unit, hand)
            group = _Group(f"{kind}-{foot}-{end}", parts, axes)
            group.set_zorder(2 if faded else 3)


def _mixed(colour: str, white: float) -> str:
    """A colour with some white in it."""
    red, green, blue = (part + (1 - part) * white for part in to_rgb(colour))
    return to_hex((red, green, blue))


def _ladder(foot: complex, top: complex, colour: str, unit: float) -> list[Patch]:
    """Two rails and rungs between them, on a pale edge that sets them off."""
    along = (top - foot) / abs(top - foot)
    side = 0.13j * along
    first, last = foot - 0.12 * along, top + 0.12 * along
    rails = [(first + side, last + side), (first - side, last - side)]
    steps = max(2, round(abs(top - foot) / 0.27))
    middles = [foot + (top - foot) * step / steps for step in range(steps + 1)]
    rungs = [(middle - side * 0.95, middle + side * 0.95) for middle in middles]
    edge = _lines(rails, PAPER, 0.11 * unit)
    edge.set_alpha(0.85)
    return [edge, _lines(rungs, colour, 0.04 * unit), _lines(rails, colour, 0.055 * unit)]


def _snake(
    head: complex, tail: complex, colour: str, pupils: str, unit: float, hand: int
) -> list[Patch]:
    """A wavy body that thins towards the tail, and a head that looks away from it."""
    length = abs(tail - head)
    along = (tail - head) / length
    waves = max(1, round(length / 1.9))
    swing = hand * min(0.24, 0.1 + 0.05 * length)

    def spine(t: float) -> complex:
        wave = swing * (1 - (2 * t - 1) ** 4) * sin(2 * pi * waves * t)
        return head + along * (length * t + 1j * wave)

    def left(t: float, side: int = 1) -> complex:
        slope = _slope(spine, t)
        return spine(t) + side * 0.11 * (1 - 0.25 * t - 0.75 * t**3) * 1j * slope / abs(slope)

    def right(t: float) -> complex:
        return left(t, -1)

    def skull(t: float) -> complex:
        x, y = cos(2 * pi * t), sin(2 * pi * t)
        return head + along * complex(0.2 * x, (0.145 + 0.03 * x) * y)

    pieces = 5 * waves
    # The tail is a point: the way back starts where the way there ends.
    outline = _smooth(left, 0, 1, pieces) + _smooth(right, 1, 0, pieces)[1:]
    body = _path([outline], CURVE, closed=True)
    back = _path([_smooth(spine, 0.3 / length, 0.85, pieces)], CURVE)
    stripe = PathPatch(back, fc="none", ec=_mixed(colour, 0.6), lw=0.045 * unit, capstyle="round")
    stripe.set_linestyle((0, (0.6, 2.6)))
    skin = _path([_smooth(skull, 0, 1, 6)], CURVE, closed=True)
    tongue = [[head - along * z for z in (0.18, 0.29, 0.36 + 0.05j)]]
    tongue += [[head - along * z for z in (0.29, 0.36 - 0.05j)]]
    eyes = [head - along * (0.06 + side * 0.075j) for side in (1, -1)]
    return [
        PathPatch(body, fc=PAPER, ec=PAPER, lw=0.07 * unit, alpha=0.85, joinstyle="round"),
        PathPatch(body, fc=colour, lw=0),
        stripe,
        _lines(tongue, colour, 0.03 * unit),
        PathPatch(skin, fc=colour, ec=PAPER, lw=0.025 * unit),
        PathPatch(_dots(eyes, 0.05), fc=PAPER, lw=0),
        PathPatch(_dots([eye - 0.015 * along for eye in eyes], 0.024), fc=pupils, lw=0),
    ]


# -- routes ---------------------------------------------------------------------------


def _draw_route(axes: Axes, board: Board, spots: Spots, unit: float, moves: Sequence[Move]) -> None:
    """An arrow for each throw, with the number of the move and the face of the die."""
    cell = board.start
    # Where a label has room on the paper: from the lower left to the upper right.
    across = [spot.real for spot in spots.values()]
    paper = min(across) - 0.25 + 0j, complex(max(across) + 0.25, spots[board.goal].imag + 0.5)
    busy = [spots[at] for move in moves for at in (move.landing, move.cell)]
    busy.append(spots[board.goal] + 0.25 + 0.4j)  # the word "goal"
    for number, move in enumerate(moves, start=1):
        way = _way(spots[cell], spots[move.landing], busy, paper)
        busy += [_on(way, t) for t in WAYMARKS]
        stands = _dots([spots[cell], spots[move.cell]], 0.075)
        parts = [*_arrow(way, unit), PathPatch(stands, fc=INK, ec=PAPER, lw=0.02 * unit)]
        _Group(f"move-{number}", parts, axes).set_zorder(5)
        # Labels lie above all arrows, or a later arrow could hide them.
        label = _label(_on(way, 0.5), number, move.face, unit)
        _Group(f"throw-{number}", label, axes).set_zorder(6)
        cell = move.cell


def _way(
    here: complex, there: complex, busy: Sequence[complex], paper: tuple[complex, complex]
) -> Way:
    """A bend from here to there, as its first point, its peak and its last point.

    Of the two sides it takes the one with more room, upwards if both have enough.
    """
    length = abs(there - here) or 1  # no legal move stays, but a wrong program's can
    along = (there - here) / length
    others = [spot for spot in busy if spot not in (here, there)]

    def bent(side: int) -> Way:
        bend = side * min(0.6, 0.28 + 0.06 * length) * 1j * along
        peak = (here + there) / 2 + 2 * bend
        return here + 0.1 * along + 0.1 * bend, peak, there - 0.12 * along + 0.15 * bend

    def room(way: Way) -> tuple[bool, float, float]:
        middle, (low, high) = _on(way, 0.5), paper
        fits = low.real < middle.real < high.real and low.imag < middle.imag < high.imag
        gaps = (abs(_on(way, t) - other) for t in WAYMARKS for other in others)
        return fits, min([0.4, *gaps]), way[1].imag

    return max(bent(1), bent(-1), key=room)


def _on(way: Way, t: float) -> complex:
    """A point of a bend, from 0 (first) to 1 (last)."""
    first, peak, last = way
    return (1 - t) ** 2 * first + 2 * t * (1 - t) * peak + t**2 * last


def _arrow(way: Way, unit: float) -> list[Patch]:
    """A bent arrow, on a pale edge."""
    first, peak, last = way
    ahead = (last - peak) / (abs(last - peak) or 1)
    neck = last - 0.14 * ahead
    shaft = Path([_xy(first), _xy(peak), _xy(neck)], [MOVE, BEND, BEND])
    tip = [last, neck - ahead * (0.06 - 0.1j), neck - ahead * (0.06 + 0.1j)]
    return [
        PathPatch(shaft, fc="none", ec=PAPER, lw=0.11 * unit, alpha=0.85),
        PathPatch(shaft, fc="none", ec=INK, lw=0.045 * unit),
        PathPatch(_path([tip], LINE, closed=True), fc=INK, lw=0),
    ]


def _label(at: complex, number: int, face: int, unit: float) -> list[Patch | Text]:
    """The number of a move on a dark disc, and beside it the die."""
    disc, die = at - 0.15, at + 0.15
    parts: list[Patch | Text] = [PathPatch(_dots([disc], 0.14), fc=INK, ec=PAPER, lw=0.02 * unit)]
    parts.append(_centred(disc, str(number), 0.17 * unit, PAPER))
    corner = _xy(die - 0.1 - 0.1j)
    parts.append(
        FancyBboxPatch(corner, 0.2, 0.2, "round,pad=0.03", fc=PAPER, ec=INK, lw=0.02 * unit)
    )
    if face in PIPS:
        parts.append(PathPatch(_dots([die + 0.065 * z for z in PIPS[face]], 0.025), fc=INK, lw=0))
    else:
        parts.append(_centred(die, str(face), 0.17 * unit, INK))
    return parts


def _centred(at: complex, text: str, size: float, colour: str) -> Text:
    """A short number; the longer it is, the smaller."""
    size *= min(1, 2.4 / (len(text) + 0.4))
    return Text(
        at.real, at.imag, text, color=colour, fontsize=size, fontweight="bold",
        ha="center", va="center_baseline", parse_math=False,
    )  # fmt: skip


# -- lines and curves -----------------------------------------------------------------


def _xy(point: complex) -> tuple[float, float]:
    return point.real, point.imag


def _slope(curve: Callable[[float], complex], t: float) -> complex:
    return (curve(t + 1e-4) - curve(t - 1e-4)) / 2e-4


def _smooth(
    curve: Callable[[float], complex], first: float, last: float, pieces: int
) -> list[complex]:
    """A curve as cubic Bézier pieces, which take far less room than many short lines.

    Each piece meets the curve at both ends and leaves them in its direction.
    """
    step = (last - first) / pieces
    points = [curve(first)]
    for piece in range(pieces):
        t, u = first + piece * step, first + (piece + 1) * step
        points += [curve(t) + _slope(curve, t) * step / 3]
        points += [curve(u) - _slope(curve, u) * step / 3, curve(u)]
    return points


def _path(lines: Iterable[Sequence[complex]], kind: int, *, closed: bool = False) -> Path:
    """Straight lines through points, or curves as `_smooth` gives them, as one path."""
    points: list[tuple[float, float]] = []
    codes: list[int] = []
    for line in lines:
        points += map(_xy, line)
        codes += [MOVE, *[kind] * (len(line) - 1)]
        if closed:
            points.append(_xy(line[0]))
            codes.append(CLOSE)
    return Path(points, codes)


def _dots(centres: Iterable[complex], radius: float) -> Path:
    circle = _smooth(lambda t: radius * complex(cos(2 * pi * t), sin(2 * pi * t)), 0, 1, 4)
    return _path([[centre + z for z in circle] for centre in centres], CURVE, closed=True)


def _lines(lines: Iterable[Sequence[complex]], colour: str, width: float) -> PathPatch:
    return PathPatch(_path(lines, LINE), fc="none", ec=colour, lw=width, capstyle="round")
