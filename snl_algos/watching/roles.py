"""Which of a function's variables plays which role, and where the cell is in what they hold.

For a registered algorithm its `Watch` says so. For any other function it is guessed: first
from use (what is taken from a queue, what is set to one more), then from names, and from
types when the values are seen. What could not be guessed is said in a sentence.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ..programs import Watch
from .source import Source

__all__ = ["ROLES", "Roles", "cell_in", "find_roles"]

ROLES = ("current", "frontier", "distance", "predecessor", "visited")

#: Names that often play a role, the surest first.
NAMES = {
    "current": ("cell", "cur", "curr", "current", "node", "pos", "position", "square", "v", "u"),
    "frontier": ("queue", "q", "deque", "heap", "pq", "frontier", "level", "stack", "todo"),
    "distance": (
        "distance", "distances", "dist", "d", "cost", "throws", "steps", "moves", "level", "dp",
    ),
    "predecessor": ("predecessor", "parent", "parents", "prev", "pred", "came_from"),
    "visited": ("visited", "seen"),
}  # fmt: skip


@dataclass(slots=True)
class Roles:
    """The variables, and how the frontier was seen to be used in the source.

    Attributes
    ----------
    names : dict
        Role → the variables that may play it, the surest first.
    kind : str or None
        "queue", "stack" or "heap" if the source takes from it in that way.
    place : int or None
        Where the cell is in an entry of the frontier, if it is unpacked.
    given : bool
        Whether a `Watch` said the roles.
    named : bool
        Whether it was a name that told the place.
    pairs : bool
        Whether cells may be pairs (row, column): a `Watch` gives a `cell_of`.
    listed : set of str
        The variables that are only ever appended to: lists of cells, not tables by cell.
    """

    names: dict[str, tuple[str, ...]]
    kind: str | None = None
    place: int | None = None
    given: bool = False
    named: bool = False
    pairs: bool = False
    listed: set[str] = field(default_factory=set)


@lru_cache(maxsize=500)
def find_roles(sources: tuple[Source, ...], watch: Watch | None) -> Roles:
    """The roles of the variables in some functions.

    Parameters
    ----------
    sources : tuple of Source
        The functions that are watched.
    watch : Watch or None
        What is said of them; it goes before every guess, role by role.
    """
    roles = Roles(dict.fromkeys(ROLES, ()))
    used: dict[str, list[str]] = {role: [] for role in ROLES}
    bound: list[str] = []
    for source in sources:
        if source.tree is not None:
            _look_at_use(source.tree, used, roles)
            bound += _names_bound(source.tree)
            roles.listed |= _names_listed(source.tree)
    for role in ROLES:
        said = getattr(watch, role, None)
        if said:
            roles.names[role] = (said,)
        else:
            by_name = [name for name in NAMES[role] if name in bound]
            roles.names[role] = tuple(dict.fromkeys([*used[role], *by_name]))
    roles.given = watch is not None
    roles.pairs = watch is not None and watch.cell_of is not None
    if watch is not None:  # a full description leaves nothing to guess
        described = any(getattr(watch, role) for role in ROLES)
        for role in ROLES:
            if described and not getattr(watch, role):
                roles.names[role] = ()
    return roles


def _look_at_use(tree: ast.AST, used: dict[str, list[str]], roles: Roles) -> None:
    """Finds what is taken from a frontier, marked as visited and set to one more."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
            taken = _taken_from(value)
            if taken:
                used["frontier"].append(taken[0])
                roles.kind = roles.kind or taken[1]
                _look_at_target(target, used, roles)
            if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                if isinstance(value, ast.Constant) and value.value is True:
                    used["visited"].append(target.value.id)
                elif isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
                    used["distance"].append(target.value.id)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_add = node.func.attr == "add" and isinstance(node.func.value, ast.Name)
            if is_add and isinstance(node.func.value, ast.Name):
                used["visited"].append(node.func.value.id)


def _taken_from(value: ast.expr) -> tuple[str, str] | None:
    """(frontier, kind) if an expression takes an entry from a frontier."""
    if not isinstance(value, ast.Call):
        return None
    function = value.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name == "heappop" and value.args and isinstance(value.args[0], ast.Name):
        return value.args[0].id, "heap"
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        if name == "popleft":
            return function.value.id, "queue"
        if name == "pop":
            first = value.args and getattr(value.args[0], "value", None) == 0
            return function.value.id, "queue" if first else "stack"
    return None


def _look_at_target(target: ast.expr, used: dict[str, list[str]], roles: Roles) -> None:
    """What an entry is unpacked into: which of the names is the cell?"""
    if isinstance(target, ast.Name):
        if target.id in NAMES["current"]:
            used["current"].append(target.id)
    elif isinstance(target, ast.Tuple | ast.List):
        names = [item.id if isinstance(item, ast.Name) else "" for item in target.elts]
        known = [at for at, name in enumerate(names) if name in NAMES["current"]]
        place = known[0] if known else (len(names) - 1 if roles.kind == "heap" else 0)
        if roles.place is None:
            roles.place, roles.named = place, bool(known)
        if names[place]:
            used["current"].append(names[place])


def _names_bound(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg


def _names_listed(tree: ast.AST) -> set[str]:
    """The names of lists that are appended to, and of which no place is ever set."""
    appended, placed = set(), set()
    for node in ast.walk(tree):
        value = getattr(node, "value", None)
        if isinstance(node, ast.Attribute) and node.attr == "append":
            appended.add(getattr(value, "id", ""))
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            placed.add(getattr(value, "id", ""))
    return appended - placed


def cell_in(entry: Any, roles: Roles, *, is_entry: bool = True) -> Any:
    """What names the cell in an entry: a number, or a pair for a grid.

    Parameters
    ----------
    entry : object
        A number, a tuple or list with the cell in it, or a small object.
    roles : Roles
        Where the cell is, if that is known.
    is_entry : bool, default True
        Whether it is an entry as it waits, not what was taken out of one.
    """
    if roles.pairs and isinstance(entry, tuple | list):
        return _pair_in(entry, roles, is_entry)
    if isinstance(entry, Mapping):
        fields: Any = entry
    elif isinstance(entry, tuple | list):
        if is_entry and roles.place is not None and roles.place < len(entry):
            return entry[roles.place]
        fields = getattr(entry, "_asdict", dict)()
        if not fields:
            return entry[-1 if roles.kind == "heap" else 0] if entry else None
    else:
        fields = getattr(entry, "__dict__", None)
        if fields is None:
            slots = getattr(type(entry), "__slots__", ())
            fields = {name: getattr(entry, name, None) for name in slots}
        if not fields:
            return entry
    for name in (*NAMES["current"], "vertex"):
        if name in fields:
            return fields[name]
    return next(iter(fields.values()), None)


def _pair_in(entry: tuple[Any, ...] | list[Any], roles: Roles, is_entry: bool) -> Any:
    """The (row, column) in an entry: a pair in it, or two of its numbers."""
    for part in entry:
        if isinstance(part, tuple | list):
            return tuple(part)
    if is_entry and roles.named and roles.place is not None and roles.place < len(entry):
        return entry[roles.place]
    return tuple(entry[-2:] if roles.kind == "heap" else entry[:2])
