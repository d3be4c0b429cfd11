"""Finds the variables that may have a role, and the cell within their entries.

A registered algorithm has a `Watch` with the roles. For any other function there are candidates:
first variables that are used as the role would be, then those with a usual name. Which of them
has the role is decided after the run, in `role_assignment.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ..programs import Watch
from .ast_analysis import CELLS, DISTANCES, Place, Usage, analyse
from .source import Source

__all__ = ["ROLES", "WATCHED", "Roles", "cell_in", "find_roles"]

ROLES = ("current", "frontier", "distance", "predecessor", "visited")
#: The roles, and "table" for tables without a role.
WATCHED = (*ROLES, "table")

#: Usual names for each role, the most reliable first.
NAMES = {
    "current": CELLS,
    "frontier": (
        "queue", "q", "deque", "heap", "pq", "frontier", "level", "stack", "todo", "fringe",
        "layer", "current_level", "to_visit", "worklist",
    ),
    "distance": DISTANCES,
    "predecessor": (
        "predecessor", "predecessors", "parent", "parents", "prev", "previous", "pred", "came_from",
    ),
    "visited": ("visited", "seen", "vis", "discovered", "reached", "explored"),
}  # fmt: skip


@dataclass(slots=True)
class Roles:
    """The variables that may have each role, and how all functions together use them."""

    #: role → the variables that may have it, the most reliable first
    names: dict[str, tuple[str, ...]]
    # These are as in `Usage`.
    goes_in: dict[str, set[str]] = field(default_factory=dict)
    comes_out: dict[str, set[str]] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    following: set[str] = field(default_factory=set)
    #: whether a `Watch` gives the roles, so that nothing is left to infer
    given: bool = False
    #: whether cells may be pairs (row, column): a `Watch` gives a `cell_of`
    pairs: bool = False
    #: the variables that are only appended to: lists of cells, not tables by cell
    listed: set[str] = field(default_factory=set)
    #: the variables that receive entries of a frontier, so they must hold the current cell
    taken: tuple[str, ...] = ()
    #: the frontiers that are recognised by their use, not by their names
    used: set[str] = field(default_factory=set)
    #: (role, variable) → the numbers of the functions whose local variable it is
    owners: dict[tuple[str, str], set[int]] = field(default_factory=dict)


@lru_cache(maxsize=500)
def find_roles(sources: tuple[Source, ...], watch: Watch | None) -> Roles:
    """Return the candidates for each role in the traced functions.

    If a `Watch` gives the roles, a variable that it names is the only candidate for its role.
    """
    used = [analyse(source.tree) if source.tree is not None else Usage() for source in sources]
    taken = tuple(dict.fromkeys(name for usage in used for name in usage.current if name))
    roles = Roles(
        {role: (name,) if (name := getattr(watch, role, None)) else () for role in ROLES},
        goes_in=_together(usage.goes_in for usage in used),
        comes_out=_together(usage.comes_out for usage in used),
        places={name: place for usage in used[::-1] for name, place in usage.places.items()},
        named={name for usage in used for name in usage.named},
        pairs=watch is not None and watch.cell_of is not None,
        listed=set().union(*(usage.appended for usage in used))
        - set().union(*(usage.placed for usage in used)),
        taken=taken,
        used={name for usage in used for name in usage.frontier},
        following={name for usage in used for name in usage.following if name},
    )
    roles.names["table"] = ()
    roles.given = any(roles.names.values())
    if not roles.given:
        for role in WATCHED:
            _infer(role, used, roles)
        known = {name for role in ROLES[1:] for name in roles.names[role]}
        roles.names["table"] = tuple(name for name in roles.names["table"] if name not in known)
    return roles


def _together(all_ends: Iterable[Mapping[str, set[str]]]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for ends in all_ends:
        for name, where in ends.items():
            found.setdefault(name, set()).update(where)
    return found


def _infer(role: str, used: list[Usage], roles: Roles) -> None:
    """Find the candidates for a role, those by use first, and the functions that own them."""
    by_use: list[tuple[str, int]] = []
    by_name: list[tuple[int, str, int]] = []
    for number, usage in enumerate(used):
        by_use += [(name, number) for name in getattr(usage, "tables" if role == "table" else role)]
        words = list(enumerate(NAMES.get(role, ())))
        named = [(at, name) for at, word in words for name in usage.bound if _is(name, word)]
        if role == "current":
            if roles.taken and not usage.current:
                continue  # the current cell is known from another function
            if {"u", "v"} <= {name for _, name in named}:
                # The names of an edge's ends do not say which one is the current cell.
                named = [(at, name) for at, name in named if name not in ("u", "v")]
            named = [(at, name) for at, name in named if name not in usage.helpers | usage.ends]
        by_name += [(at, name, number) for at, name in named]
    by_name.sort(key=lambda one: one[0])
    found = [*by_use, *((name, number) for _, name, number in by_name)]
    if role == "frontier":  # a next level comes last: it is a frontier only if there is another
        found += [(name, number) for number, usage in enumerate(used) for name in usage.following]
    if role == "current":
        found += [(name, number) for number, usage in enumerate(used) for name in usage.cells]
    for name, number in found:
        if name not in ("", "self"):
            roles.owners.setdefault((role, name), set()).add(number)
    roles.names[role] = tuple(name for owner, name in roles.owners if owner == role)


def _is(name: str, word: str) -> bool:
    """Return whether a variable has a name; `self._queue` also counts as `queue`."""
    return name == word or name.rpartition(".")[2].lstrip("_") == word


def cell_in(entry: Any, roles: Roles, frontier: str | None = None) -> Any:
    """Return the part of an entry that identifies the cell: a number, or a pair for a grid.

    An entry is a number, a tuple or list with the cell in it, or a small object. The frontier that
    holds it is None if it was taken out.

    Examples
    --------
    >>> roles = Roles({}, places={"queue": 1})
    >>> cell_in((2, 17), roles, "queue"), cell_in({"cell": 17, "throws": 2}, roles)
    (17, 17)
    """
    if type(entry) is int:  # the most frequent case
        return entry
    if roles.pairs and isinstance(entry, tuple | list):
        return _pair_in(entry, roles, frontier)
    if isinstance(entry, Mapping):
        fields: Any = entry
    elif isinstance(entry, tuple | list):
        place = roles.places.get(frontier or "")
        if isinstance(place, tuple) and place[1] < len(entry):
            return entry[place[0]], entry[place[1]]
        if isinstance(place, int) and place < len(entry):
            return entry[place] if entry else None
        fields = getattr(entry, "_asdict", dict)()
        if not fields:
            return _part_of(entry, roles)
    else:
        fields = getattr(entry, "__dict__", None)
        if fields is None:
            slots = getattr(type(entry), "__slots__", ())
            fields = {name: getattr(entry, name, None) for name in slots}
        if not fields:
            return entry
    known = [place for place in roles.places.values() if isinstance(place, str)]
    for name in (*known, *CELLS):
        if name in fields:
            return fields[name]
    return next((value for name, value in fields.items() if name not in DISTANCES), None)


def _part_of(entry: tuple[Any, ...] | list[Any], roles: Roles) -> Any:
    """Return the cell in an entry if its place is not known: in a heap the last item.

    Two numbers may be a row and a column. (If they are a cell and another number, they will not
    behave as cells, and nothing is shown.)
    """
    if any("heap" in ends for ends in roles.comes_out.values()):
        return entry[-1] if entry else None
    if roles.places:  # a part of an entry
        place = next(iter(roles.places.values()))
        if isinstance(place, int) and place < len(entry):
            return entry[place]
    return tuple(entry)


def _pair_in(entry: tuple[Any, ...] | list[Any], roles: Roles, frontier: str | None) -> Any:
    """Return the (row, column) in an entry: a pair in it, or two of its numbers."""
    for part in entry:
        if isinstance(part, tuple | list):
            return tuple(part)
    place = roles.places.get(frontier or "")
    if isinstance(place, tuple) and place[1] < len(entry):
        return entry[place[0]], entry[place[1]]
    if isinstance(place, int) and frontier in roles.named and place < len(entry):
        return entry[place]
    heap = any("heap" in ends for ends in roles.comes_out.values())
    return tuple(entry[-2:] if heap else entry[:2])
