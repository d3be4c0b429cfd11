"""From what the recorder saw to the contract of a trace: cells numbered from 1, tables by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..layout import layout_for
from ..notations import NamedBoard
from ..programs import Algorithm, Program, Watch
from ..traces.changes import apply_frontier, shortened
from ..traces.contract import FORMAT, VERSION, answer_as_data
from .behaviour import distance_of, predecessor_of
from .folding import folded
from .narration import sentence
from .recording import RawStep, Recording
from .roles import ROLES
from .vetting import Cast, assign_roles

__all__ = ["contract"]


def contract(
    seen: Recording, named: NamedBoard, program: Program, watch: Watch | None, unit: str
) -> dict[str, Any]:
    """The trace as the contract has it."""
    board = named.board
    registered = isinstance(program, Algorithm) and watch is program.watch
    cast = assign_roles(seen, board, watch, registered=registered)
    kind = _kind(seen, cast)
    teller = _Teller(cast, kind, given=seen.roles.given)
    steps = list(teller.steps(seen))
    layout = layout_for(board.cells)
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
        "roles": {role: cast.playing.get(role) for role in ROLES},
        "frontier_kind": kind,
        "unit": unit,
        "unsure": list(_unsure(seen, cast, watch, registered)),
        "steps": steps,
        "outcome": seen.outcome,
        "answer": answer_as_data(seen.value, seen.text) if seen.outcome == "returned" else None,
        "error": _error(seen),
        "limit": seen.limit,
        "findings": [],
        "printed": seen.printed,
        "counts": _counts(seen, cast, len(steps)),
    }


def _counts(seen: Recording, cast: Cast, steps: int) -> dict[str, int | None]:
    """What the run did, as far as it was counted by the variables that play the roles."""
    counts: dict[str, int | None] = {
        "steps": steps,
        "lines": seen.lines,
        "cells_taken": None,
        "edges_looked_at": None,
        "longest_frontier": None,
    }
    if seen.counter is not None:
        work, by = seen.counter.work(), seen.counter.watch
        if by.current and by.current == cast.playing.get("current"):
            counts["cells_taken"] = work.cells
        if by.edge:
            counts["edges_looked_at"] = work.edges
        if by.frontier and by.frontier == cast.playing.get("frontier"):
            counts["longest_frontier"] = work.frontier
    return counts


def _unsure(seen: Recording, cast: Cast, watch: Watch | None, registered: bool) -> Iterator[str]:
    """What was guessed, what could not be determined, and what is not there."""
    yield from (source.edited for source in seen.sources if source.edited)
    yield from seen.unsure
    for role in ROLES:
        name = cast.playing.get(role)
        if not seen.roles.given:
            if name is not None:
                yield f"{role}: taken to be the variable {name}"
            else:
                refused, why = cast.refused.get(role, ("", ""))
                if why and refused not in cast.playing.values():
                    why = f" ({refused} is shown as a variable, because {why})"
                else:
                    why = ""
                hint = f"watch=Watch({role}=...) can name one"
                yield f"{role}: no variable was recognised{why}; {hint}"
        elif name is None and not registered and getattr(watch, role):
            yield f"{role}: no variable {getattr(watch, role)} that fits was seen"
    if cast.numbering.says and cast.playing:
        yield cast.numbering.says


def _kind(seen: Recording, cast: Cast) -> str | None:
    """How the frontier behaves: as the source takes from it, else as its changes look."""
    name = cast.playing.get("frontier")
    if name is None:
        return None
    if name in seen.kinds or name in seen.roles.kinds:
        return seen.kinds.get(name) or seen.roles.kinds[name]
    candidate = ("frontier", name)
    changes = [raw.changes[candidate] for raw in seen.steps if candidate in raw.changes]
    replaced = any("is" in change for change in changes)
    if any(change.get("front") == 1 for change in changes):
        return "level" if replaced else "queue"
    if any(change.get("back") for change in changes):
        return "stack"
    return "level" if replaced else None


class _Teller:
    """Turns steps into those of the contract, and knows which cells hold something."""

    def __init__(self, cast: Cast, kind: str | None, *, given: bool) -> None:
        self.cast = cast
        self.kind = kind
        self.to_cell = cast.numbering.to_cell
        self.known: dict[str, set[str]] = {role: set() for role in ROLES}
        self.waiting: list[Any] = []  # the frontier after the last step
        self.containers = {name for role, name in cast.playing.items() if role != "current"}
        self.meanings: dict[str, Callable[[Any], Any]] = {
            "distance": lambda value: distance_of(value, cast.blank.get("distance")),
            "predecessor": lambda value: predecessor_of(self.to_cell, value),
            "visited": bool,
        }
        self.given = given

    def steps(self, seen: Recording) -> Iterator[dict[str, Any]]:
        """The steps as the contract has them.

        Where the author says what the steps are, and where every line is wanted, none of them
        are folded. Where no role was recognised, the steps are those that change a variable.
        """
        steps = [(raw, self._changes(raw)) for raw in seen.steps]
        told = any(raw.told for raw in seen.steps)
        if told or seen.every_line:
            yield from (self._step(raw, changes) for raw, changes in steps)
        elif not self.cast.playing:
            yield from (self._step(raw, {}) for raw in seen.steps if raw.variables or raw.scope)
        else:
            yield from (self._step(*step) for step in folded(steps))

    def _step(self, raw: RawStep, changes: dict[str, Any], says: str = "") -> dict[str, Any]:
        hidden = self.containers
        variables = {n: text for n, text in raw.variables.items() if n not in hidden}
        step: dict[str, Any] = {"line": raw.line}
        if raw.function:
            step["function"] = raw.function
        if raw.depth:
            step["depth"] = raw.depth
        if raw.told:
            step["told"] = True
        says = raw.says or says or sentence(changes, self.kind, variables)
        if says:
            step["says"] = says
        step.update(changes)
        if "frontier" in step:
            before, change = self.waiting, step["frontier"]
            self.waiting = apply_frontier(before, change)
            if self.kind == "heap":
                step["frontier"] = shortened(before, change)
        if raw.scope:
            step["scope"] = True
        if variables or raw.scope:
            step["variables"] = variables
        return step

    def _changes(self, raw: RawStep) -> dict[str, Any]:
        """Role → its change, with cells numbered from 1."""
        to_cell, playing = self.to_cell, self.cast.playing
        held = {
            role: raw.changes[role, playing[role]]
            for role in ROLES
            if role in playing and (role, playing[role]) in raw.changes
        }
        changes: dict[str, Any] = {}
        if "current" in held:
            changes["current"] = to_cell(held["current"][0])
        if "frontier" in held:
            changes["frontier"] = {
                key: [[to_cell(cell), more] for cell, more in value]
                if key in ("is", "add")
                else value
                for key, value in held["frontier"].items()
            }
        for role in self.meanings:
            table = self._table(role, held[role]) if role in held else {}
            if table:
                changes[role] = table
        return changes

    def _table(self, role: str, change: dict[Any, Any]) -> dict[str, Any]:
        """Cell → what it holds now, of a table."""
        known, table = self.known[role], {}
        for key, value in change.items():
            cell, means = str(self.to_cell(key)), _tried(self.meanings[role], value)
            if role == "predecessor" and not self.given:
                # In a guessed table a cell is not its own predecessor.
                blank = self.cast.blank.get(role)
                means = None if str(means) == cell or value == blank else means
            nothing = means is None or means is False
            if cell == "None" or (nothing and cell not in known):
                continue  # no cell, or nothing where nothing was
            (known.discard if nothing else known.add)(cell)
            table[cell] = means
        return table


def _tried(meaning: Callable[[Any], Any], value: Any) -> Any:
    """The meaning of a value; None if the value refuses to be looked at."""
    try:
        return meaning(value)
    except Exception:
        return None


def _error(seen: Recording) -> dict[str, Any] | None:
    """The exception, with the innermost watched line it came through."""
    error = seen.error
    if error is None:
        return None
    where: dict[str, int | None] = {"function": None, "line": None}
    trail = error.__traceback__
    while trail is not None:
        for at, source in enumerate(seen.sources):
            code = trail.tb_frame.f_code
            inside = source.first <= trail.tb_lineno < source.first + max(1, len(source.lines))
            if code.co_name == source.name and inside:
                where = {"function": at, "line": trail.tb_lineno - source.first}
        trail = trail.tb_next
    return {"kind": type(error).__name__, "message": seen.text[:300], **where}
