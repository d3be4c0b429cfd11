"""What a source does with its variables: which it takes cells from, marks, or sets to one more.

A variable is written as it stands in the source: `queue`, or `self.queue`. A cell that is
kept as a row and a column in two variables is written `row, col`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

__all__ = ["CELLS", "DISTANCES", "PAIRS", "Place", "Usage", "look_at_use"]

#: Names of variables that hold a cell, the surest first.
CELLS = (
    "cell", "cur", "curr", "current", "node", "pos", "position", "square", "vertex", "v", "u",
)  # fmt: skip
#: Names of variables that hold distances, or one of them.
DISTANCES = (
    "distance", "distances", "dist", "dists", "d", "cost", "throws", "steps", "moves", "rolls",
    "level", "levels", "dp", "best",
)  # fmt: skip
#: Names of a row and a column.
PAIRS = {
    ("row", "col"), ("row", "column"), ("r", "c"), ("x", "y"), ("y", "x"), ("i", "j"),
    ("rr", "cc"), ("cr", "cc"), ("cur_row", "cur_col"),
}  # fmt: skip
#: Methods that change a container.
CHANGING = {
    "append", "appendleft", "add", "pop", "popleft", "extend", "update", "setdefault", "put",
}  # fmt: skip

#: Where the cell is in an entry: an index, or that of its row and that of its column.
Place = int | tuple[int, int]


@dataclass(slots=True)
class Usage:
    """What was seen of the use of variables, in order of appearance.

    Attributes
    ----------
    frontier, current, distance, predecessor, visited : list of str
        The variables that are used in the way of the role.
    kinds : dict
        Frontier → "queue", "stack" or "heap", as it is taken from.
    places : dict
        Frontier → where the cell is in its entries, if they are unpacked.
    named : set of str
        The frontiers where a name says which part of an entry is the cell.
    appended, placed : set of str
        The variables that are appended to, and those of which a place is set.
    bound : list of str
        All variables that the source gives a value or changes.
    """

    frontier: list[str] = field(default_factory=list)
    current: list[str] = field(default_factory=list)
    distance: list[str] = field(default_factory=list)
    predecessor: list[str] = field(default_factory=list)
    visited: list[str] = field(default_factory=list)
    kinds: dict[str, str] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    appended: set[str] = field(default_factory=set)
    placed: set[str] = field(default_factory=set)
    bound: list[str] = field(default_factory=list)


def look_at_use(tree: ast.AST, usage: Usage) -> None:
    """Note what a source does with its variables."""
    for node in ast.walk(tree):
        _note_binding(node, usage)
    for node in ast.walk(tree):
        if isinstance(node, ast.While | ast.For):
            _look_at_loop(node, usage)
        for target, value in _assignments(node):
            taken = _taken_from(value)
            if taken:
                usage.frontier.append(taken[0])
                usage.kinds.setdefault(*taken)
                _look_at_entry(tree, taken[0], target, usage)
    for node in ast.walk(tree):
        for target, value in _assignments(node):
            if isinstance(target, ast.Subscript):
                _look_at_table(_table_of(target), value, usage)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = _path(node.func.value)
            if node.func.attr == "add" and name:
                usage.visited.append(name)


def _path(node: ast.AST | None) -> str:
    """`queue` or `self.queue`, as it is written; empty for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""


def _table_of(target: ast.Subscript) -> str:
    """The table of which a place is set, also by row and column."""
    inner = target.value
    return _path(inner.value if isinstance(inner, ast.Subscript) else inner)


