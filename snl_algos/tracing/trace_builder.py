"""Converts a recording into the format of a trace: cells numbered from 1, tables by cell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from traceback import walk_tb
from typing import Any

from ..boards.notations import NamedBoard
from ..costs import name_of
from ..layout import layout_for
from ..programs import Program
from .candidates import ROLES
from .format import FORMAT, VERSION, State, answer_as_data, apply_frontier, differences, shortened
from .narration import Frontier, StepChanges, finished, sentence
from .raw_steps import RawStep, Recording, Step, folded
from .roles import RoleAssignment, distance_of, predecessor_of

__all__ = ["build_trace"]

#: The sentence for a run without any change.
NOTHING = "Nothing that can be shown has changed."


def build_trace(
    seen: Recording, assignment: RoleAssignment, program: Program, named: NamedBoard
) -> dict[str, Any]:
    """Return the data of a trace, from a recording and the roles of its variables."""
    merged = _merged(seen, assignment)
    steps = list(_steps(seen, assignment, merged))
    if not steps and seen.sources:  # a trace needs at least one step to show
        steps = [{"line": 0, "says": NOTHING}]
    drawn = {role: assignment.variables.get(role) for role in ROLES}
    if assignment.second is not None:
        drawn["second"] = assignment.second
    layout, run = layout_for(named.board.cells), seen.run
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": program.name,
        "title": program.title,
        "board": named.to_dict(),
        "layout": {"rows": layout.rows, "columns": layout.columns},
        "functions": [
            {"name": source.name, "first": source.first, "lines": source.lines}
            for source in seen.sources
        ],
        "roles": drawn,
        "frontier_kind": assignment.kinds.get(assignment.variables.get("frontier", "")),
        "unit": _unit_of(program),
        "unsure": [
            *assignment.unsure,
            *(str(note) for note in program.notes if note.kind == "another-signature"),
        ],
        "steps": steps,
        **_marks([raw.holds for raw, _ in merged]),
        "outcome": run.outcome,
        "answer": answer_as_data(run.value, run.text) if run.outcome == "returned" else None,
        "error": _error(seen),
        "limit": run.limit,
        "findings": [],
        "printed": run.printed,
        "counts": _counts(seen, assignment, len(steps)),
    }


def _marks(holds: list[bool | None]) -> dict[str, list[tuple[int, str]]]:
    """Return the steps from which on an invariant is true, or false, if one was tested."""
    tested = [(at, "✓" if one else "✗") for at, one in enumerate(holds) if one is not None]
    marks = [now for before, now in pairwise([(0, ""), *tested]) if before[1] != now[1]]
    return {"marks": marks} if marks else {}


def _unit_of(program: Program) -> str:
    """Return the unit of the distances: throws, or the name of the given cost."""
    function = program.function
    cost = function.keywords.get("cost") if isinstance(function, partial) else None
    return "throws" if cost is None else name_of(cost)


def _counts(seen: Recording, assignment: RoleAssignment, steps: int) -> dict[str, int | None]:
    """Return the work of the run, as far as the variables with roles allow counting it."""
    work, by = seen.counter.work(), seen.counter.watch
    # A variable with an inferred role has held a cell. A count of 0 means that it cannot be
    # counted, such as an attribute, or a variable that is assigned inside an expression.
    nothing = 0 if seen.roles.given else None
    has_current = by.current and by.current == assignment.variables.get("current")
    has_frontier = by.frontier and by.frontier == assignment.variables.get("frontier")
    return {
        "steps": steps,
        "lines": seen.run.lines,
        "cells_taken": work.cells or nothing if has_current else None,
        "edges_looked_at": work.edges,
        "longest_frontier": work.frontier or nothing if has_frontier else None,
    }


# -- steps --------------------------------------------------------------------------


def _changes(seen: Recording, roles: RoleAssignment) -> list[dict[str, Any]]:
    """Return each step's changes by role, cells from 1; those of all frontiers by their names."""
    known: dict[str, set[str]] = {role: set() for role in ROLES}
    found = []
    for at, raw in enumerate(seen.steps):
        changes: dict[str, Any] = {}
        for name in roles.kinds:
            if (change := raw.changes.get(("frontier", name))) is not None:
                changes.setdefault("frontiers", {})[name] = roles.frontier(name, change)
        for role, name in roles.variables.items():
            change = raw.changes.get((role, name))
            if change is None or role == "frontier":
                continue
            if role != "current":
                changes[role] = _table(role, change, known[role], roles, given=seen.roles.given)
            elif roles.function in (None, raw.function):
                changes[role] = roles.cell(change[0])
        is_current = raw.returned and raw.function == roles.function
        if is_current and roles.variables.get("current") in seen.sources[raw.function].parameters:
            changes["returned"] = raw.returned
        if roles.beside and roles.beside[at]:
            changes["distance"] = roles.beside[at]
        found.append({key: change for key, change in changes.items() if change != {}})
    return found


def _table(
    role: str, change: dict[Any, Any], known: set[str], roles: RoleAssignment, *, given: bool
) -> dict[str, Any]:
    """Return cell → new value, for a table; `known` are the cells that have a value so far."""
    table: dict[str, Any] = {}
    blank = roles.blank.get(role)  # of a declared role there is none
    for key, value in change.items():
        cell, means = str(roles.to_cell(key)), None
        if role == "distance":
            means = distance_of(value, blank)
        elif role == "visited":
            means = bool(value) or None
        elif value != blank or blank is None:
            means = predecessor_of(roles.to_cell, value)
        if role == "predecessor" and str(means) == cell and not given:
            means = None  # a cell that holds itself has none
        if cell == "None" or (means is None and cell not in known):
            continue  # not a cell, or still without a value
        (known.discard if means is None else known.add)(cell)
        table[cell] = False if means is None and role == "visited" else means
    return table


