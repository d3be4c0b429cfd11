"""A step of a run as a picture: the board, the move, the narration and the frontier."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import partial
from typing import Any

from matplotlib import style
from matplotlib.figure import Figure

from ..answer import Answer
from ..board import BoardError, Move
from ..tracing import State, Trace
from .cells import CELLS, NUMBERS, Look, draw_cells, draw_distances, draw_numbers, draw_outlines
from .frames import HEADER, WIDTH, Frame, footer_of
from .geometry import Plan
from .image_files import STYLE, Picture
from .jumps import draw_jumps, taken
from .palette import AUTO, Palette, palette_of
from .paper import MARGIN, Sheet, sheet_on
from .routes import draw_route, draw_throw
from .throws import moves_of

__all__ = ["MAX_STEPPED", "StepDrawing", "farthest_of", "step_picture", "title_of"]

#: A step on a board with more cells than this would be too fine to read.
MAX_STEPPED = 900
#: A cell is never wider than this, in points.
WIDEST = 80


def step_picture(
    run: Trace, step: int = -1, *, theme: str = "light", transparent: bool = False
) -> Picture:
    """Return a picture of one step: the board, the move, the narration and the frontier.

    Parameters
    ----------
    step : int
        Which step, from 0; by default the last one, which shows the route.
    theme, transparent
        As for `board_picture`.

    Returns
    -------
    Picture
        6.4 inches wide. Its parts have the ids `cell-7`, `ladder-3-22`, `distance-7` (the badge),
        `waiting-7` and `current-7` (outlines), `die`, `arc`, `says` and `frontier`.

    Raises
    ------
    BoardError
        If the board has more than 900 cells, or the theme is unknown.
    IndexError
        If the step does not exist.

    Examples
    --------
    >>> from snl_algos import trace
    >>> step_picture(trace("queue-bfs", "thirty"), 4)
    <picture: BFS with a queue, step 4 of 77: From 1, roll a 2: land on 3, climb to 22.>
    """
    figure = StepDrawing(run, theme=theme, transparent=transparent).draw(step)
    return Picture(figure, title_of(run, run.state(step)), auto=theme == AUTO)


def title_of(run: Trace, state: State) -> str:
    """Return the title of a picture of a step."""
    place = f"step {state.step} of {len(run.steps) - 1}"
    return f"{run.to_dict()['title']}, {place}: {state.says}"


class StepDrawing:
    """Draws the steps of one run, all in figures of one size.

    In a film, layers that the pictures share are drawn once, as pixels: all pictures must then be
    drawn with the same number of dots per inch.
    """

    def __init__(
        self, run: Trace, *, theme: str = "light", transparent: bool = False, film: bool = False
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
        plan = Plan.of(run.board)
        self.unit = min(WIDEST, WIDTH / (plan.columns + 2 * MARGIN))
        self.board_height = (plan.rows + 2 * MARGIN) * self.unit
        self.left = (WIDTH - (plan.columns + 2 * MARGIN) * self.unit) / 2

    @property
    def height(self) -> float:
        """The height of the figure in points; its width is `WIDTH`."""
        return HEADER + self.board_height + footer_of(self.run)

    def draw(self, step: int) -> Figure:
        """Return the figure of a step, counted from 0; negative numbers count from the end."""
        state = self.run.state(step)
        with style.context(STYLE):
            figure = Figure(figsize=(WIDTH / 72, self.height / 72))
            corner = complex(self.left, HEADER) / self.unit + MARGIN * (1 + 1j)
            sheet = sheet_on(figure, corner, self.run.board, self.palette, self.unit)
            if not self.transparent:
                sheet.ground()
            Frame(sheet, self.run).draw(state, HEADER + self.board_height)
            self.draw_board(sheet, state)
        return figure

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
        sheet.once(
            partial(draw_cells, looks=looks, farthest=self.farthest),
            CELLS,
            self.kept,
            ("cells", seen),
        )
        fade = bool(route or jumps_found)
        jumps = partial(draw_jumps, touched=touched, found=jumps_found, fade=fade)
        sheet.once(jumps, 2, self.kept, ("jumps", frozenset(touched), fade))
        draw_outlines(sheet, looks)
        sheet.once(draw_numbers, NUMBERS, self.kept, "numbers")
        distances = partial(draw_distances, looks=looks)
        sheet.once(distances, NUMBERS, self.kept, ("distances", seen))
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
