"""A step of a run as a picture: the board, the move, the narration, the frontier and the code.

Upright, the board fills the width, and there is no code. In landscape the code is beside the board,
and where several runs are side by side, it is below each board.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from matplotlib import style
from matplotlib.figure import Figure

from ..answer import Answer
from ..board import Board, BoardError, Move
from ..tracing import State, Trace
from .cells import CELLS, NUMBERS, Look, draw_cells, draw_distances, draw_numbers, draw_outlines
from .frames import BAR, HEADER, LINE, SAYS, WAITING, Frame, has_frontier
from .geometry import Plan
from .image_files import STYLE, Picture
from .jumps import draw_jumps, taken
from .palette import AUTO, Palette, palette_of
from .paper import MARGIN, Sheet, sheet_on
from .routes import draw_route, draw_throw
from .throws import moves_of

__all__ = ["MAX_STEPPED", "StepDrawing", "step_picture", "still"]

#: A step on a board with more cells than this would be too fine to read.
MAX_STEPPED = 900


class Places(NamedTuple):
    """Where the parts of a step are in a picture, in points from its left and its top."""

    size: complex  #: of the whole picture
    unit: float  #: the width of a cell
    board: tuple[float, float]  #: where the column of the board begins, and how wide it is
    top: float  #: of the board
    says: float
    frontier: float
    code: tuple[float, float, float, int] | None = None  #: left, width, top, and lines
    bar: bool = False  #: whether a bar shows how far the run is


def upright(run: Trace) -> Places:
    """Return the places of a picture 6.4 inches wide."""
    wide, high = _extent(run.board)
    width, waiting = 460.8, WAITING * has_frontier(run)
    unit = min(80, width / wide)
    below = HEADER + high * unit
    size = complex(width, below + SAYS + waiting + BAR)
    return Places(size, unit, (0, width), HEADER, below, below + SAYS, bar=True)


def landscape(run: Trace) -> Places:
    """Return the places of a picture 9.6 inches wide and 5.4 high: as wide as a slide is."""
    (wide, high), size, column, top = _extent(run.board), 691.2 + 388.8j, 320.0, HEADER + SAYS
    waiting, bottom = WAITING * has_frontier(run), size.imag - BAR
    unit = min(80, column / wide, (bottom - waiting - top) / high)
    code = (column, size.real - column, top, int((bottom - top) / LINE))
    return Places(size, unit, (0, column), top, HEADER, bottom - waiting, code, bar=True)


def stepper(run: Trace) -> Places:
    """Return the places as a stepper has them, with at least 14 lines of code beside the board."""
    (wide, high), column, top = _extent(run.board), 300.0, HEADER + SAYS
    unit, waiting = min(58, column / wide, 1.4 * column / high), WAITING * has_frontier(run)
    below, lines = top + high * unit, max(14, int((high * unit + waiting) / LINE))
    size = complex(column + 360, max(below + waiting, top + lines * LINE) + 10)
    return Places(size, unit, (0, column), top, HEADER, below, (column, 360, top, lines))


def columns(runs: Sequence[Trace]) -> list[Places]:
    """Return the places of runs side by side, with nine lines of code below each board."""
    (wide, high), column, top = _extent(runs[0].board), 340.0, HEADER + SAYS
    unit, waiting = min(58, 300 / wide, 420 / high), WAITING * any(map(has_frontier, runs))
    below, lines = top + high * unit, 9
    size = complex(column * len(runs), below + waiting + lines * LINE + 10)
    return [
        Places(size, unit, (left, column), top, HEADER, below,
               (left, column, below + waiting, lines))
        for left in (column * number for number in range(len(runs)))
    ]  # fmt: skip


def _extent(board: Board) -> tuple[float, float]:
    """Return the width and the height of a board with the paper around it, in cells."""
    plan = Plan.of(board)
    return plan.columns + 2 * MARGIN, plan.rows + 2 * MARGIN


def step_picture(
    run: Trace,
    step: int = -1,
    *,
    theme: str = "light",
    transparent: bool = False,
    wide: bool = False,
) -> Picture:
    """Return a picture of one step: the board, the move, the narration and the frontier.

    The parameters are those of `Trace.picture`. The parts of the picture have the ids `cell-7`,
    `ladder-3-22`, `distance-7` (the badge), `waiting-7` and `current-7` (outlines), `die`, `arc`,
    `says`, `frontier` and `code`.

    Raise a BoardError if the board has more than 900 cells, or the theme is unknown, and an
    IndexError if the step does not exist.
    """
    drawing = StepDrawing(run, theme=theme, transparent=transparent, wide=wide)
    return Picture(drawing.draw(step), title_of(run, run.state(step)), auto=theme == AUTO)


@style.context(STYLE)
def still(runs: Sequence[Trace], position: int = 0) -> Picture:
    """Return the still picture of the stepper of a run, or of several on one board, side by side.

    `position` is where the stepper is: the step of one run, or the position of the slider of
    several. At 0, a run that narrates only some of its steps shows the first of these. Raise a
    BoardError if the board is too large for a picture of a step.
    """
    drawings = [StepDrawing(run, theme=AUTO) for run in runs]
    for drawing in drawings:
        drawing.farthest = farthest_of(runs)  # one scale of tints for all boards
    if len(runs) == 1:
        places = [stepper(runs[0])]
        steps = [position or next(iter(stops_of(runs[0])), 0)]
    else:
        places = columns(runs)
        stops = [stops_of(run) or [0] for run in runs]
        steps = [some[min(position, len(some) - 1)] for some in stops]
    states = [run.state(at) if run.steps else State() for run, at in zip(runs, steps, strict=True)]
    figure = _figure(places[0])
    for drawing, state, place in zip(drawings, states, places, strict=True):
        drawing.draw_on(figure, state, place)
    return Picture(figure, "; ".join(map(title_of, runs, states)), auto=True)


def stops_of(run: Trace) -> list[int]:
    """Return where a stepper stops: at all steps, or at those that are narrated and the last."""
    told = [bool(step.get("told")) for step in run.steps]
    if len(set(told)) < 2:
        return list(range(len(told)))
    return [at for at, one in enumerate(told) if one or at == len(told) - 1]


def title_of(run: Trace, state: State) -> str:
    """Return the title of a picture of a step."""
    place = f"step {state.step} of {len(run.steps) - 1}"
    return f"{run.to_dict()['title']}, {place}: {state.says}"


def _figure(places: Places, dpi: float | None = None) -> Figure:
    return Figure((places.size.real / 72, places.size.imag / 72), dpi)


class StepDrawing:
    """Draws the steps of one run, all in figures of one size.

    In a film, layers that the pictures share are drawn once, as pixels: all pictures must then be
    drawn with the same number of dots per inch.
    """

    def __init__(
        self,
        run: Trace,
        *,
        theme: str = "light",
        transparent: bool = False,
        wide: bool = False,
        film: bool = False,
    ) -> None:
        if run.board.cells > MAX_STEPPED:
            raise BoardError(
                f"a step shows {MAX_STEPPED} cells at most, and this board has {run.board.cells}"
            )
        self.run = run
        self.palette: Palette = palette_of(theme)
        self.transparent = transparent
        self.kept: dict[Hashable, Any] | None = {} if film else None
        self.moves = moves_of(run)
        self.farthest = farthest_of([run])
        self.places = landscape(run) if wide else upright(run)

    @style.context(STYLE)
    def draw(self, step: int, dpi: float | None = None) -> Figure:
        """Return the figure of a step, counted from 0; negative numbers count from the end."""
        state, figure = self.run.state(step), _figure(self.places, dpi)
        self.draw_on(figure, state, self.places)
        return figure

    def draw_on(self, figure: Figure, state: State, places: Places) -> None:
        """Draw a state on a figure; the first on it paints the paper."""
        (left, column), unit, run = places.board, places.unit, self.run
        wide, _ = _extent(run.board)
        corner = complex(left + (column - wide * unit) / 2, places.top) / unit
        is_first = not figure.axes
        corner += MARGIN * (1 + 1j)
        sheet = sheet_on(figure, corner, run.board, self.palette, unit, self.kept)
        if is_first and not self.transparent:
            sheet.ground()
        beside = places.code is not None and places.code[0] > left
        frame = Frame(sheet, run, (0, places.size.real) if beside else places.board)
        frame.draw_header(state)
        frame.draw_sentence(state, places.says)
        self.draw_board(sheet, state)
        if places.code is not None:
            begin, width, top, lines = places.code
            code = Frame(sheet, run, (begin, width))
            code.draw_code(code.rows_of(state, lines), top)
        if has_frontier(run):
            Frame(sheet, run, places.board).draw_frontier(state.frontier, places.frontier)
        if places.bar:
            frame.draw_bar(state)

    def draw_board(self, sheet: Sheet, state: State) -> None:
        """Draw the board of a state, with its move or route."""
        run, move = self.run, self.moves[state.step] if self.moves else None
        found = run.findings
        target = None if move is None else move.landing
        looks = _looks(state, target, {cell for finding in found for cell in finding.cells})
        route = _route(run) if state.step == len(run.steps) - 1 else []
        touched = taken(run.board, route) | set(() if move is None else move.feet)
        jumps_found = {foot for finding in found for foot, _ in finding.jumps}
        for finding in found:
            jumps_found |= taken(run.board, finding.moves)
        # These layers change in fewer than half of the steps.
        seen = frozenset((cell, look.distance, look.found) for cell, look in looks.items())
        cells = partial(draw_cells, looks=looks, farthest=self.farthest)
        sheet.once(cells, CELLS, ("cells", seen))
        fade = bool(route or jumps_found)
        jumps = partial(draw_jumps, touched=touched, found=jumps_found, fade=fade)
        sheet.once(jumps, 2, ("jumps", frozenset(touched), fade))
        draw_outlines(sheet, looks)
        sheet.once(draw_numbers, NUMBERS, "numbers")
        sheet.once(partial(draw_distances, looks=looks), NUMBERS, ("distances", seen))
        if route:
            draw_route(sheet, route)
        elif move is not None:
            draw_throw(sheet, move)


def farthest_of(runs: Iterable[Trace]) -> float:
    """Return the largest distance that runs note; 0 if they note none."""
    steps = (step for run in runs for step in run.steps)
    noted = (step.get("distance", {}).values() for step in steps)
    return max((far for values in noted for far in values if far is not None), default=0)


def _route(run: Trace) -> list[Move]:
    """Return the route that a run returned, or an empty one if it cannot be drawn."""
    route = run.answer.route or () if isinstance(run.answer, Answer) else ()
    cells = range(run.board.start, run.board.cells + 1)
    return list(route) if all({move.landing, move.cell} <= {*cells} for move in route) else []


def _looks(state: State, target: int | None, found: set[int]) -> dict[int, Look]:
    """Return how each cell that is not plain looks."""
    waiting = {cell for cell, _ in state.frontier if cell is not None}
    visited = {cell for cell, seen in state.visited.items() if seen}
    visited -= {*state.distance, target}  # the landing of a move has its own outline

    def outline(cell: int) -> str:
        if cell == state.current:
            return "current"
        return "waiting" if cell in waiting else "visited" if cell in visited else ""

    named = {*state.distance, *waiting, *visited, *found, state.current}
    return {
        cell: Look(state.distance.get(cell), outline(cell), cell in found)
        for cell in named
        if cell is not None
    }