def _merged(seen: Recording, roles: RoleAssignment) -> list[Step]:
    """Return the steps to show, merged where neither the author nor the caller has chosen them."""
    steps = list(zip(seen.steps, _changes(seen, roles), strict=True))
    if seen.every_line or seen.told:
        return steps
    if roles.variables:
        return list(folded(steps))
    return [(raw, changes) for raw, changes in steps
            if raw.variables or raw.scope or changes or raw.says]  # fmt: skip


def _steps(seen: Recording, roles: RoleAssignment, merged: list[Step]) -> Iterator[dict[str, Any]]:
    """Yield the steps in the format of a trace."""
    containers = {name for role, name in roles.variables.items() if role != "current"}
    state, calls = State(), [1, 1]  # the call of the previous step, and the last to begin
    held: dict[str, list[Any]] = {name: [] for name in roles.kinds}  # by frontier
    joined: dict[str, set[int]] = {name: set() for name in roles.kinds}
    for raw, changes in merged:
        variables = {n: text for n, text in raw.variables.items() if n not in containers}
        optional = {"function": raw.function, "depth": raw.depth, "told": raw.told}
        step: dict[str, Any] = {"line": raw.line, **{k: v for k, v in optional.items() if v}}
        frontiers, first = changes.get("frontiers", {}), roles.variables.get("frontier", "")
        if first in frontiers:
            is_heap, change = roles.kinds[first] == "heap", frontiers[first]
            changes["frontier"] = shortened(held[first], change) if is_heap else change
        before = state.current
        state.apply({**step, **changes})
        says = raw.says
        if not says:
            told = list(_frontiers(seen, roles, frontiers, held, joined))
            says = sentence(StepChanges(
                **_calls_and_jumps(seen, roles, raw, changes, before, calls), frontiers=told,
                tables=changes, known=state.distance, variables=variables,
            ))  # fmt: skip
        for name, change in frontiers.items():
            held[name] = apply_frontier(held[name], change)
        calls = [raw.call, max(raw.call, calls[1])]
        if says:
            step["says"] = finished(says)
        step.update({role: changes[role] for role in ROLES if role in changes})
        if roles.second in frontiers:
            step["second"] = frontiers[roles.second]
        if raw.scope:
            step["scope"] = True
        if variables or raw.scope:
            step["variables"] = variables
        yield step


def _calls_and_jumps(
    seen: Recording, roles: RoleAssignment, raw: RawStep, changes: dict[str, Any],
    before: int | None, calls: list[int],
) -> dict[str, Any]:  # fmt: skip
    """Return what a step did to the current cell: how it changed, or what its call returned."""
    cell, name = changes.get("current"), roles.variables.get("current", "")
    source = seen.sources[raw.function]
    found: dict[str, Any] = {}
    if cell is not None:
        is_taken = name in seen.roles.taken and {*roles.kinds.values()} & {"queue", "stack", "heap"}
        found["current"] = (cell, before, name)
        found["jumped"] = bool(is_taken) and seen.board.jumps.get(before or 0) == cell
        if name in source.parameters and raw.call != calls[0]:
            found["called" if raw.call > calls[1] else "returned"] = source.name
    at = before if cell is None else cell
    if "returned" in changes and at is not None:
        found["result"] = (source.name, at, changes["returned"])
    return found


def _frontiers(
    seen: Recording, roles: RoleAssignment, changes: dict[str, Any], held: dict[str, list[Any]],
    joined: dict[str, set[int]],
) -> Iterator[Frontier]:  # fmt: skip
    """Yield what a step did to each frontier that it changed."""
    for name, change in changes.items():
        before, now = held[name], apply_frontier(held[name], change)
        kind, is_set = roles.kinds[name], seen.kinds.get(name) == "set"
        gone, new = differences(before, now, None if kind == "heap" or is_set else change)
        cells = {cell for cell, _ in new if cell is not None}
        label = f"the {kind}" if kind and len(roles.kinds) == 1 else f"`{name}`"
        others = [entries for other, entries in held.items() if other != name]
        # A second search, such as one from the goal, measures other distances.
        measured = name not in roles.others or name in seen.roles.following
        yield Frontier(
            label, "set" if kind is None and is_set else kind, before, now, gone, new,
            frozenset(cells & joined[name]), now != [] and now in others, measured,
        )  # fmt: skip
        joined[name] |= cells


def _error(seen: Recording) -> dict[str, Any] | None:
    """Return the exception with the innermost traced line that it passed through."""
    error = seen.run.error
    if seen.run.outcome != "raised":
        return None
    where: dict[str, int | None] = {"function": None, "line": None}
    for frame, line in walk_tb(None if error is None else error.__traceback__):
        for at, source in enumerate(seen.sources):
            inside = source.first <= line < source.first + max(1, len(source.lines))
            if frame.f_code.co_name == source.name and inside:
                where = {"function": at, "line": line - source.first}
    kind = "" if error is None else type(error).__name__  # none if the process itself has ended
    return {"kind": kind, "message": seen.run.text[:300], **where}
