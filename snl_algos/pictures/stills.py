"""The still picture of a stepper at a step, shown before anything has run."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib import style
from matplotlib.figure import Figure

from ..tracing import State, Trace
from .frames import HEADER, LINE, SAYS, WAITING, Frame, has_frontier
from .geometry import Plan
from .image_files import STYLE, Picture
from .palette import AUTO
from .paper import MARGIN, sheet_on
from .step_figure import StepDrawing, farthest_of, title_of

__all__ = ["still", "stops_of"]

#: In points: the width of a board, of the code next to it, and of one of several columns.
BOARD, CODE, COLUMN = 300.0, 360.0, 340.0
#: A cell is never wider than this, in points.
WIDEST = 58.0
#: Lines of code: the minimum next to a board, and the number below each of several boards.
LEAST, BELOW = 14, 9
FOOT = 10.0


def stops_of(run: Trace) -> list[int]:
    """Return where a stepper stops: at all steps, or at those that are narrated and the last."""
    told = [bool(step.get("told")) for step in run.steps]
    if len(set(told)) < 2:
        return list(range(len(told)))
    return [at for at, one in enumerate(told) if one or at == len(told) - 1]


def still(runs: Sequence[Trace], position: int = 0) -> Picture:
    """Return the still picture of the stepper of a run, or of several on one board, side by side.

    `position` is where the stepper is: the step of one run, or the position of the slider of
    several. At 0, a run that narrates only some of its steps shows the first of these. Raise a
    BoardError if the board is too large for a picture of a step.

    Examples
    --------
    >>> from snl_algos import trace
    >>> still([trace("queue-bfs", "thirty")], 4)
    <picture: BFS with a queue, step 4 of 77: From 1, roll a 2: land on 3, climb to 22.>
    """
    drawings = [StepDrawing(run, theme=AUTO) for run in runs]
    for drawing in drawings:
        drawing.farthest = farthest_of(runs)  # one scale of tints for all boards
    alone = len(runs) == 1
    if alone:
        at = position or next(iter(stops_of(runs[0])), 0)
        states = [_state(runs[0], at)]
    else:
        states = []
        for run in runs:
            stops = stops_of(run) or [0]
            states.append(_state(run, stops[min(position, len(stops) - 1)]))
    plan = Plan.of(runs[0].board)
    wide, high = plan.columns + 2 * MARGIN, plan.rows + 2 * MARGIN
    unit = min(WIDEST, BOARD / wide, 1.4 * BOARD / high)
    frontier = WAITING if any(map(has_frontier, runs)) else 0
    top = HEADER + SAYS
    below = top + high * unit
    if alone:
        rows = max(LEAST, int((high * unit + frontier) / LINE))
        width = BOARD + CODE
        height = max(below + frontier, top + rows * LINE) + FOOT
    else:
        rows = BELOW
        width = COLUMN * len(runs)
        height = below + frontier + rows * LINE + FOOT
    with style.context(STYLE):
        figure = Figure(figsize=(width / 72, height / 72))
        for number, (drawing, state) in enumerate(zip(drawings, states, strict=True)):
            run = drawing.run
            column = (0, width) if alone else (COLUMN * number, COLUMN)
            left = column[0] + ((BOARD if alone else COLUMN) - wide * unit) / 2
            corner = complex(left, top) / unit + MARGIN * (1 + 1j)
            sheet = sheet_on(figure, corner, run.board, drawing.palette, unit)
            if number == 0:
                sheet.ground()
            frame = Frame(sheet, run, column)
            frame.draw_header(state)
            frame.draw_sentence(state, HEADER)
            drawing.draw_board(sheet, state)
            beside = Frame(sheet, run, (BOARD, CODE)) if alone else frame
            lines = beside.rows_of(state, rows)
            beside.draw_code(lines, top if alone else below + frontier)
            if has_frontier(run):
                Frame(sheet, run, (0, BOARD) if alone else column).draw_frontier(
                    state.frontier, below
                )
    return Picture(figure, "; ".join(map(title_of, runs, states)), auto=True)


def _state(run: Trace, step: int) -> State:
    return run.state(step) if run.steps else State()
