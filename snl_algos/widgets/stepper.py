"""The stepper in a notebook. `step` shows a run, `step_together` several side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..board import Board
from ..boards.gallery import BoardLike, named_board
from ..boards.notations import NamedBoard
from ..errors import called_as
from ..programs import ProgramError, Watch, programs_of
from ..tracing import Trace, trace
from ..workbench.differences import with_first_difference
from .saved import STEPPER, SavedStepper, still_of

__all__ = ["Stepper", "step", "step_together"]

#: The same script as in a page, as a module for a notebook. Built from web/.
MODULE = Path(__file__).with_name("stepper.mjs").read_text(encoding="utf-8")


class Stepper(anywidget.AnyWidget):
    """A stepper in a notebook. Made by `step` and `step_together`.

    Attributes
    ----------
    position : int
        The step shown. Setting it moves the stepper.
    traces : tuple of Trace
        The traces that it steps through.
    """

    _esm = MODULE
    payload = traitlets.Dict().tag(sync=True)
    position = traitlets.Int(0).tag(sync=True)
    predict = traitlets.Bool(False).tag(sync=True)

    def __init__(self, traces: Sequence[Trace], *, predict: bool = False) -> None:
        self.traces = tuple(traces)
        super().__init__(payload=SavedStepper(self.traces).payload, predict=predict)

    def to_html(self, path: str | Path, *, step: int = 0) -> None:
        """Write a self-contained page with this stepper.

        Parameters
        ----------
        path : str or Path
            The file. It is written completely or not at all.
        step : int, default 0
            The step to show first.

        Raises
        ------
        IndexError
            If there is no such step.
        """
        self.traces[0].to_html(path, step=step, beside=self.traces[1:])

    def __repr__(self) -> str:
        return "\n\n".join(run.to_text() for run in self.traces)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget and, for a saved notebook, data, a still picture and text."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        saved = SavedStepper(self.traces, self.predict)
        data = {**(data or {}), "text/plain": repr(self), STEPPER: saved.to_dict()}
        svg = still_of(self.traces)
        if svg is not None:
            data["image/svg+xml"] = svg
        return data, metadata


@called_as('step("queue-bfs", "thirty")')
def step(
    program: Any,
    board: BoardLike,
    *,
    watch: Watch | None = None,
    signature: str | None = None,
    every_line: bool = False,
    predict: bool = False,
) -> Stepper:
    """Step through a run of a program on a board, in a notebook.

    Parameters
    ----------
    program : str or callable
        An algorithm or a mistake by its name, or any function that `check` takes, unchanged.
    board : Board, NamedBoard, str, Path or list
        The board, its name in the gallery, a file that `load_board` takes, or the lists that a
        judge passes: a move array, a grid, or ladders and snakes.
    watch : Watch, optional
        Which of its variables plays which role, if they are not recognised.
    signature : str, optional
        How to call the function, if its parameters do not show it.
    every_line : bool, default False
        Step through every line, not only through those with a `#:` comment.
    predict : bool, default False
        Begin with the predictions switched on.

    Notes
    -----
    The program is run first, by `trace`; its documentation says which programs it can stop.

    Examples
    --------
    >>> from snl_algos import Board
    >>> step("queue-bfs", Board(8)).traces[0].answer.throws
    2
    """
    run = trace(program, board, watch=watch, signature=signature, every_line=every_line)
    return Stepper([with_first_difference(run)], predict=predict)


@called_as('step_together(["queue-bfs", "forward-dp"], "thirty")')
def step_together(programs: Any, board: BoardLike, *, signature: str | None = None) -> Stepper:
    """Step through several programs on one board, side by side.

    Parameters
    ----------
    programs : sequence
        Two to four of what `step` takes.
    board : Board, NamedBoard, str, Path or list
        The board, its name in the gallery, a file that `load_board` takes, or the lists that a
        judge passes: a move array, a grid, or ladders and snakes.
    signature : str, optional
        How to call the functions among them, if their parameters do not show it.

    Raises
    ------
    ValueError
        If there are fewer than two programs or more than four.

    Examples
    --------
    >>> both = step_together(["queue-bfs", "forward-dp"], "snake-is-a-shortcut")
    >>> both.payload["together"]["differences"][0]["finding"]["kind"]
    'never-takes-the-jump'
    """
    if isinstance(programs, Board | NamedBoard):
        raise ProgramError("expected the programs first, then the board: swap the arguments")
    chosen = programs_of(programs, signature)
    if not 2 <= len(chosen) <= 4:
        raise ValueError(f"two to four programs fit side by side, not {len(chosen)}")
    named = named_board(board)
    return Stepper([trace(program, named) for program in chosen])
