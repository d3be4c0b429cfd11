"""How an exercise is answered on a page: by code, or in a form that writes the code."""

from __future__ import annotations

import re
from typing import Any

from ..board import Board
from ..boards.notations import NamedBoard
from .register import Exercise

__all__ = ["form_of"]


def form_of(one: Exercise) -> dict[str, Any]:
    """Return the form that a page shows instead of the code, as plain data.

    Its `kind` is "code" if there is no form. Otherwise it follows from the stub: "order" of steps,
    "choice" of a step, "board" to draw, "jumps" to draw on a given board, "throws" to play on it,
    or "distances" to fill in.

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
    """Return the form for the value that the stub defines; None if there is none."""
    on = None if one.on is None else NamedBoard(one.on).to_dict()
    if one.kind == "prove" and isinstance(value, list):
        return {"kind": "order", "of": value}
    if one.kind == "prove" and value is None:
        return {"kind": "choice", "to": len(re.findall(r"(?m)^[0-9]+\. ", one.task))}
    if one.kind == "draw" and isinstance(value, Board):
        return {"kind": "board", "board": NamedBoard(value).to_dict()}
    if on is not None and one.kind == "draw" and isinstance(value, dict):
        return {"kind": "jumps", "board": on}
    if on is not None and one.kind == "predict" and isinstance(value, list):
        return {"kind": "throws", "board": on}
    if on is not None and one.kind == "predict" and isinstance(value, dict):
        return {"kind": "distances", "board": on}
    return None
