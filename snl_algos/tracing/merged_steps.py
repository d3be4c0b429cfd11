"""Merges consecutive steps that change nothing on the board.

A program may read the board or build a graph before it searches. All steps until a frontier or a
table holds something become one; and later, steps that change only ordinary variables are merged
into the next step that changes more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from .raw_steps import RawStep

__all__ = ["PREPARATION", "folded", "joined"]

#: The sentence for all steps before anything on the board changes.
PREPARATION = "preparation, before anything on the board changes"

#: A step, and role → its change on the board.
Step = tuple[RawStep, dict[str, Any]]


def folded(steps: list[Step]) -> Iterator[tuple[RawStep, dict[str, Any], str]]:
    """Yield the steps of a run, merged, each with a sentence if several became one.

    A run without a frontier and tables can show only its current cell.
    """
    tables = any(changes.keys() - {"current"} for _, changes in steps)
    begun = False
    waiting: list[RawStep] = []
    current: dict[str, Any] = {}  # the current cell after the pending steps
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
    """Yield the steps before anything on the board changes, as one, without a current cell."""
    if steps:
        yield joined(steps), {}, PREPARATION if len(steps) > 1 else ""


def joined(steps: list[RawStep]) -> RawStep:
    """Return one step with the variables of several, at the line of the last."""
    *before, last = steps
    if not before:
        return last
    variables, scope = dict(last.variables), last.scope
    for raw in reversed(before):
        if scope:  # the earlier steps belong to another call
            break
        variables = {**raw.variables, **variables}
        scope = raw.scope
    if scope:
        variables = {name: text for name, text in variables.items() if text is not None}
    return replace(last, variables=variables, scope=scope)
