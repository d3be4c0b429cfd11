"""Reads the variables of a frame, and returns what has changed in them since the last time.

Which variable has which role is known only after the run. So the changes of all candidates are
recorded, and `roles.py` drops those that did not behave as required.
"""

from __future__ import annotations

from collections import defaultdict
from operator import is_
from types import CodeType, FrameType
from typing import Any

from ..board import Board
from ..programs import Watch
from .candidates import ROLES, find_candidates, part_of
from .delta import copy_of, frontier_change, table_change
from .raw_steps import Candidate, Recording
from .values import (
    PLAIN,
    READING_ERRORS,
    UNSEEN,
    fits,
    held_by,
    kind_of_queue,
    names_of,
    plain_data,
    plain_entry,
    text,
)  # fmt: skip

__all__ = ["VariableTracker"]

#: Types whose text stays the same as long as the object is the same.
SIMPLE = {int, str, float, bool, type(None), Board}


class VariableTracker:
    """Knows what the variables held when they were last read."""

    def __init__(self, out: Recording, watch: Watch | None) -> None:
        self.out, self.watch = out, watch
        self.candidates: list[Candidate] = []
        self.begun = False  # whether a frontier or a table has been seen
        # " again" if the last cell to join the frontier had joined it before, for `#:` comments.
        self.again = ""
        self._joined: dict[str, set[int]] = defaultdict(set)  # by frontier
        self._owner: dict[str, Any] = {}  # of attributes
        self._held: dict[Any, Any] = {}  # the last cells, entries and copies of tables
        self._raw: dict[Candidate, Any] = {}  # the containers themselves
        self._local: dict[CodeType, list[tuple[Candidate, int | None]]] = {}
        self._flat: dict[Candidate, bool] = {}  # whether equal items mean that the text is the same
        self._same: dict[str, Any] = {}  # those that hold the same as at the event before
        self._scope: FrameType | None = None  # the frame whose variables were read last
        self._shown: dict[str, tuple[Any, str]] = {}  # name → value and text

    def new_source(self) -> None:
        """Update the candidates, because a new function is traced."""
        out = self.out
        out.roles = find_candidates(out.sources, self.watch)
        names = out.roles.names
        out.told_only = any(source.notes for source in out.sources)
        out.counter.watch = self.watch if out.roles.given and self.watch else out.roles.obvious()
        every = [*((role, name) for role in ROLES for name in names[role]),
                 *(("frontier", name) for name in out.roles.following)]  # fmt: skip
        self.candidates = [one for one in dict.fromkeys(every) if one not in out.refused]
        self._local.clear()

    def _candidates_in(self, code: CodeType, number: int) -> list[tuple[Candidate, int | None]]:
        """Return the candidates that a function has, and whose variable each is; None: anyone's."""
        if code not in self._local:
            visible = {*code.co_varnames, *code.co_cellvars, *code.co_freevars, *code.co_names}
            owners = self.out.roles.owners
            self._local[code] = [
                ((role, name), None if None in owners.get(name, ()) else number)
                for role, name in self.candidates
                if name.partition(".")[0] in visible
                and (role != "current" or {number, None} & {*owners.get(name, (number,))})
            ]
        return self._local[code]

    def changes(self, frame: FrameType, number: int) -> tuple[dict[Candidate, Any], dict[str, Any]]:
        """Return candidate → its change, and all names that the frame can see.

        A container is that of the main function; elsewhere it counts only if it is the same one.
        """
        names, out = names_of(frame), self.out
        elsewhere = out.roles.main not in (None, number)
        changes: dict[Candidate, Any] = {}
        self._same = {}
        for candidate, owner in [*self._candidates_in(frame.f_code, number)]:
            role, name = candidate
            value = held_by(name, names)
            if value is UNSEEN:
                continue
            if "." in name:
                if self._owner.setdefault(name, names["self"]) is not names["self"]:
                    self._refuse(candidate, "it is an attribute of several objects")
                    continue
            elif role != "current" and elsewhere and value is not self._raw.get(candidate):
                continue
            try:
                fitting = fits(role, value, given=out.roles.given)
                if fitting is UNSEEN:
                    continue
                if role != "current":
                    self._raw[candidate] = value
                kind = kind_of_queue(value) or ("set" if isinstance(value, set) else None)
                if role == "frontier" and kind:
                    out.kinds[name] = kind
                change = self._change(candidate, owner, fitting)
            except READING_ERRORS as error:  # reading its values raises
                told = f"{role}: {name} could not be read: {text(error)}"
                out.unsure = [*dict.fromkeys([*out.unsure, told])]
                continue
            out.seen.add(candidate)
            if change is not None:
                changes[candidate] = change
            elif self._flat.get(candidate):
                self._same[name] = value
        if changes and not self.begun:
            tables = any(role != "current" for role, _ in self.candidates)
            self.begun = any(role != "current" or not tables for role, _ in changes)
        return changes, names

    def _refuse(self, candidate: Candidate, why: str) -> None:
        self.candidates.remove(candidate)
        self._local.clear()
        self.out.refused[candidate] = why

    def _change(self, candidate: Candidate, number: int | None, value: Any) -> Any:
        """Return how the value of a candidate has changed since the last time; None if not."""
        role, name = candidate
        if role == "current":
            before, now = self._held.get((name, number), UNSEEN), value
            if type(now) not in SIMPLE:
                now = plain_entry(now)
            self._held[name, number] = now
            return None if now is before or now == before else [now]
        if role == "frontier":
            return self._frontier_change(name, list(value))
        cells = self.out.board.cells
        if len(value) > 2 * cells + 20 and not self.out.roles.given:
            self._refuse(candidate, "it has more places than the board has cells")
            return None
        if role == "visited" and isinstance(value, list) and len(value) < cells:
            value = set(value)  # a list of cells
        copy = copy_of(value)
        before, self._held[candidate] = self._held.get(candidate), copy
        change = table_change(before, copy)
        if change is None:
            return None
        items = copy.values() if isinstance(copy, dict) else copy
        self._flat[candidate] = all(type(item) in PLAIN for item in items)
        return {plain_data(key): plain_data(value) for key, value in change.items()}

    def _frontier_change(self, name: str, entries: list[Any]) -> Any:
        held, before = self._held.get(("frontier", name), ([], []))
        same = len(held) == len(entries) and all(map(is_, held, entries))
        if same and self._flat.get(("frontier", name)):
            return None
        self._flat["frontier", name] = all(type(entry) in (int, tuple) for entry in entries)
        now = [plain_entry(entry) for entry in entries]
        self._held["frontier", name] = entries, now
        change = frontier_change(before, now)
        places = self.out.roles.places
        joining = (change or {}).get("add", ())
        cells = {part_of(places.get(name, 0), entry) for entry in joining}
        self.again = " again" if cells and cells <= self._joined[name] else ""
        self._joined[name] |= cells
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
            is_same = type(value) in SIMPLE or self._same.get(name, UNSEEN) is value
            shown = known if is_same and value is old else text(value)
            if shown != known or name not in former:
                change[name] = shown
            now[name] = (value, shown)
        change.update(dict.fromkeys(former.keys() - now.keys()))
        self._scope, self._shown = frame, now
        return change, scope
