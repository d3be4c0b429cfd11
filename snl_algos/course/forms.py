"""How an exercise is answered on a page: by code, or in a form that writes the code."""

from __future__ import annotations

import re
from typing import Any

from ..board import Board
from ..boards.notations import NamedBoard
from .exercise_model import Exercise

__all__ = ["form_of"]


def form_of(one: Exercise) -> dict[str, Any]:
    """Return what a page shows in the place of the code, as plain data.

    Its `kind` is "code", or what the stub lets the learner do instead: "order" steps, "choice" of
    a step, "board" to draw, "jumps" to draw on a board that is given, "throws" to play on it, or
    "distances" to fill in.

    Examples
    --------
    >>> from snl_algos.course import exercise
    >>> form_of(exercise("prove-the-route"))
    {'kind': 'order', 'of': ['A', 'B', 'C', 'D', 'E']}
    >>> form_of(exercise("write-it-yourself"))
    {'kind': 'code'}
    """
    if one.kind not in ("predict", "draw", "prove"):
        return {"kind": "code"}
    return _form(one, one.run(one.stub)[one.defines]) or {"kind": "code"}


def _form(one: Exercise, value: Any) -> dict[str, Any] | None:
    """Return the form for what the stub makes; None if there is none."""
    given = None if one.board is None else NamedBoard(one.board).to_dict()
    if one.kind == "prove" and isinstance(value, list):
        return {"kind": "order", "of": value}
    if one.kind == "prove" and value is None:
        return {"kind": "choice", "to": len(re.findall(r"(?m)^[0-9]+\. ", one.task))}
    if one.kind == "draw" and isinstance(value, Board):
        return {"kind": "board", "board": NamedBoard(value).to_dict()}
    if given is not None and one.kind == "draw" and isinstance(value, dict):
        return {"kind": "jumps", "board": given}
    if given is not None and one.kind == "predict" and isinstance(value, list):
        return {"kind": "throws", "board": given}
    if given is not None and one.kind == "predict" and isinstance(value, dict):
        return {"kind": "distances", "board": given}
    return None
