"""Reads the variables of a frame, and returns what has changed in them since the last time.

Which variable has which role is known only after the run. So the changes of all candidates are
recorded, and `roles.py` drops those that did not behave as required.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import is_
from types import CodeType, FrameType
from typing import Any

from ..board import Board
from ..programs import Watch
from .candidates import ROLES, find_candidates, part_of
from .format import copy_of, frontier_change, table_change
from .raw_steps import Candidate, Recording
from .values import READING_ERRORS, UNSEEN, fits, held_by, plain_data, plain_entry, queue_kind, text

__all__ = ["VariableTracker"]

#: Types whose text stays the same as long as the object is the same.
SIMPLE = {int, str, float, bool, type(None), Board}


@dataclass(slots=True)
class _Held:
    """What a candidate held when it was last read."""

    raw: Any = None  # a container itself
    owner: Any = None  # the object that has it, if it is an attribute
    copy: Any = None  # of a cell or a table
    entries: list[Any] = field(default_factory=list)  # of a frontier
    plain: list[Any] = field(default_factory=list)  # these entries, as plain data
    joined: set[Any] = field(default_factory=set)  # the cells that have joined it so far
    flat: bool = False  # whether the same entries are equal ones


class VariableTracker:
    """Knows what the variables held when they were last read."""

    def __init__(self, out: Recording, watch: Watch | None) -> None:
        self.out, self.watch = out, watch
        self.candidates: list[Candidate] = []
        self.begun = False  # whether a frontier or a table has been seen
        # " again" if the last cell to join the frontier had joined it before, for `#:` comments.
        self.again = ""
        self._held: dict[tuple[Candidate, int | None], _Held] = {}
        self._local: dict[CodeType, list[tuple[Candidate, _Held]]] = {}
        self._scope: FrameType | None = None  # the frame whose variables were read last
        self._shown: dict[str, tuple[Any, str]] = {}  # name → value and text

    def new_source(self) -> None:
        """Update the candidates, because a new function is traced."""
        out = self.out
        out.roles = find_candidates(out.sources, self.watch)
        names = out.roles.names
        out.told = any(source.notes for source in out.sources)
        out.counter.watch = self.watch if out.roles.given and self.watch else out.roles.obvious()
        every = [*((role, name) for role in ROLES for name in names[role]),
                 *(("frontier", name) for name in out.roles.following)]  # fmt: skip
        self.candidates = [one for one in dict.fromkeys(every) if one not in out.refused]
        self._local.clear()

    def _candidates_in(self, code: CodeType, number: int) -> list[tuple[Candidate, _Held]]:
        """Return the candidates that a function has. A current cell is its own, or anyone's."""
        if code not in self._local:
            visible = {*code.co_varnames, *code.co_cellvars, *code.co_freevars, *code.co_names}
            found = self._local[code] = []
            for role, name in self.candidates:
                owner = None
                if role == "current":
                    owners = self.out.roles.owners.get(name, (number,))
                    owner = None if None in owners else number
                    if owner not in owners:
                        continue
                if name.partition(".")[0] in visible:
                    held = self._held.setdefault(((role, name), owner), _Held())
                    found.append(((role, name), held))
        return self._local[code]

    def changes(self, code: CodeType, number: int, names: dict[str, Any]) -> dict[Candidate, Any]:
        """Return candidate → its change, for those among the names that a function can see.

        A container is that of the main function; elsewhere it counts only if it is the same one.
        """
        out = self.out
        elsewhere = out.roles.main not in (None, number)
        changes: dict[Candidate, Any] = {}
        for candidate, held in [*self._candidates_in(code, number)]:
            role, name = candidate
            value = held_by(name, names)
            if value is UNSEEN:
                continue
            if "." in name:
                held.owner = names["self"] if held.owner is None else held.owner
                if held.owner is not names["self"]:
                    self._refuse(candidate, "it is an attribute of several objects")
                    continue
            elif role != "current" and elsewhere and value is not held.raw:
                continue
            try:
                change = self._change(candidate, held, value)
            except READING_ERRORS as error:  # reading its values raises
                told = f"{role}: {name} could not be read: {text(error)}"
                out.unsure = [*dict.fromkeys([*out.unsure, told])]
                continue
            if change is UNSEEN:
                continue
            out.seen.add(candidate)
            if change is not None:
                changes[candidate] = change
        if changes and not self.begun:
            tables = any(role != "current" for role, _ in self.candidates)
            self.begun = any(role != "current" or not tables for role, _ in changes)
        return changes

    def _refuse(self, candidate: Candidate, why: str) -> None:
        self.candidates.remove(candidate)
        self._local.clear()
        self.out.refused[candidate] = why

    def _change(self, candidate: Candidate, held: _Held, value: Any) -> Any:
        """Return how a value has changed; None if it has not, UNSEEN if it cannot have the role."""
        role, name = candidate
        fitting = fits(role, value, given=self.out.roles.given)
        if fitting is UNSEEN:
            return UNSEEN
        if role == "current":
            now = fitting if type(fitting) in SIMPLE else plain_entry(fitting)
            before, held.copy = held.copy, now
            return None if now is before or now == before else [now]
        held.raw = value
        if role != "frontier":
            return self._table_change(candidate, held, fitting)
        if kind := queue_kind(value) or ("set" if isinstance(value, set) else None):
            self.out.kinds[name] = kind
        return self._frontier_change(name, held, list(fitting))

    def _table_change(self, candidate: Candidate, held: _Held, table: Any) -> Any:
        cells = self.out.board.cells
        if len(table) > 2 * cells + 20 and not self.out.roles.given:
            self._refuse(candidate, "it has more places than the board has cells")
            return None
        if candidate[0] == "visited" and isinstance(table, list) and len(table) < cells:
            table = set(table)  # a list of cells
        before, held.copy = held.copy, copy_of(table)
        change = table_change(before, held.copy)
        return change and {plain_data(key): plain_data(now) for key, now in change.items()}

    def _frontier_change(self, name: str, held: _Held, entries: list[Any]) -> Any:
        same = len(held.entries) == len(entries) and all(map(is_, held.entries, entries))
        if same and held.flat:
            return None
        held.flat = all(type(entry) in (int, tuple) for entry in entries)
        before, now = held.plain, [plain_entry(entry) for entry in entries]
        held.entries, held.plain = entries, now
        change = frontier_change(before, now)
        place = self.out.roles.places.get(name, 0)
        cells = {part_of(place, entry) for entry in (change or {}).get("add", ())}
        self.again = " again" if cells and cells <= held.joined else ""
        held.joined |= cells
        return change

    def variables(
        self, frame: FrameType, names: dict[str, Any]
    ) -> tuple[dict[str, str | None], bool]:
        """Return the texts of new and changed variables, and whether the frame is a new one.

        They include candidates, because one without a role becomes an ordinary variable.
        """
        scope = frame is not self._scope
        given = self.out.roles.given
        hidden = {name for role, name in self.out.seen if role != "current"} if given else set()
        attributes = {name for _, name in self.candidates if "." in name}
        local = {**frame.f_locals, **{name: held_by(name, names) for name in attributes}}
        former = {} if scope else self._shown
        now: dict[str, tuple[Any, str]] = {}
        change: dict[str, str | None] = {}
        for name, value in local.items():
            if name in hidden or value is UNSEEN or callable(value):
                continue
            old, known = former.get(name, (UNSEEN, ""))
            shown = known if value is old and type(value) in SIMPLE else text(value)
            if shown != known or name not in former:
                change[name] = shown
            now[name] = (value, shown)
        change.update(dict.fromkeys(former.keys() - now.keys()))
        self._scope, self._shown = frame, now
        return change, scope
