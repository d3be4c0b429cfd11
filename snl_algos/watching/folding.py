"""Makes one step of many in which nothing happens that is watched.

A program may read the board or build a graph before it begins to search. Whatever it does
until a frontier or a table comes to hold something is one step; and later, steps that show
nothing but ordinary variables go into the next step that shows more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .recording import RawStep, Recording
from .vetting import Cast

__all__ = ["folded"]

#: What is said of all that a program does before there is something to show.
PREPARATION = "preparation, before anything on the board changes"


def folded(seen: Recording, cast: Cast) -> Iterator[tuple[RawStep, str]]:
    """The steps of a run, the silent ones folded; and a sentence where many became one.

    Where the author says what the steps are, where every line is wanted, and where no role
    was recognised, the steps stay as they are.
    """
    playing = {(role, name) for role, name in cast.playing.items()}
    if seen.every_line or not playing or any(raw.told for raw in seen.steps):
        for raw in seen.steps:
            yield raw, ""
        return
    tables = {candidate for candidate in playing if candidate[0] != "current"}
    loud = tables or playing
    waiting: list[RawStep] = []
    for raw in seen.steps:
        if loud.isdisjoint(raw.changes):
            waiting.append(raw)
            continue
        if loud is not playing:  # the preparations end here
            yield from _prepared(waiting)
            waiting, loud = [], playing
        yield _joined([*waiting, raw]), ""
        waiting = []
    if waiting:
        yield _joined(waiting), ""


def _prepared(steps: list[RawStep]) -> Iterator[tuple[RawStep, str]]:
    """The steps before anything is watched, as one. What cell they worked on is not shown."""
    if len(steps) > 1:
        yield replace(_joined(steps), changes={}), PREPARATION
    elif steps:
        yield steps[0], ""


def _joined(steps: list[RawStep]) -> RawStep:
    """One step that shows what several have changed, at the place of the last."""
    *before, last = steps
    if not before:
        return last
    changes, variables, scope = dict(last.changes), dict(last.variables), last.scope
    for raw in reversed(before):
        if not scope:  # else the variables of another call
            variables = {**raw.variables, **variables}
            scope = raw.scope
        for candidate, change in raw.changes.items():
            if candidate[0] == "current":
                changes.setdefault(candidate, change)
    if scope:
        variables = {name: text for name, text in variables.items() if text is not None}
    return replace(last, changes=changes, variables=variables, scope=scope)
