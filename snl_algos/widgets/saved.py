"""A stepper in a saved notebook: the traces as data and a still picture, without a script.

A page that is built from a notebook recreates the stepper from the data. A host that does not
know the format shows the picture.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..board import BoardError
from ..extras import MissingExtra, import_optional
from ..tracing import Trace
from ..tracing.step_condition import first_step
from ..workbench.payload import STEPPER, payload_of

__all__ = ["EXPLORE", "STEPPER", "TURN", "VERSION", "SavedStepper", "still_of"]

#: The MIME types of the other data in a notebook.
EXPLORE = "application/vnd.snl.explore+json"
TURN = "application/vnd.snl.turn+json"
VERSION = 1


class SavedStepper(NamedTuple):
    """A stepper as data."""

    traces: tuple[Trace, ...]  #: that it steps through
    predict: bool = False  #: whether predictions are switched on at the beginning

    def to_dict(self) -> dict[str, Any]:
        """Return the data to save. The traces are one text, which takes one line of a notebook."""
        traces = ",".join(run.to_json() for run in self.traces)
        return {"version": VERSION, "predict": self.predict, "traces": f"[{traces}]"}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> SavedStepper:
        """Return the stepper from saved data; raise a ValueError if another version saved it."""
        if data.get("version") != VERSION:
            raise ValueError(
                f"this stepper has version {data.get('version')!r}, not {VERSION}: "
                "run the notebook again"
            )
        traces = tuple(map(Trace.from_dict, json.loads(data["traces"])))
        return cls(traces, bool(data["predict"]))

    def __repr__(self) -> str:
        return "\n\n".join(run.to_text() for run in self.traces)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Return the data to save, and the runs as text."""
        return {"text/plain": repr(self), STEPPER: self.to_dict()}

    @property
    def payload(self) -> dict[str, Any]:
        """Return the payload for the script of a page."""
        return payload_of(*self.traces)

    def position_of(self, condition: str) -> int:
        """Return the first step of any of the runs that meets a condition of `first_step`.

        Raise a ValueError if it is not a condition, or no step meets it.
        """
        for run in self.traces:
            number = first_step(run, condition)
            if number is not None:
                return number
        raise ValueError(f"there is no step where {condition}")


def still_of(runs: Sequence[Trace], position: int = 0) -> str | None:
    """Return a stepper's still picture as SVG; None if matplotlib is missing or it is too large."""
    try:
        svg: str = import_optional("pictures").still(runs, position).svg()
    except (MissingExtra, BoardError):
        return None
    return svg
