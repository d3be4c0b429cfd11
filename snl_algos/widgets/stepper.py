"""The stepper as a widget of a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from ..tracing import Trace
from .page import script
from .saved import SavedStepper, still_of

__all__ = ["Stepper"]

#: The script of a page and what only a notebook needs, as one module.
WIDGET = Path(__file__).with_name("widget.js").read_text(encoding="utf-8")
MODULE = f"{script()}\n{WIDGET}\nexport default snlWidget;\n"


class Stepper(anywidget.AnyWidget):
    """A stepper in a notebook. Made by `step` and `step_together`.

    Attributes
    ----------
    position : int
        The step shown. Setting it moves the stepper.
    traces : tuple of Trace
        The traces that it steps through.

    Examples
    --------
    >>> from snl_algos import step
    >>> stepper = step("queue-bfs", "thirty")
    >>> stepper.position = 4
    >>> stepper.traces[0].state(stepper.position).says
    'From 1, roll a 2: land on 3, climb to 22.'
    """

    _esm = MODULE
    payload = traitlets.Dict().tag(sync=True)
    position = traitlets.Int(0).tag(sync=True)
    predict = traitlets.Bool(False).tag(sync=True)

    def __init__(self, traces: Sequence[Trace], *, predict: bool = False) -> None:
        self.traces = tuple(traces)
        super().__init__(payload=SavedStepper(self.traces).payload, predict=predict)

    def to_html(self, path: str | Path, *, step: int = 0) -> None:
        """Write a self-contained page with this stepper, as `Trace.to_html` does."""
        self.traces[0].to_html(path, step=step, beside=self.traces[1:])

    def __repr__(self) -> str:
        return repr(SavedStepper(self.traces))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget and, for a saved notebook, data, a still picture and text."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        data = {**(data or {}), **SavedStepper(self.traces, self.predict)._repr_mimebundle_()}
        svg = still_of(self.traces)
        if svg is not None:
            data["image/svg+xml"] = svg
        return data, metadata
