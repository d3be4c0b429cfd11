"""Reads the variables of a frame, and returns what has changed in them since the last time.

Which variable has which role is known only after the run. So the changes of all candidates are
recorded, and `role_assignment.py` drops those that did not behave as required.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from operator import is_
from types import CodeType, FrameType
from typing import Any

from ..board import Board
from ..programs import Watch
from .delta import copy_of, frontier_change, table_change
from .frontiers import with_cells
from .raw_steps import Candidate, Recording
from .roles import WATCHED, cell_in, find_roles
from .values import (
    THEIRS,
    UNSEEN,
    fits,
    held_by,
    kind_of_queue,
    misfit,
    names_of,
    places_in,
    plain_data,
    text,
)
from .work import WorkCounter

__all__ = ["VariableTracker"]

#: Types of entries that cannot change while they are in a frontier.
UNCHANGING = {int, tuple}
#: Types whose text stays the same as long as the object is the same.
SIMPLE = {int, str, float, bool, type(None), Board}


def _is_same(raw: list[Any], former: list[Any]) -> bool:
    """Return whether the entries are the same objects as before, and none can have changed."""
    return (
        len(raw) == len(former)
        and all(map(is_, raw, former))
        and UNCHANGING.issuperset(map(type, raw))
    )


def _plain_change(role: str, change: Any) -> Any:
    """Return a change as plain data, which can be judged after the run."""
    if role == "current":
        return [plain_data(change[0])]
    if role == "frontier":
        return with_cells(change, plain_data)
    return {plain_data(key): plain_data(value) for key, value in change.items()}


class VariableTracker:
    """Tracks the variables of frames between events, and the candidates in a recording."""

    def __init__(self, out: Recording, board: Board, watch: Watch | None) -> None:
        self.out = out
        self.watch = watch
        self.candidates: list[Candidate] = []
        # Whether a frontier or a table has been seen; if there can be none, a current cell.
        self.begun = False
        # " again" if the last cell to join the frontier had joined it before, for `#:` comments.
        self.again = ""
        self._joined: dict[str, set[int]] = defaultdict(set)  # by frontier
        self.strange: dict[Candidate, str] = {}
        self._most_places = 2 * board.cells + 20  # a larger table is not indexed by cells
        self._held: dict[Candidate, Any] = {}  # the last cells and copies of tables
        self._waiting: dict[Candidate, tuple[list[Any], list[Any]]] = {}  # entries, raw and as read
        self._raw: dict[Candidate, Any] = {}  # the containers themselves
        self._local: dict[CodeType, frozenset[Candidate]] = {}  # variables of the same name
        self._scope: FrameType | None = None  # the frame whose variables were read last
        self._shown: dict[str, tuple[Any, str]] = {}  # name → value and text

    def new_source(self) -> None:
        """Update the candidates, because a new function is traced."""
        out = self.out
        out.roles = find_roles(tuple(out.sources), self.watch)
        out.counter = WorkCounter(self._surest(), out.counter, bits=out.roles.given)
        self.candidates = [
            (role, name)
            for role in WATCHED
            for name in out.roles.names[role]
            if (role, name) not in out.refused
        ]
        self._local.clear()

    def _surest(self) -> Watch:
        """Return the variables to count the work by. A current cell needs more than its name."""
        roles = self.out.roles
        edge = self.watch.edge if self.watch else None
        current = roles.names["current"] if roles.given else roles.taken
        frontier = roles.names["frontier"]
        return Watch(next(iter(current), None), edge, next(iter(frontier), None))

    # -- candidates -----------------------------------------------------------------

    def _others(self, code: CodeType, number: int) -> frozenset[Candidate]:
        """Return the candidates that name a different local variable in this function."""
        if code not in self._local:
            own = {*code.co_varnames, *code.co_cellvars}
            owners = self.out.roles.owners
            self._local[code] = frozenset(
                (role, name)
                for role, name in self.candidates
                if number not in owners.get((role, name), (number,))
                and own.intersection(name.split(", "))
            )
        return self._local[code]

    def changes(self, frame: FrameType, number: int) -> tuple[dict[Candidate, Any], dict[str, Any]]:
        """Return candidate → its change, and all names that the frame can see.

        In a function with a different variable of the same name the candidate is skipped, unless
        that variable holds the same container.
        """
        names, roles = names_of(frame), self.out.roles
        others = self._others(frame.f_code, number)
        changes: dict[Candidate, Any] = {}
        for candidate in self.candidates:
            role, name = candidate
            try:
                value = names[name] if name in names else held_by(name, names)
                if candidate in others and value is not self._raw.get(candidate, UNSEEN):
                    continue
                fitting = value if value is UNSEEN else fits(role, value, given=roles.given)
                if fitting is UNSEEN:
                    continue
                if role != "current":
                    self._raw[candidate] = value
                if role == "frontier":
                    if kind := kind_of_queue(value):
                        self.out.kinds[name] = kind
                    elif isinstance(value, set):
                        self.out.kinds[name] = "set"
                change = self._change(candidate, fitting)
                if change is not None and not (roles.given or roles.pairs):
                    change = _plain_change(role, change)
            except THEIRS as error:  # reading its values raises
                self.strange[candidate] = f"{role}: {name} could not be read: {text(error)}"
                continue
            self.out.seen.add(candidate)
            if change is not None:
                changes[candidate] = change
        if changes and not roles.given:
            self._refuse(changes)
        if changes and not self.begun:
            tables = any(role not in ("current", "table") for role, _ in self.candidates)
            self.begun = any(role not in ("current", "table") or not tables for role, _ in changes)
        return changes, names

    def _refuse(self, changes: dict[Candidate, Any]) -> None:
        """Drop candidates that cannot have their role at once, so they are no longer copied."""
        refused = self.out.refused
        for candidate in list(changes):
            reason = misfit(candidate[0], changes[candidate])
            if reason is not None:
                refused[candidate] = reason
        for candidate in [one for one in self.candidates if one in refused]:
            self.candidates.remove(candidate)
            changes.pop(candidate, None)

    def _change(self, candidate: Candidate, value: Any) -> Any:
        """Return how the value of a candidate has changed since the last time; None if not."""
        if candidate[0] == "current":
            return self._cell_change(candidate, value)
        if candidate[0] == "frontier":
            return self._frontier_change(candidate, value)
        return self._table_change(candidate, value)

    def _cell_change(self, candidate: Candidate, value: Any) -> list[Any] | None:
        """Return the new current cell, in a list because it may be None."""
        now = value if ", " in candidate[1] else cell_in(value, self.out.roles)
        if now == self._held.get(candidate, UNSEEN):
            return None
        self._held[candidate] = now
        return [now]

    def _frontier_change(self, candidate: Candidate, value: Any) -> dict[str, Any] | None:
        """Return which entries have left a frontier and which have joined it."""
        raw = list(value)
        old_raw, old = self._waiting.get(candidate, ([], []))
        if _is_same(raw, old_raw):
            return None
        # Entries that cannot have changed in the frontier need not be read again.
        known = {
            id(entry): read
            for entry, read in zip(old_raw, old, strict=True)
            if type(entry) in UNCHANGING
        }
        entries = [known.get(id(entry)) or self._entry(entry, candidate[1]) for entry in raw]
        self._waiting[candidate] = (raw, entries)
        change = frontier_change(old, entries)
        if change is not None and len(raw) == len(old_raw) and all(map(is_, raw, old_raw)):
            change = {"is": entries}  # objects have changed, and none has left or joined
        self._note_joined(candidate[1], change.get("add", ()) if change else ())
        return change

    def _table_change(self, candidate: Candidate, value: Any) -> dict[Any, Any] | None:
        """Return the new values in a table. A list of cells is treated as a set."""
        role, name = candidate
        roles = self.out.roles
        if not roles.given and places_in(value) > self._most_places:
            self.out.refused[candidate] = "it has more places than the board has cells"
            return {}
        held = set(value) if role == "visited" and name in roles.listed else value
        if isinstance(held, set | frozenset):
            self.out.sets.add(name)
        copy = copy_of(held)
        if isinstance(copy, list):
            self.out.lists[candidate] = len(copy)
        before = self._held.get(candidate)
        self._held[candidate] = copy
        return table_change(before, copy)

    def _note_joined(self, name: str, entries: Iterable[tuple[Any, str]]) -> None:
        """Remember which cells have joined a frontier, and whether they had joined it before."""
        cells = {cell for cell, _ in entries if type(cell) is int}
        self.again = " again" if cells and cells <= self._joined[name] else ""
        self._joined[name] |= cells

    def _entry(self, entry: Any, frontier: str) -> tuple[Any, str]:
        """Return an entry of the frontier: the part that identifies its cell, the rest as text."""
        if type(entry) is int:
            return entry, ""
        key = cell_in(entry, self.out.roles, frontier)
        if isinstance(entry, tuple | list):
            if isinstance(key, tuple) and key == tuple(entry):
                return key, ""
            rest = list(entry)
            place = self.out.roles.places.get(frontier)
            if isinstance(place, int) and place < len(rest):
                del rest[place]
            else:
                for part in [key] if key in rest else key if isinstance(key, tuple) else []:
                    rest.remove(part)
            return key, ", ".join(map(text, rest))
        shown = "" if key is entry else text(entry)
        return key, "" if shown.endswith(" object>") else shown

    # -- all variables ----------------------------------------------------------------

    def variables(
        self, frame: FrameType, names: dict[str, Any], changes: dict[Candidate, Any]
    ) -> tuple[dict[str, str | None], bool]:
        """Return the texts of new and changed variables, and whether the frame is a new one.

        They include candidates, because one without a role becomes an ordinary variable.
        """
        here = frame.f_locals
        scope = frame is not self._scope
        hidden: set[str] = set()
        unchanged: set[str] = set()
        if self.out.roles.given:
            hidden = {name for role, name in self.out.seen if role != "current"}
        else:
            here = {**here, **self._attributes(names)}
            changed = {name for _, name in changes}
            tables = {name for role, name in self.candidates if role != "current"}
            unchanged = tables - changed
        former = {} if scope else self._shown
        now: dict[str, tuple[Any, str]] = {}
        change: dict[str, str | None] = {}
        for name, value in here.items():
            if name in hidden or callable(value):
                continue
            old, known = former.get(name, (UNSEEN, None))
            if value is not old or (type(value) not in SIMPLE and name not in unchanged):
                new = text(value)
                if new != known:
                    change[name] = known = new
            now[name] = (value, known or "")
        change.update(dict.fromkeys(former.keys() - now.keys()))
        self._scope, self._shown = frame, now
        return change, scope

    def _attributes(self, names: dict[str, Any]) -> dict[str, Any]:
        """Return the candidates that are attributes, such as `self.queue`, with their values."""
        dotted = sorted({name for _, name in self.out.seen if "." in name})
        held = {name: held_by(name, names) for name in dotted}
        return {name: value for name, value in held.items() if value is not UNSEEN}
