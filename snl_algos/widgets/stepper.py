"""The stepper in a notebook. `step` shows a run, `step_together` several side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..board import Board
from ..gallery import named_board
from ..notations import NamedBoard
from ..programs import ProgramError, Watch, programs_of
from ..traces import Trace
from ..watching import trace
from ..workbench.differences import with_first_difference
from ..workbench.payload import payload_of, payload_of_several
from .page import piece, without_script

__all__ = ["Stepper", "step", "step_together"]

#: The same script as that of a page, as a module for a notebook. Built from web/.
MODULE = Path(__file__).with_name("stepper.mjs").read_text(encoding="utf-8")


class Stepper(anywidget.AnyWidget):
    """A stepper in a notebook. Made by `step` and `step_together`.

    Attributes
    ----------
    position : int
        The step it shows. Setting it moves the stepper.
    traces : tuple of Trace
        What it steps through.
    """

    _esm = MODULE
    payload = traitlets.Dict().tag(sync=True)
    position = traitlets.Int(0).tag(sync=True)
    predict = traitlets.Bool(False).tag(sync=True)

    def __init__(self, traces: Sequence[Trace], *, predict: bool = False) -> None:
        self.traces = tuple(traces)
        one = len(self.traces) == 1
        payload = payload_of(self.traces[0]) if one else payload_of_several(self.traces)
        super().__init__(payload=payload, predict=predict)

    def to_html(self, path: str | Path, *, step: int = 0) -> None:
        """Write a page with this stepper, with nothing else needed to show it.

        Parameters
        ----------
        path : str or Path
            The file. It is written whole or not at all.
        step : int, default 0
            The step at which it opens.

        Raises
        ------
        IndexError
            If there is no such step.
        """
        self.traces[0].to_html(path, step=step, beside=self.traces[1:])

    def __repr__(self) -> str:
        return "\n\n".join(run.to_text() for run in self.traces)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and beside it the same stepper for a page without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        instead = "".join(without_script(run) for run in self.traces)
        data = {
            **(data or {}),
            "text/plain": repr(self),
            "text/html": piece(self.payload, instead, predict=self.predict),
        }
        return data, metadata


def step(
    program: Any,
    board: Board | NamedBoard | str | Path,
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
    board : Board, NamedBoard, str or Path
        The board, its name in the gallery, or a file that `load_board` takes.
    watch : Watch, optional
        Which of its variables plays which role, where they are not recognised.
    signature : str, optional
        How to call the function, if its parameters do not show it.
    every_line : bool, default False
        Step through every line, not only through those with a `#:` comment.
    predict : bool, default False
        Begin with the predictions switched on.

    Notes
    -----
    The program is run first, by `trace`, which says what can be stopped in time and what cannot.

    Examples
    --------
    >>> from snl_algos import Board
    >>> step("queue-bfs", Board(8)).traces[0].answer.throws
    2
    """
    run = trace(program, board, watch=watch, signature=signature, every_line=every_line)
    return Stepper([with_first_difference(run)], predict=predict)


def step_together(
    programs: Any, board: Board | NamedBoard | str | Path, *, signature: str | None = None
) -> Stepper:
    """Step through several programs on one board, side by side.

    Parameters
    ----------
    programs : sequence
        Two to four of what `step` takes.
    board : Board, NamedBoard, str or Path
        The board, its name in the gallery, or a file that `load_board` takes.
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
