"""A step of a trace, found by what happens in it: "cell 7 joins for the second time".

The sentences of a run may change, so a lesson names the opening step of a stepper by data.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from .format import State
from .replay import Trace

__all__ = ["first_step"]

FORM = re.compile(
    r"(?:cell (?P<joins>\d+) joins|cell (?P<current>\d+) is current"
    r"|cell (?P<distance>\d+) gets a distance|(?P<name>\w+) = (?P<value>.+?))"
    r"(?P<again> for the second time)?"
)


def first_step(run: Trace, condition: str) -> int | None:
    """Return the first step of a run that meets a condition; None if none does.

    A condition is one of "cell 7 joins" (the frontier), "cell 7 is current", "cell 7 gets a
    distance" and "face = 3" (a variable gets this value, as the trace shows it). "for the second
    time" may follow. Any other raises a ValueError.
    """
    form = FORM.fullmatch(condition)
    if form is None:
        raise ValueError(
            f"{condition!r} is not a condition on a step: write, for example, 'cell 7 joins', "
            "'cell 7 is current', 'cell 7 gets a distance' or 'face = 3', and then "
            "'for the second time' if you mean that"
        )
    remaining = 2 if form["again"] else 1
    state = State()
    for number, step in enumerate(run.steps):
        before = _cells(state)
        state.apply(step)
        remaining -= _holds(form, step, _cells(state) - before)
        if remaining == 0:
            return number
    return None


def _cells(state: State) -> Counter[int]:
    return Counter(cell for cell, _ in state.frontier)


def _holds(form: re.Match[str], step: Mapping[str, Any], joined: Mapping[int, int]) -> bool:
    if form["joins"]:
        return int(form["joins"]) in joined
    if form["current"]:
        return bool(step.get("current") == int(form["current"]))
    if form["distance"]:
        return step.get("distance", {}).get(form["distance"]) is not None
    return bool(step.get("variables", {}).get(form["name"]) == form["value"])
