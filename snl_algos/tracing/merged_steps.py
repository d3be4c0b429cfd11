"""Makes one step of many in which nothing happens that is watched.

A program may read the board or build a graph before it begins to search. Whatever it does
until a frontier or a table comes to hold something is one step; and later, steps that show
nothing but ordinary variables go into the next step that shows more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from .raw_steps import RawStep

__all__ = ["PREPARATION", "folded", "joined"]

#: What is said of all that a program does before there is something to show.
PREPARATION = "preparation, before anything on the board changes"

#: A step, and role → what it changes on the board.
Step = tuple[RawStep, dict[str, Any]]


def folded(steps: list[Step]) -> Iterator[tuple[RawStep, dict[str, Any], str]]:
    """The steps of a run, the silent ones folded; and a sentence where many became one.

    Where there is no frontier and no table, going to a cell is all that can be shown.
    """
    tables = any(changes.keys() - {"current"} for _, changes in steps)
    begun = False
    waiting: list[RawStep] = []
    current: dict[str, Any] = {}  # what the steps that wait have gone to
    for raw, changes in steps:
        if not changes or (tables and not begun and changes.keys() == {"current"}):
            waiting.append(raw)
            current |= changes
            continue
        if tables and not begun:
            yield from _prepared(waiting)
            waiting, current, begun = [], {}, True
        yield joined([*waiting, raw]), {**current, **changes}, ""
        waiting, current = [], {}
    if waiting:
        yield joined(waiting), current, ""


def _prepared(steps: list[RawStep]) -> Iterator[tuple[RawStep, dict[str, Any], str]]:
    """The steps before anything is watched, as one. What cell they worked on is not shown."""
    if steps:
        yield joined(steps), {}, PREPARATION if len(steps) > 1 else ""


def joined(steps: list[RawStep]) -> RawStep:
    """One step that shows the variables of several, at the place of the last."""
    *before, last = steps
    if not before:
        return last
    variables, scope = dict(last.variables), last.scope
    for raw in reversed(before):
        if scope:  # what comes before belongs to another call
            break
        variables = {**raw.variables, **variables}
        scope = raw.scope
    if scope:
        variables = {name: text for name, text in variables.items() if text is not None}
    return replace(last, variables=variables, scope=scope)
