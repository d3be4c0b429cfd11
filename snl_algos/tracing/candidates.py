"""Which variables may have a role: those of a `Watch`, else those with a usual name or a usual use.

Of the source only this is read: what is taken from a container (`cell = queue.popleft()`), what
goes through one (`for cell in level`), and what takes its place (`level = following`).
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ..programs import Watch
from .source import Source

__all__ = ["NAMES", "ROLES", "Candidates", "find_candidates", "part_of"]

ROLES = ("current", "frontier", "distance", "predecessor", "visited")
#: Usual names for each role, the most reliable first.
NAMES = {
    "current": ("cell", "cur", "curr", "current", "node", "pos", "position", "square", "vertex",
                "v", "u"),
    "frontier": ("queue", "q", "deque", "heap", "pq", "frontier", "level", "stack", "todo",
                 "fringe", "layer", "current_level", "to_visit", "worklist"),
    "distance": ("distance", "distances", "dist", "dists", "d", "cost", "throws", "steps", "moves",
                 "rolls", "level", "levels", "dp", "best", "g"),
    "predecessor": ("predecessor", "predecessors", "parent", "parents", "prev", "previous", "pred",
                    "came_from"),
    "visited": ("visited", "seen", "vis", "visit", "discovered", "reached", "explored", "done",
                "closed"),
}  # fmt: skip
#: What is nested in a function.
NESTED = (ast.FunctionDef, ast.ClassDef, ast.Lambda)
#: The end that a method takes an entry from. (`pop(0)` takes from the front as well.)
ENDS = {"popleft": "front", "get": "front", "pop": "back", "heappop": "heap"}


@dataclass(slots=True)
class Candidates:
    """The variables that may have each role, and how the source uses them."""

    names: dict[str, tuple[str, ...]]  # by role, the most reliable first
    given: bool = False  # whether a `Watch` names them
    main: int | None = None  # the number of the function whose containers they are
    #: current cell → the functions that have such a variable; None for any, if it is an attribute
    owners: dict[str, tuple[int | None, ...]] = field(default_factory=dict)
    #: the variables that hold what was taken from a frontier
    taken: tuple[str, ...] = ()
    looped: tuple[str, ...] = ()  # those that a loop over a frontier takes
    places: dict[str, int] = field(default_factory=dict)  # frontier → index of the cell, if named
    ends: dict[str, set[str]] = field(default_factory=dict)  # frontier → where entries are taken
    following: tuple[str, ...] = ()  # the containers that take the place of a frontier
    levels: tuple[str, ...] = ()  # the containers that another one takes the place of, and these

    def obvious(self) -> Watch:
        """Return the first candidates, by which the work of a run can be counted."""
        current = self.names["current"] if self.given else (*self.taken, *self.looped)
        return Watch(next(iter(current), None), frontier=next(iter(self.names["frontier"]), None))


def part_of(place: int, entry: Any) -> Any:
    """Return the part of an entry that names its cell; None if there is no such part."""
    if not isinstance(entry, tuple | list):
        return entry
    return entry[place] if -len(entry) <= place < len(entry) else None


def find_candidates(sources: Sequence[Source], watch: Watch | None) -> Candidates:
    """Return the candidates among the variables of the traced functions."""
    found = Candidates({role: (name,) if (name := getattr(watch, role, None)) else ()
                        for role in ROLES})  # fmt: skip
    if watch is not None and watch.second:
        found.names["frontier"] += (watch.second,)
    found.given = any(found.names.values())
    uses = [_uses_in(source.tree) for source in sources]
    for use in uses:
        for name, end in use.ends:
            found.ends.setdefault(name, set()).update(end)
        found.places |= use.places
        found.levels += tuple(name for pair in use.replaced for name in pair)
    if found.given:
        found.owners = dict.fromkeys(found.names["current"], (None,))  # whichever function has it
        return found
    found.taken = tuple(dict.fromkeys(name for use in uses for name in use.taken))
    found.main = next((at for at, source in enumerate(sources)
                       if not source.name.startswith("__") and (uses[at].ends or any(
                           _usual(role, source.variables)
                           for role in ("frontier", "distance", "visited")))), 0)  # fmt: skip
    for role in ROLES[1:]:
        counting = uses[found.main].counting if role == "distance" else []
        usual = _usual(role, sources[found.main].names)
        found.names[role] = tuple(dict.fromkeys([*counting, *usual]))
    looped = [name for name, _ in uses[found.main].loops]
    frontiers = tuple(dict.fromkeys([*found.ends, *found.names["frontier"], *looped]))
    found.following = tuple(dict.fromkeys(
        new for use in uses for old, new in use.replaced if old in frontiers
    ))  # fmt: skip
    found.names["frontier"] = frontiers
    _find_current(found, sources, uses)
    return found


def _find_current(found: Candidates, sources: Sequence[Source], uses: Sequence[_Uses]) -> None:
    """Find the variables that may hold the current cell, and the functions that have them."""
    owners: dict[str, list[int]] = defaultdict(list)
    for at, use in enumerate(uses):
        for name in use.taken:
            owners[name].append(at)
    loops = [one for one in uses[found.main or 0].loops if one[0] in found.names["frontier"]]
    found.looped = tuple(dict.fromkeys(name for _, name in loops))
    for name in found.looped:
        owners[name].append(found.main or 0)
    if not found.taken:
        for at, source in enumerate(sources):
            usual = _usual("current", source.variables)
            for name in usual if not {"u", "v"} <= {*usual} else ():  # the two ends of an edge
                owners[name].append(at)
    found.owners = {name: (None,) if name.startswith("self.") else tuple(dict.fromkeys(numbers))
                    for name, numbers in owners.items()}  # fmt: skip
    found.names["current"] = tuple(owners)


@lru_cache(maxsize=500)
def _uses_in(tree: ast.AST | None) -> _Uses:
    return _Uses(tree)


class _Uses:
    """What the source of a function says of its containers."""

    def __init__(self, tree: ast.AST | None) -> None:
        self.ends: list[tuple[str, set[str]]] = []
        self.taken: list[str] = []
        self.places: dict[str, int] = {}
        self.counting: list[str] = []  # the tables of `table[end] = table[cell] + 1`
        self.loops: list[tuple[str, str]] = []  # (container, variable) of `for cell in level`
        self.replaced: list[tuple[str, str]] = []  # (level, following) of `level = following`
        entries: set[str] = set()  # the variables that hold a whole entry
        for node in _own(tree):
            if isinstance(node, ast.For) and _name(node.iter):
                self.loops.append((_name(node.iter), _name(node.target)))
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "appendleft":
                self.ends.append((_name(getattr(node.func, "value", None)), {"left"}))
            for target, value in _assignments(node):
                if isinstance(target, ast.Subscript) and isinstance(value, ast.BinOp):
                    before = _name(getattr(value.left, "value", None))
                    self.counting += [before] * (before == _name(target.value) != "")
                if _name(target) and _name(value):
                    self.replaced.append((_name(target), _name(value)))
                is_part = isinstance(value, ast.Subscript) and _name(value.value) in entries
                if is_part and _name(target) in NAMES["current"]:  # as in `cell = path[-1]`
                    self.taken.insert(0, _name(target))
                if (taken := _taken_from(value)) is not None:
                    owner, end = taken
                    self.ends.append((owner, {end}))
                    if isinstance(target, ast.Tuple):
                        self._unpacked(owner, end, [_name(one) for one in target.elts])
                    elif isinstance(target, ast.Name):
                        entries.add(target.id)
                        self.taken.append(target.id)

    def _unpacked(self, owner: str, end: str, parts: list[str]) -> None:
        """Note the parts of an entry; if one has the usual name of a cell, it is the cell."""
        usual = [part for part in parts if part in NAMES["current"]]
        if usual:
            self.places[owner] = parts.index(usual[0])
        self.taken += usual[:1] or parts[:: -1 if end == "heap" else 1]


def _name(node: ast.AST | None) -> str:
    """Return the name of a variable or of an attribute of `self`; empty for anything else."""
    if isinstance(node, ast.Attribute) and _name(node.value) == "self":
        return f"self.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def _usual(role: str, names: Collection[str]) -> list[str]:
    """Return the names that are usual for a role, also as attributes of `self`."""
    forms = ("{}", "self.{}", "self._{}")
    return [name for word in NAMES[role] for form in forms if (name := form.format(word)) in names]


def _taken_from(value: ast.AST) -> tuple[str, str] | None:
    """Return the container that a call takes an entry from, and its end."""
    if not isinstance(value, ast.Call):
        return None
    method = getattr(value.func, "attr", getattr(value.func, "id", ""))
    owner = getattr(value.func, "value", None)
    if method == "heappop" and value.args:
        owner = value.args[0]
    if method not in ENDS or not _name(owner):
        return None
    first = method == "pop" and bool(value.args)
    if (method == "get" and value.args) or (first and ast.unparse(value.args[0]) != "0"):
        return None  # of a dict
    return _name(owner), "front" if first else ENDS[method]


def _assignments(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield (target, value) of an assignment, those of tuples one by one."""
    targets = getattr(node, "targets", [getattr(node, "target", None)])
    value = getattr(node, "value", None)
    if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and value is not None:
        for target in targets:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                yield from zip(target.elts, value.elts, strict=False)
            elif target is not None:
                yield target, value


def _own(tree: ast.AST | None) -> Iterator[ast.AST]:
    """Yield the nodes of a function in the order of the source, without those nested in it."""
    for function in ast.iter_child_nodes(tree) if tree is not None else ():
        waiting = [function]
        while waiting:
            node = waiting.pop()
            yield node
            inner = [*ast.iter_child_nodes(node)]
            waiting += [one for one in reversed(inner) if not isinstance(one, NESTED)]
