"""The stepper in a notebook. `step` shows a run, `step_together` several side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import anywidget
import traitlets

from ..algorithms import Algorithm
from ..algorithms.registry import Watch
from ..board import Board
from ..formats import NamedBoard
from ..mistakes import Mistake
from ..trace import Trace, trace
from .page import piece, script, style, without_script
from .payload import payload_of, payload_of_several

__all__ = ["Stepper", "step", "step_together"]

#: What turns the one script into a module for a notebook: the widget's model is told
#: where the stepper stands, and the other way round.
MODULE = """
export default {
  render({ model, el }) {
    const payload = model.get("payload");
    const mount = payload.together ? snlStepper.mountTogether : snlStepper.mount;
    const stepper = mount(el, payload, {
      position: model.get("position"),
      predict: model.get("predict"),
      onMove(position) {
        model.set("position", position);
        model.save_changes();
      },
    });
    model.on("change:position", () => {
      const position = model.get("position");
      if (position !== stepper.position()) stepper.go(position);
    });
    return () => stepper.destroy();
  },
};
"""


class Stepper(anywidget.AnyWidget):
    """A stepper in a notebook. Made by `step` and `step_together`.

    Attributes
    ----------
    position : int
        The step it shows. Setting it moves the stepper.
    traces : tuple of Trace
        What it steps through.
    """

    _esm = script() + MODULE
    _css = style()
    payload = traitlets.Dict().tag(sync=True)
    position = traitlets.Int(0).tag(sync=True)
    predict = traitlets.Bool(False).tag(sync=True)

    def __init__(self, traces: Sequence[Trace], *, predict: bool = False) -> None:
        self.traces = tuple(traces)
        one = len(self.traces) == 1
        payload = payload_of(self.traces[0]) if one else payload_of_several(self.traces)
        super().__init__(payload=payload, predict=predict)

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
    function: str | Algorithm | Mistake | Callable[[Board], Any],
    board: Board | NamedBoard,
    *,
    watch: Watch | None = None,
    every_line: bool = False,
    predict: bool = False,
) -> Stepper:
    """Step through a run of a function on a board, in a notebook.

    Parameters
    ----------
    function : str, Algorithm, Mistake or callable
        A registered algorithm by name, a mistake of the gallery, or any function of a board,
        unchanged.
    board : Board or NamedBoard
        The board. One of the gallery is known by its name.
    watch : Watch, optional
        Which of its variables plays which role, where the guess is not right.
    every_line : bool, default False
        Step through every line, not only through those with a `#:` comment.
    predict : bool, default False
        Begin with the predictions switched on.

    Examples
    --------
    >>> from snl_algos import Board
    >>> step("queue-bfs", Board(8)).traces[0].answer.throws
    2
    """
    return Stepper([trace(function, board, watch=watch, every_line=every_line)], predict=predict)


def step_together(
    board: Board | NamedBoard,
    functions: Sequence[str | Algorithm | Mistake | Callable[[Board], Any]],
) -> Stepper:
    """Step through several functions on one board, side by side.

    Parameters
    ----------
    board : Board or NamedBoard
        The board.
    functions : sequence
        Two to four of what `step` takes.

    Raises
    ------
    ValueError
        If there are fewer than two or more than four.

    Examples
    --------
    >>> from snl_algos import load_board
    >>> both = step_together(load_board("snake-is-a-shortcut"), ["queue-bfs", "forward-dp"])
    >>> both.payload["together"]["differences"][0]["reason"]
    'it never takes the snake 33→20'
    """
    if not 2 <= len(functions) <= 4:
        raise ValueError(f"two to four functions fit side by side, not {len(functions)}")
    return Stepper([trace(function, board) for function in functions])