def _assignments(node: ast.AST) -> Iterator[tuple[ast.expr | None, ast.expr]]:
    """Target and value of whatever a statement assigns; no target for a value that is dropped."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield target, node.value
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from zip(target.elts, node.value.elts, strict=False)
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
        yield node.target, node.value
    elif isinstance(node, ast.Expr):
        yield None, node.value


def _note_binding(node: ast.AST, usage: Usage) -> None:
    if isinstance(node, ast.arg):
        usage.bound.append(node.arg)
    elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
        usage.bound.append(_path(node))
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
        usage.bound.append(_table_of(node))
        usage.placed.add(_table_of(node))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in CHANGING:
            usage.bound.append(_path(node.func.value))
        if node.func.attr == "append":
            usage.appended.add(_path(node.func.value))


# -- frontiers -----------------------------------------------------------------


def _taken_from(value: ast.expr) -> tuple[str, str] | None:
    """(frontier, kind) if an expression takes an entry from a frontier."""
    if not isinstance(value, ast.Call):
        return None
    function = value.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name == "heappop" and value.args and _path(value.args[0]):
        return _path(value.args[0]), "heap"
    if isinstance(function, ast.Attribute) and (owner := _path(function.value)):
        if name == "popleft" or (name == "get" and not value.args):
            return owner, "queue"
        if name == "pop" and len(value.args) < 2:
            first = value.args and getattr(value.args[0], "value", None) == 0
            return owner, "queue" if first else "stack"
    return None


def _look_at_loop(loop: ast.While | ast.For, usage: Usage) -> None:
    """A list that is gone through and replaced, round by round, is a level.

    So is one that grows while it is gone through.
    """
    stored = {
        _path(node)
        for node in ast.walk(loop)
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    for node in ast.walk(loop):
        if isinstance(node, ast.For):
            name = _gone_through(node.iter)
            grows = node is loop and name in _appended_in(loop)
            if name and ((node is not loop and name in stored) or grows):
                usage.frontier.append(name)
                _look_at_entry(node, name, node.target, usage)
        elif isinstance(node, ast.comprehension) and _gone_through(node.iter) in stored - {""}:
            usage.frontier.append(_gone_through(node.iter))


def _gone_through(iterated: ast.expr) -> str:
    """The variable that a loop goes through, also by a copy of it."""
    if isinstance(iterated, ast.Call) and len(iterated.args) == 1:
        copies = ("list", "sorted", "set", "tuple")
        return _path(iterated.args[0]) if _path(iterated.func) in copies else ""
    return _path(iterated)


def _appended_in(loop: ast.For) -> set[str]:
    return {
        _path(node.func.value)
        for node in ast.walk(loop)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "append"
    }


def _look_at_entry(tree: ast.AST, frontier: str, target: ast.expr | None, usage: Usage) -> None:
    """What an entry is taken into: which variable is the cell, and where is it in the entry?"""
    if isinstance(target, ast.Name):
        later = [
            unpacked
            for node in ast.walk(tree)
            for unpacked, value in _assignments(node)
            if isinstance(unpacked, ast.Tuple | ast.List) and _path(value) == target.id
        ]
        if not later:
            _look_at_parts(tree, frontier, target.id, usage)
            return
        target = later[0]
    if not isinstance(target, ast.Tuple | ast.List):
        return
    parts = [_part(item) for item in target.elts]
    for at, pair in enumerate(pairwise(parts)):
        if pair in PAIRS:
            usage.places.setdefault(frontier, (at, at + 1))
            usage.current.append(", ".join(pair))
            return
    known = [name for name in CELLS if name in parts]
    pairs = [part for part in parts if "," in part]
    place = parts.index((known or pairs or [_likeliest(tree, parts, frontier, usage)])[0])
    if known or pairs:
        usage.named.add(frontier)
    usage.places.setdefault(frontier, place)
    if parts[place]:
        usage.current.append(parts[place])


def _look_at_parts(tree: ast.AST, frontier: str, entry: str, usage: Usage) -> None:
    """An entry that stays in one variable; perhaps its parts are used as `entry[0]`, `entry[1]`."""
    parts: dict[str, int] = {}
    held: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and _path(node.value) == entry:
            at = getattr(node.slice, "value", None)
            if type(at) is int:
                parts[f"{entry}[{at}]"] = at
        for target, value in _assignments(node):
            if isinstance(value, ast.Subscript):
                held.setdefault(_part_name(value), _path(target))
    in_order = sorted(parts)
    if not in_order:
        usage.current.append(entry)
        return
    known = [part for part in in_order if held.get(part) in CELLS]
    part = known[0] if known else _likeliest(tree, in_order, frontier, usage)
    usage.places.setdefault(frontier, parts[part])
    usage.current.append(held.get(part) or entry)


def _part_name(node: ast.AST) -> str:
    """`cell`, `self.cell`, or `entry[0]`."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return f"{_path(node.value)}[{node.slice.value!r}]"
    return _path(node)


def _part(item: ast.expr) -> str:
    """A part of an entry: a variable, or a row and a column; empty for anything else."""
    if isinstance(item, ast.Tuple):
        return ", ".join(_path(part) for part in item.elts) if len(item.elts) == 2 else ""
    return _path(item)


def _likeliest(tree: ast.AST, parts: list[str], frontier: str, usage: Usage) -> str:
    """The part that is used as cells are: as an index, as what is looked for, in a call."""
    left = [part for part in parts if part and part not in DISTANCES] or parts
    used = dict.fromkeys(left, 0)
    for node in ast.walk(tree):
        inside: Iterable[ast.AST] = ()
        if isinstance(node, ast.Subscript):
            inside = [node.slice]
        elif isinstance(node, ast.Call):
            inside = node.args
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            inside = [node.left]
        for name in map(_part_name, inside):
            if name in used:
                used[name] += 1
    in_order = left[::-1] if usage.kinds.get(frontier) == "heap" else left
    return max(in_order, key=lambda name: used[name])


# -- tables --------------------------------------------------------------------


def _look_at_table(table: str, value: ast.expr, usage: Usage) -> None:
    """What a place of a table is set to: True, one more than another place, or a cell."""
    if not table:
        return
    if isinstance(value, ast.Constant) and value.value is True:
        usage.visited.append(table)
    inside = list(ast.walk(value))
    own = any(isinstance(node, ast.Subscript) and _table_of(node) == table for node in inside)
    if own and any(isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) for node in inside):
        usage.distance.append(table)
    first = value.elts[0] if isinstance(value, ast.Tuple) and value.elts else value
    if _path(first) in usage.current:
        usage.predecessor.append(table)
