"""`turn`: sliders and menus for the arguments of a function, with its output below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as widgets

from ..errors import CallError
from .saved import TURN, VERSION

__all__ = ["Turn", "turn"]


class Turn(widgets.VBox):
    """Controls with the output of a function below them. Made by `turn`.

    Attributes
    ----------
    controls : dict
        Name of the argument → its control. Setting its `value` is like moving it by hand.
    """

    def __init__(self, function: Callable[..., object], choices: dict[str, Any]) -> None:
        made = widgets.interactive(function, {"auto_display": True}, **choices)
        self._drawn: Any = getattr(function, "__self__", None)
        self.controls = {control.description: control for control in made.children[:-1]}
        for control in self.controls.values():
            control.continuous_update = False
        super().__init__(made.children)

    def __repr__(self) -> str:
        values = (f"{name} (now {control.value})" for name, control in self.controls.items())
        return f"Run this cell to change {', '.join(values)}."

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data = super()._repr_mimebundle_(**kwargs) or {}
        values = {name: control.value for name, control in self.controls.items()}
        data |= {"text/plain": repr(self), TURN: {"version": VERSION, "values": values}}
        if hasattr(self._drawn, "_repr_svg_"):  # the picture of a drawn proof, and its sentences
            data |= {"image/svg+xml": self._drawn._repr_svg_()}
            data["text/plain"] = f"{self._drawn!r}\n\n{self!r}"
        return data


def turn(function: Callable[..., object], **choices: Any) -> Turn:
    """Show a control for each argument of a function, and rerun the function on every change.

    What the function prints, displays and returns is shown. If it is a method of something with a
    picture, this is saved with the notebook.

    Parameters
    ----------
    function : callable
        Its output is shown below the controls.
    **choices
        For each argument (least, most) or (least, most, step) for a slider, a list for a
        menu, True or False for a box to tick.

    Examples
    --------
    In a notebook:

    >>> turn(lambda die: print(die), die=(1, 6))  # doctest: +SKIP
    """
    if not callable(function):
        raise CallError("turn: give a function: turn(lambda die: print(die), die=(1, 6))")
    try:
        return Turn(function, choices)
    except ValueError as error:
        advice = "give a choice for each argument: turn(lambda die: print(die), die=(1, 6))"
        raise CallError(f"turn: {error}; {advice}") from None
