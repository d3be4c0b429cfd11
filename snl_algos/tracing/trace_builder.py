"""Converts a recording into the format of a trace: cells numbered from 1, tables by cell."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from types import CoroutineType
from typing import Any

from ..answer import read_answer
from ..board import Board
from ..boards.notations import NamedBoard
from ..costs import name_of
from ..layout import layout_for
from ..programs import Program
from .delta import apply_frontier, apply_table, shortened
from .format import FORMAT, VERSION, answer_as_data
from .frontiers import (
    EntryDistances,
    FrontierContents,
    differences,
    is_backwards,
    kind_of,
    same_cells,
    with_cells,
)
from .narration import Frontier, StepChanges, finished, sentence
from .raw_steps import RawStep, Recording, folded
from .role_assignment import RoleAssignment
from .role_checks import distance_of, predecessor_of
from .roles import ROLES
from .values import text

__all__ = ["build_trace"]

#: The sentence for a run without any change.
NOTHING = "Nothing that can be shown has changed."
#: A table that starts with more items than this is not narrated item by item.
MAX_PLACES = 8


def build_trace(
    seen: Recording, assignment: RoleAssignment, program: Program, named: NamedBoard
) -> dict[str, Any]:
    """Return the data of a trace, from a recording and the roles of its variables."""
    builder = _TraceBuilder(assignment, seen, named.board)
    steps = list(builder.steps())
    if not steps and seen.sources:  # a trace needs at least one step to show
        steps = [{"line": 0, "says": _why_nothing(seen.value)}]
    layout = layout_for(named.board.cells)
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
        "roles": {role: assignment.variables.get(role) for role in ROLES},
        "frontier_kind": builder.kind,
        "unit": _unit_of(program),
        "unsure": [
            *assignment.unsure,
            *(str(note) for note in program.notes if note.kind == "another-signature"),
        ],
        "steps": steps,
        "outcome": seen.outcome,
        "answer": answer_as_data(seen.value, seen.text) if seen.outcome == "returned" else None,
        "error": _error(seen),
        "limit": seen.limit,
        "findings": [],
        "printed": seen.printed,
        "counts": _counts(seen, assignment, len(steps)),
    }


def _why_nothing(value: Any) -> str:
    """Return why a run has no steps; of an async function, that calling it does not run it."""
    found = read_answer(value) if isinstance(value, CoroutineType) else None
    return NOTHING if found is None else finished(str(found))


def _unit_of(program: Program) -> str:
    """Return the unit of the distances: throws, or the name of the given cost."""
    function = program.function
    cost = function.keywords.get("cost") if isinstance(function, partial) else None
    return "throws" if cost is None else name_of(cost)


def _counts(seen: Recording, assignment: RoleAssignment, steps: int) -> dict[str, int | None]:
    """Return the work of the run, as far as the variables with roles allow counting it."""
    counts: dict[str, int | None] = {
        "steps": steps,
        "lines": seen.lines,
        "cells_taken": None,
        "edges_looked_at": None,
        "longest_frontier": None,
    }
    if seen.counter is not None:
        work, by = seen.counter.work(), seen.counter.watch
        # A variable with an inferred role has held a cell. A count of 0 means that it cannot be
        # counted, such as an attribute, or a variable that is assigned inside an expression.
        nothing = 0 if seen.roles.given else None
        if by.current and by.current == assignment.variables.get("current"):
            counts["cells_taken"] = work.cells or nothing
        if by.edge:
            counts["edges_looked_at"] = work.edges
        if by.frontier and by.frontier == assignment.variables.get("frontier"):
            counts["longest_frontier"] = work.frontier or nothing
    return counts


class _TraceBuilder:
    """Converts recorded steps into steps of a trace, keeping track of the state between them."""

    def __init__(self, assignment: RoleAssignment, seen: Recording, board: Board) -> None:
        self.assignment = assignment
        self.seen = seen
        self.board = board
        self.to_cell = assignment.numbering.to_cell
        self.known: dict[str, set[str]] = {role: set() for role in ROLES}
        first = assignment.variables.get("frontier")
        self.names = [name for name in (first, *assignment.others) if name is not None]
        self.kinds = {name: kind_of(seen, name) for name in self.names}
        self.kind = self.kinds[first] if first is not None else None
        self.waiting = {
            name: FrontierContents(backwards=not seen.roles.given and is_backwards(seen, name))
            for name in self.names
        }
        self.joined: dict[str, set[int]] = {name: set() for name in self.names}
        self.distances: dict[int, float] = {}
        self.beside = EntryDistances(board)
        self.held: dict[str, set[Any]] = {}  # the places of tables without a role
        self.shown: dict[str, list[Any]] = {}
        self.current: int | None = None
        self.call = self.last_call = 1  # of the previous step, and the last to begin
        self.parameters: dict[int, set[str]] = {}  # of each function, as `_given` returns them
        self.containers = {name for role, name in assignment.variables.items() if role != "current"}
        self.meanings: dict[str, Callable[[Any], Any]] = {
            "distance": lambda value: distance_of(value, assignment.blank.get("distance")),
            "predecessor": lambda value: predecessor_of(self.to_cell, value),
            "visited": bool,
        }
        self.given = seen.roles.given
        # If the board can show only the current cell, tables are narrated as variables.
        self.tells_tables = not (
            self.given or {"frontier", "distance"} & assignment.variables.keys()
        )

    def steps(self) -> Iterator[dict[str, Any]]:
        """Yield the steps in the format of a trace.

        If the author has marked the steps, or every line is wanted, no steps are merged. If no
        role was recognised, the steps are those that change a variable.
        """
        seen = self.seen
        told = any(raw.told for raw in seen.steps)
        steps = [(raw, self._changes(raw)) for raw in seen.steps]
        if told or seen.every_line:
            yield from (self._step(raw, changes) for raw, changes in steps)
        elif not self.assignment.variables:
            yield from (
                self._step(raw, changes)
                for raw, changes in steps
                if raw.variables or raw.scope or changes or raw.says
            )
        else:
            yield from (self._step(*step) for step in folded(steps))

    def _step(self, raw: RawStep, changes: dict[str, Any], says: str = "") -> dict[str, Any]:
        variables = {n: text for n, text in raw.variables.items() if n not in self.containers}
        step: dict[str, Any] = {"line": raw.line}
        if raw.function:
            step["function"] = raw.function
        if raw.depth:
            step["depth"] = raw.depth
        if raw.told:
            step["told"] = True
        if self.names and self.names[0] in changes.get("frontiers", {}):
            before = self.shown.get(self.names[0], [])
            change = changes["frontiers"][self.names[0]]
            changes["frontier"] = shortened(before, change) if self.kind == "heap" else change
        happened = self._happened(raw, changes, variables)
        says = raw.says or says or sentence(happened)
        if says:
            step["says"] = finished(says)
        step.update({role: changes[role] for role in ROLES if role in changes})
        if raw.scope:
            step["scope"] = True
        if variables or raw.scope:
            step["variables"] = variables
        return step

    def _happened(
        self, raw: RawStep, changes: dict[str, Any], variables: dict[str, str | None]
    ) -> StepChanges:
        """Return the changes of a step for its sentence, and remember them for later steps."""
        apply_table(self.distances, changes.get("distance", {}), int)
        frontiers = self._frontiers(changes.get("frontiers", {}), told=bool(raw.says))
        called = returned = ""
        current = None
        if "current" in changes:
            name = self.assignment.variables["current"]
            if changes["current"] is not None:
                current = (changes["current"], self.current, name)
            if raw.call != self.call and {*name.split(", ")} <= self._given(raw.function):
                source = self.seen.sources[raw.function].name
                called, returned = (source, "") if raw.call > self.last_call else ("", source)
        self.call, self.last_call = raw.call, max(raw.call, self.last_call)
        jumped = current is not None and self._is_jump(self.current, current[0])
        self.current = changes.get("current", self.current)
        return StepChanges(
            current, called, returned, jumped, frontiers,
            changes.get("distance", {}), changes.get("predecessor", {}), changes.get("visited", {}),
            self.distances, changes.get("tables", {}), variables,
        )  # fmt: skip

    def _frontiers(self, changes: dict[str, Any], *, told: bool) -> list[Frontier]:
        """Return what a step did to each frontier; nothing if the author says what it does."""
        were = dict(self.shown)
        for name, change in changes.items():
            self.shown[name] = apply_frontier(were.get(name, []), change)
        frontiers = []
        for name, change in {} if told else changes.items():
            before, now = were.get(name, []), self.shown[name]
            if "is" in change and same_cells(before, now):
                continue
            kind, joined = self.kinds[name], self.joined[name]
            is_set = self.seen.kinds.get(name) == "set"
            gone, new = differences(before, now, None if kind == "heap" or is_set else change)
            cells = {cell for cell, _ in new if cell is not None}
            label = f"the {kind}" if kind and len(self.names) == 1 else f"`{name}`"
            shape = "set" if kind is None and is_set else kind
            taken_over = now != [] and now in [were[other] for other in were if other != name]
            again = frozenset(cells & joined)
            # A second search, such as one from the goal, measures other distances.
            measured = name == self.names[0] or name in self.seen.roles.following
            frontiers.append(
                Frontier(label, shape, before, now, gone, new, again, taken_over, measured)
            )
            joined |= cells
        return frontiers

    def _given(self, function: int) -> set[str]:
        """Return the parameters of a function that keep the values with which it was called."""
        if function not in self.parameters:
            tree = self.seen.sources[function].tree
            nodes = [] if tree is None else [*ast.walk(tree)]
            names = [node for node in nodes if isinstance(node, ast.Name)]
            assigned = {name.id for name in names if isinstance(name.ctx, ast.Store)}
            given = {node.arg for node in nodes if isinstance(node, ast.arg)}
            self.parameters[function] = given - assigned
        return self.parameters[function]

    def _is_jump(self, before: int | None, now: int) -> bool:
        """Return whether the current cell was replaced by the end of its jump.

        In a loop over cells the next cell may be that end by coincidence.
        """
        is_taken = self.kind in ("queue", "stack", "heap") and (
            self.assignment.variables["current"] in self.seen.roles.taken
        )
        return is_taken and before is not None and self.board.jumps.get(before) == now

    def _changes(self, raw: RawStep) -> dict[str, Any]:
        """Return role → change, with cells numbered from 1."""
        to_cell, variables = self.to_cell, self.assignment.variables
        held = {
            role: raw.changes[role, variables[role]]
            for role in ROLES
            if role in variables and (role, variables[role]) in raw.changes
        }
        changes: dict[str, Any] = {}
        if "current" in held:
            changes["current"] = to_cell(held["current"][0])
        frontiers = {}
        for name in self.names:
            change = raw.changes.get(("frontier", name))
            if change and (shown := self.waiting[name].change(with_cells(change, to_cell))):
                frontiers[name] = shown
        if frontiers:
            changes["frontiers"] = frontiers
        for role in self.meanings:
            table = self._table(role, held[role]) if role in held else {}
            if table:
                changes[role] = table
        if self.assignment.from_entries:
            found = self.beside.step(frontiers.get(self.names[0]), changes.get("current"))
            if found:
                changes["distance"] = {str(cell): number for cell, number in found.items()}
        if self.tells_tables and (tables := self._tables_of(raw)):
            changes["tables"] = tables
        return changes

    def _tables_of(self, raw: RawStep) -> dict[str, dict[str, str | None]]:
        """Return name → place → text for the changes in containers without a role.

        The places of a set are its new items, without a text.
        """
        tables: dict[str, dict[str, str | None]] = {}
        for (role, name), change in raw.changes.items():
            if role in ("current", "frontier") or name in self.assignment.variables.values():
                continue
            held = self.held.setdefault(name, set())
            places = {
                text(key): None if name in self.seen.sets else text(value)
                for key, value in change.items()
                if value is not None or key not in held  # otherwise it was removed
            }
            if places and (held or len(places) <= MAX_PLACES):
                tables[name] = places
            held.update(change)
        return tables

    def _table(self, role: str, change: dict[Any, Any]) -> dict[str, Any]:
        """Return cell → new value, for a table."""
        known, table = self.known[role], {}
        for key, value in change.items():
            cell, means = str(self.to_cell(key)), _tried(self.meanings[role], value)
            if role == "predecessor" and not self.given:
                # In an inferred table of predecessors a cell that holds itself has none.
                blank = self.assignment.blank.get(role)
                means = None if str(means) == cell or value == blank else means
            nothing = means is None or means is False
            if cell == "None" or (nothing and cell not in known):
                continue  # not a cell, or still without a value
            (known.discard if nothing else known.add)(cell)
            table[cell] = means
        return table


def _tried(meaning: Callable[[Any], Any], value: Any) -> Any:
    """Return the meaning of a value; None if reading the value raises."""
    try:
        return meaning(value)
    except Exception:
        return None


def _error(seen: Recording) -> dict[str, Any] | None:
    """Return the exception with the innermost traced line that it passed through.

    Where the process ended without one, its `kind` is empty, and the message says what happened.
    """
    error = seen.error
    if seen.outcome != "raised":
        return None
    where: dict[str, int | None] = {"function": None, "line": None}
    trail = None if error is None else error.__traceback__
    while trail is not None:
        for at, source in enumerate(seen.sources):
            code = trail.tb_frame.f_code
            inside = source.first <= trail.tb_lineno < source.first + max(1, len(source.lines))
            if code.co_name == source.name and inside:
                where = {"function": at, "line": trail.tb_lineno - source.first}
        trail = trail.tb_next
    kind = "" if error is None else type(error).__name__
    return {"kind": kind, "message": seen.text[:300], **where}
