"""Which variable has which role: those a `Watch` names, else those that behave as it requires.

A usual name, or being taken from a frontier, makes a variable a candidate. Whether it has the role
is decided after the run by what it held: a table of distances is 0 at the start and nowhere else,
never rises, and grows by one with each throw; all other roles hold cells that follow one another by
throws. A name alone is not believed. What fails is shown as an ordinary variable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain
from operator import index
from typing import Any

from ..board import Board
from ..programs import ALGORITHMS, Algorithm, Program, Watch
from .candidates import NAMES, ROLES, part_of
from .format import apply_frontier, differences
from .raw_steps import Recording
from .values import FAR, text

__all__ = ["RoleAssignment", "assign_roles", "distance_of", "predecessor_of"]

#: Names that mean a distance even in a depth-first search, where others may mean a depth.
SURE = {"distance", "distances", "dist", "dists", "throws"}

#: Maps a cell as the program names it to its number on the board, or to None.
ToCell = Callable[[Any], int | None]
#: The changes of one variable, step by step.
History = list[Any]


@dataclass(slots=True)
class RoleAssignment:
    """Which variable has which role, and how its values are read."""

    to_cell: ToCell
    variables: dict[str, str] = field(default_factory=dict)  # by role
    #: the number of the function whose variable the current cell is; None for any
    function: int | None = None
    #: frontier → the index of the cell in its entries
    places: dict[str, int] = field(default_factory=dict)
    #: further frontiers
    others: tuple[str, ...] = ()
    #: the one of them that is drawn too: not one that takes the place of the first
    second: str | None = None
    #: frontier → how it behaves
    kinds: dict[str, str | None] = field(default_factory=dict)
    #: role → what its table was filled with at first, which stands for "no value"
    blank: dict[str, Any] = field(default_factory=dict)
    #: the distances stored beside the cells in the frontier, for each step; empty if they are none
    beside: list[dict[str, int]] = field(default_factory=list)
    #: role → the first candidate that was ruled out, and why
    refused: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: sentences about guesses, roles that could not be determined, and missing variables
    unsure: list[str] = field(default_factory=list)

    def cell(self, value: Any) -> int | None:
        """Return the cell in a value of the current cell, which may be a whole entry."""
        return self.to_cell(part_of(self.places.get(self.variables.get("frontier", ""), 0), value))

    def frontier(self, name: str, change: Mapping[str, Any]) -> dict[str, Any]:
        """Return a change of a frontier with entries [cell, text]."""
        read = partial(_read, self.places[name], self.to_cell)
        return {
            key: list(map(read, value)) if key in ("is", "add") else value
            for key, value in change.items()
        }


def assign_roles(seen: Recording, program: Program) -> RoleAssignment:
    """Return the roles in a run.

    If it is not known whether the program counts cells from 0 or from 1, both are tried.
    """
    watch = program.watch
    known = ALGORITHMS.values() if isinstance(program, Algorithm) else ()
    registered = any(watch is one.watch for one in known)
    numberings = _numberings(seen.board, watch, registered=registered)
    if seen.roles.given:
        found = _declared(seen, max(numberings, key=partial(_cells_named, seen)))
    else:
        ends = cache(partial(_ends_of, seen.board))
        tries = [_Reading(seen, seen.board, to_cell, ends, RoleAssignment(to_cell)).assignment()
                 for to_cell in numberings]  # fmt: skip
        found = max(tries, key=lambda one: len(one.variables))
    frontiers = filter(None, (found.variables.get("frontier"), *found.others))
    found.kinds = {name: _kind_of(seen, name) for name in frontiers}
    found.unsure = list(_unsure(seen, found, watch, registered))
    if found.to_cell is not numberings[0] and found.variables:
        found.unsure.append(
            "cells: taken to be counted from 0; watch=Watch(origin=1) says otherwise"
        )
    return found


def _declared(seen: Recording, to_cell: ToCell) -> RoleAssignment:
    """Return the roles that a `Watch` names."""
    found = RoleAssignment(to_cell, dict(sorted(seen.seen)))
    drawn = [name for name in seen.roles.names["frontier"] if ("frontier", name) in seen.seen]
    if drawn:
        found.variables["frontier"], *others = drawn
        found.others, found.second = tuple(others), next(iter(others), None)
    for name in drawn:
        is_heap = "heap" in (seen.kinds.get(name), *seen.roles.ends.get(name, ()))
        found.places[name] = seen.roles.places.get(name, -1 if is_heap else 0)
    return found


# -- cells ----------------------------------------------------------------------------------


def _numberings(board: Board, watch: Watch | None, *, registered: bool) -> list[ToCell]:
    """Return the ways the program may number its cells, the most likely first."""
    origin = watch.origin if watch else None
    if origin is not None:
        return [partial(_shifted, board.start if origin == "start" else 1 - origin, board)]
    shifts = (0,) if registered or board.start == 0 else (0, 1)
    return [partial(_shifted, shift, board) for shift in shifts]


def _shifted(shift: int, board: Board, key: Any) -> int | None:
    try:
        cell = index(key) + shift
    except TypeError:
        return None
    return cell if board.start <= cell <= board.cells and not isinstance(key, bool) else None


def _cells_named(seen: Recording, to_cell: ToCell) -> int:
    """Return how many keys of tables are cells."""
    tables = (change for raw in seen.steps for (role, _), change in raw.changes.items()
              if role not in ("current", "frontier"))  # fmt: skip
    return sum(to_cell(key) is not None for table in tables for key in table)


def _read(place: int, to_cell: ToCell, entry: Any) -> list[Any]:
    """Return an entry of a frontier as in a trace: its cell, and the rest as text."""
    key = part_of(place, entry)
    if key is entry:
        return [to_cell(key), ""]
    rest = list(entry)
    rest[place : place + 1 or None] = []
    return [to_cell(key), ", ".join(map(text, rest))]


def _ends_of(board: Board, cell: int) -> set[int]:
    """Return where a throw from a cell, or from the end of its jump, can land or end."""
    end = board.stand(cell)
    sources = {cell} if end is None else {cell, end}
    return sources | {
        end for one in sources for move in board.moves(one) for end in (move.landing, move.cell)
    }


# -- which candidates behave so -----------------------------------------------------------------


@dataclass(slots=True)
class _Reading:
    """A run, with its numbers read as cells in one way. The checks return why not, or ""."""

    seen: Recording
    board: Board
    to_cell: ToCell
    ends: Callable[[int], set[int]]
    found: RoleAssignment
    met: set[int] = field(default_factory=set)  # the cells held by variables with a role

    def assignment(self) -> RoleAssignment:
        """Return the roles of the variables that behave as these roles require."""
        seen, found = self.seen, self.found
        for role, check in (
            ("distance", self._distance), ("frontier", self._frontier), ("current", self._current),
            ("predecessor", self._predecessor), ("visited", self._visited),
        ):  # fmt: skip
            for name in seen.roles.names[role]:
                history = seen.history(role, name)
                why = seen.refused.get((role, name), "")
                if not (history or why) or name in found.variables.values():
                    continue
                why = why or check(name, history)
                if not why:
                    found.variables[role] = name
                    break
                found.refused.setdefault(role, (name, why))
        if "frontier" in found.variables:
            found.others = tuple(self._other_frontiers())
            apart = (name for name in found.others if name not in seen.roles.following)
            found.second = next(apart, None)
            if "distance" not in found.variables and not self._goes_deep_first():
                found.beside = self._distances_beside()
        return found

    def _goes_deep_first(self) -> bool:
        """Return whether cells are taken from a stack, or a function calls itself."""
        frontiers = (name for name in self.seen.roles.ends if ("frontier", name) in self.seen.seen)
        stacks = (name for name in frontiers if _kind_of(self.seen, name) == "stack")
        return bool(self.seen.recursive) or any(stacks)

    # -- tables -------------------------------------------------------------------------

    def _by_cell(self, history: History) -> list[dict[int | None, Any]]:
        """Return the new values of each change of a table by cell."""
        return [{self.to_cell(key): value for key, value in one.items()} for one in history]

    def _distance(self, name: str, history: History) -> str:
        if name.removeprefix("self.").lstrip("_") not in SURE and self._goes_deep_first():
            return "in a depth-first search it may be a depth"
        tables = self._by_cell(history)
        blank = self.found.blank["distance"] = _filled_with(history)
        if not (why := self._why_no_distances(tables, blank)):
            self.met.update(cell for table in tables for cell in table if cell is not None)
        return why

    def _why_no_distances(self, tables: Iterable[Mapping[Any, Any]], blank: Any = None) -> str:
        if blank == 0:
            return "a 0 in it can also mean that the cell was not reached"
        known: dict[int, float] = {}
        for table in tables:
            for cell, value in table.items():
                number = distance_of(value, blank)
                if cell is None and number is not None:
                    return "it is not indexed by cells"
                if cell in known and (number is None or number > known[cell]):
                    return f"it rises at cell {cell}"
                if number is not None and (number == 0) != (cell == self.board.start):
                    return f"it is {number} at cell {cell}, and the start is {self.board.start}"
                if number is not None:
                    known[cell] = number
            if known and self.board.start not in known:
                return "it has numbers before the start has one"
        nearest: dict[int, float] = {}
        for cell, number in known.items():
            for end in self.ends(cell) - {cell}:
                nearest[end] = min(nearest.get(end, FAR), number)
        good = sum(number == nearest.get(cell, FAR) + 1 for cell, number in known.items())
        grows = bool(known) and 2 * good >= len(known) - 1
        return "" if grows else "its numbers do not grow by one with each throw"

    def _predecessor(self, name: str, history: History) -> str:
        blank = self.found.blank["predecessor"] = _filled_with(history)
        pairs = [
            (cell, predecessor_of(self.to_cell, value))
            for table in self._by_cell(history)
            for cell, value in table.items() if value not in (None, blank)
        ]  # fmt: skip
        sought = [(cell, before) for cell, before in pairs if before not in (None, cell)]
        if any(cell is None for cell, _ in sought):
            return "it is not indexed by cells"
        good = sum(cell in self.ends(before) for cell, before in sought if before is not None)
        return "" if 2 * good > len(sought) else "no throws lead from its cells to the next"

    def _visited(self, name: str, history: History) -> str:
        cells: set[int] = set()
        groups = []
        for table in self._by_cell(history):
            if any(cell in cells for cell, mark in table.items() if not mark):
                return "a mark is removed again"
            if any(type(mark) is int and mark > 1 for mark in table.values()):
                return "it counts"
            groups.append([cell for cell, mark in table.items() if mark and cell is not None])
            if len(groups[-1]) < sum(map(bool, table.values())):
                return "it holds what is not a cell"
            cells.update(groups[-1])
        return self._why_not_following(groups) or self._why_too_few(cells, 2)

    # -- cells --------------------------------------------------------------------------

    def _frontier(self, name: str, history: History) -> str:
        last_in_a_heap = (-1,) if _kind_of(self.seen, name) == "heap" else (0, -1)
        told = self.seen.roles.places.get(name)
        for place in last_in_a_heap if told is None else (told,):
            why, waited = self._frontier_at(place, name, history)
            if not (why := why or self._why_too_few(waited, 2)):
                self.found.places[name] = place
                self.met |= waited
                break
        return why

    def _frontier_at(self, place: int, name: str, history: History) -> tuple[str, set[int]]:
        """Return why entries with a cell at this place are no frontier, and these cells."""
        entries = [change.get("is", change.get("add", ())) for change in history]
        joined = [self._cells_in(place, group) for group in entries]
        waited = set().union(*joined)
        if not waited or sum(map(len, entries)) > 2 * sum(map(len, joined)):
            return "it does not hold cells", waited
        opening = self._cells_in(place, self._opening(name, history))
        begins = opening in ([self.board.start], [self.board.goal])
        if not begins and name not in self.seen.roles.following:  # those take another's place
            return "it does not begin with the start alone", waited
        different = {*map(repr, chain(*entries))}
        if name not in self.seen.roles.places and len(different) > 2 * len(waited):
            return "the same cells wait in many entries", waited
        return self._why_not_following(joined), waited

    def _cells_in(self, place: int, entries: Iterable[Any]) -> list[int]:
        cells = (self.to_cell(part_of(place, entry)) for entry in entries)
        return [cell for cell in cells if cell is not None]

    def _opening(self, name: str, history: History) -> list[Any]:
        """Return what waits before the first entry is taken, or at first if none ever is."""
        opening: list[Any] = []
        for change in history:
            if change.keys() & {"front", "back"} or (opening and name not in self.seen.roles.ends):
                break
            opening = apply_frontier(opening, change)
        return opening

    def _current(self, name: str, history: History) -> str:
        roles, why = self.seen.roles, "it never holds a cell"
        frontier = self.found.variables.get("frontier", "")
        for function in roles.owners.get(name, ()):
            taken = name in roles.taken
            helper = function not in (None, roles.main) and function not in self.seen.recursive
            if helper and not taken and not self._is_what_leaves(frontier, name, function):
                continue  # a helper asks about any cell
            values = [change[0] for change in self.seen.history("current", name, function)]
            place = self.found.places.get(frontier, 0)
            why = self._why_no_current([part_of(place, value) for value in values], taken=taken)
            if taken and not frontier and name not in NAMES["current"]:
                why = "the container it comes from is not a frontier of cells"
            if not why:
                self.found.function = function
                return ""
        return why

    def _is_what_leaves(self, frontier: str, name: str, function: int | None) -> bool:
        """Return whether a variable holds each entry that leaves the frontier, and nothing else."""
        left, now = list[Any](), list[Any]()
        for change in self.seen.history("frontier", frontier):
            before, now = now, apply_frontier(now, change)
            left += differences(before, now, change)[0]
        return left != [] and left == [
            value for change in self.seen.history("current", name, function) for value in change
        ]

    def _why_no_current(self, keys: list[Any], *, taken: bool) -> str:
        cells = [cell for key in keys if (cell := self.to_cell(key)) is not None]
        strange = [key for key in keys if self.to_cell(key) is None and key not in (None, -1, 0)]
        if not cells:
            return "it never holds a cell"
        if len(strange) > (len(cells) if taken else 0):
            return f"it is {strange[0]!r}, which is not a cell"
        if not self.met:
            return self._why_not_following([cell] for cell in cells)
        return self._why_too_few({*cells}, 4)

    def _why_not_following(self, groups: Iterable[Sequence[int]]) -> str:
        """Require that most cells are one throw away from an earlier one, from start or goal."""
        start, goal = self.board.start, self.board.goal
        cells = [*dict.fromkeys(chain(*groups))]
        backwards = bool(cells) and cells[0] != start and goal in {cells[0], *self.ends(cells[0])}
        met = {goal if backwards else start}
        reached = {*self.ends(start)}
        good = 0
        for cell in cells:
            good += cell in met or (bool(self.ends(cell) & met) if backwards else cell in reached)
            met.add(cell)
            reached |= self.ends(cell)
        return "" if 2 * good >= len(cells) else "its cells do not follow one another by throws"

    def _why_too_few(self, cells: set[int], share: int) -> str:
        """Require that cells include a good part of those met in other roles."""
        few = share * len(self.met & cells) < len(self.met)
        return "it holds few of the cells that were reached" if few else ""

    # -- more frontiers, and distances in their entries ------------------------------------

    def _other_frontiers(self) -> Iterator[str]:
        """Yield the frontiers that behave like the first one, or that are put in its place."""
        roles, first = self.seen.roles, self.found.variables["frontier"]
        for name in (*roles.ends, *roles.following):
            history = self.seen.history("frontier", name)
            place = roles.places.get(name, self.found.places[first])
            is_another = history and name not in self.found.variables.values()
            if is_another and not self._frontier_at(place, name, history)[0]:
                self.found.places[name] = place
                yield name

    def _distances_beside(self) -> list[dict[str, int]]:
        """Return the distances that each step adds, if the numbers in the entries are distances.

        The distance of a cell is known as soon as it joins the frontier. But you never stand on the
        foot of a ladder: its number is the distance of the top, and is known when the program goes
        there. A program that takes the entry and does not go there has no distances.
        """
        frontier, current = self.found.variables["frontier"], self.found.variables.get("current")
        nearest: dict[int, int] = {}
        tables, waiting = list[dict[str, int]](), list[Any]()
        owed: dict[int, int] = {}  # the end of a jump → the number of the entry that was taken
        for raw in self.seen.steps:
            known: list[Any] = []
            change = raw.changes.get(("frontier", frontier))
            if change is not None:
                before = waiting
                waiting = apply_frontier(before, self.found.frontier(frontier, change))
                gone, new = differences(before, waiting)
                if not all(beside.isdecimal() for cell, beside in new if cell is not None):
                    return []
                if gone and owed:
                    return []  # it does not go where the jump leads
                owed = {self.board.jumps[cell]: n for cell, n in gone if cell in self.board.jumps}
                known = [one for one in new if one[0] not in (None, *self.board.jumps)]
            if owed and (at := raw.changes.get(("current", current or ""))):
                cell = self.to_cell(at[0])
                known += [[cell, owed.pop(cell)]] if cell in owed else []
            tables.append({})
            for cell, beside in known:
                if int(beside) < nearest.get(cell, FAR):
                    nearest[cell] = tables[-1][str(cell)] = int(beside)
        by_cell = [{int(cell): number for cell, number in table.items()} for table in tables]
        return [] if len(nearest) < 2 or self._why_no_distances(by_cell) else tables


def _filled_with(history: History) -> Any:
    """Return the initial value of a table, which at most two places do not hold; else None."""
    first = [*history[0].values()]
    value, times = Counter(first).most_common(1)[0] if len(first) > 2 else (None, 0)
    return value if times >= max(2, len(first) - 2) else None


def _unsure(
    seen: Recording, found: RoleAssignment, watch: Watch | None, registered: bool
) -> Iterator[str]:
    """Yield sentences about guesses, roles that could not be determined, and missing variables."""
    yield from (source.edited for source in seen.sources if source.edited)
    yield from seen.unsure
    if not (found.variables or found.refused or seen.roles.given):
        yield "no variable was recognised that can be drawn; watch=Watch(...) can name some"
        return
    for role in ROLES:
        name, (refused, why) = found.variables.get(role), found.refused.get(role, ("", ""))
        is_shown = why and refused not in found.variables.values()
        why = f" ({refused} is shown as a variable, because {why})" if is_shown else ""
        if seen.roles.given:
            if name is None and not registered and getattr(watch, role):
                yield f"{role}: no variable {getattr(watch, role)} that fits was seen"
        elif name is not None:
            yield f"{role}: taken to be the variable {name}"
        elif role == "distance" and found.beside:
            beside = found.variables["frontier"]
            yield f"{role}: taken to be the numbers beside the cells in {beside}{why}"
        else:
            yield f"{role}: no variable was recognised{why}; watch=Watch({role}=...) can name one"


# -- values -------------------------------------------------------------------------------------


def distance_of(value: Any, blank: Any = None) -> float | None:
    """Return a distance; None for marks such as -1, None, infinity and 10**9."""
    value = value.item() if hasattr(value, "item") else value
    if isinstance(value, bool) or not isinstance(value, int | float) or value == blank:
        return None
    return value if 0 <= value < FAR else None


def predecessor_of(to_cell: ToCell, value: Any) -> int | None:
    """Return the cell in a table of predecessors: a number, or the first item of a tuple."""
    first = value[0] if isinstance(value, tuple | list) and value else value
    return to_cell(value) if to_cell(value) is not None else to_cell(first)


# -- frontiers ----------------------------------------------------------------------------------


def _kind_of(seen: Recording, name: str) -> str | None:
    """Return how a frontier behaves: "queue", "stack", "heap", "level"; None if none of these.

    Its class decides, then the end where the source takes entries, then its changes.
    """
    if seen.kinds.get(name, "set") != "set":
        return seen.kinds[name]
    source = seen.roles.ends.get(name, set())
    if "left" in source:  # it is filled at the front as well
        return None
    if "heap" in source:
        return "heap"
    if name in seen.roles.levels and not source:
        return "level"
    ends, replaced, now = set(source), False, list[Any]()
    for change in seen.history("frontier", name):
        before, now = now, apply_frontier(now, change)
        gone, new = differences(before, now, change)
        kept = len(before) - len(gone)
        if gone and not kept and (new or len(gone) > 1):
            replaced = True
        elif "is" in change and kept and (gone or new):
            return None  # an entry joins at the front, or leaves the middle
        elif not source and kept and gone:
            ends.add("front" if change.get("front") else "back")
    if name in seen.kinds and source:  # a set gives any of its items
        return None
    if replaced and not source:
        return "level"
    return {"front": "queue", "back": "stack"}[ends.pop()] if len(ends) == 1 else None
