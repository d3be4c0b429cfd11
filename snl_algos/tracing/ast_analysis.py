"""Infers from the source how variables are used: as a frontier, a table of distances, a cell.

A variable is named as in the source: `queue`, or `self.queue`. A cell that is stored as a row and
a column in two variables is named `row, col`.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

__all__ = ["CELLS", "DISTANCES", "PAIRS", "Place", "Usage", "analyse"]

#: Names of variables that hold a cell, the most reliable first.
CELLS = (
    "cell", "cur", "curr", "current", "node", "pos", "position", "square", "vertex", "v", "u",
)  # fmt: skip
#: Names of variables that hold one distance or a table of them.
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
    "append", "appendleft", "add", "pop", "popleft", "extend", "insert", "update", "setdefault",
    "put",
}  # fmt: skip
#: Methods of a board that return the cells that a throw from a cell can reach.
REACHED = {"landings", "successors"}
#: Nested scopes inside a function.
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)

#: Where the cell is in an entry: one index, or one for its row and one for its column. In a path
#: it is the last element, -1. In an object it is the name of an attribute.
Place = int | tuple[int, int] | str


@dataclass(slots=True)
class Usage:
    """How the variables of a function are used, in order of appearance."""

    # The variables that are used as this role would be.
    frontier: list[str] = field(default_factory=list)
    current: list[str] = field(default_factory=list)
    distance: list[str] = field(default_factory=list)
    predecessor: list[str] = field(default_factory=list)
    visited: list[str] = field(default_factory=list)
    #: those that are put in the place of a frontier, such as the next level
    following: list[str] = field(default_factory=list)
    #: frontier → where entries go in and come out: "front", "back"; "heap" for a heap
    goes_in: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    comes_out: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    #: the containers with an item assignment, `table[key] = ...`
    tables: list[str] = field(default_factory=list)
    #: the variables of loops over the cells that a throw can reach: ends of edges
    ends: set[str] = field(default_factory=set)
    #: the parameters of a helper that only describe its query
    helpers: set[str] = field(default_factory=set)
    #: frontier → where the cell is in its entries, if they are unpacked
    places: dict[str, Place] = field(default_factory=dict)
    #: the frontiers whose entries have a part with the usual name of a cell
    named: set[str] = field(default_factory=set)
    #: those that are appended to, and those with an item assignment
    appended: set[str] = field(default_factory=set)
    placed: set[str] = field(default_factory=set)
    #: the cells in objects that the source creates, such as `node.cell`
    cells: list[str] = field(default_factory=list)
    #: all variables that the source assigns or mutates
    bound: list[str] = field(default_factory=list)


def analyse(tree: ast.AST) -> Usage:
    """Return how a function uses its variables, without the functions nested in it."""
    usage = Usage()
    nodes = list(_own(tree))
    for node in nodes:
        _note_binding(node, usage)
        _note_end(node, usage)
    for node in nodes:
        if isinstance(node, ast.While | ast.For):
            _look_at_loop(node, usage)
        if isinstance(node, ast.For) and _call(node.iter)[1] in REACHED:
            usage.ends.add(_path(node.target))
        for target, value in _assignments(node):
            taken, at = _taken_from(value)
            if taken:
                usage.frontier.append(taken)
                _look_at_entry(nodes, taken, target, usage, at)
        if name := _out_of(node)[0]:
            usage.frontier.append(name)  # also where the entry is used without a name
    for node in nodes:
        for target, value in _assignments(node):
            if _path(target) in usage.frontier:
                usage.following.append(_gone_through(value))
            if isinstance(target, ast.Subscript):
                _look_at_table(_table_of(target), value, usage)
        owner, method = _call(node)
        if owner and method == "add":
            usage.visited.append(owner)
    usage.helpers = _asked_of_helpers(nodes)
    usage.cells = _cells_of_objects(nodes)
    return usage


def _own(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function, without functions and classes nested in it."""
    outer = next((node for node in ast.walk(tree) if isinstance(node, SCOPES)), None)
    waiting = [tree]
    while waiting:
        node = waiting.pop(0)
        yield node
        waiting += [
            child
            for child in ast.iter_child_nodes(node)
            if child is outer or not isinstance(child, SCOPES)
        ]


def _asked_of_helpers(nodes: list[ast.AST]) -> set[str]:
    """Return the parameters if the function is a helper, which leaves the search's state alone.

    A helper does not call itself, and mutates only containers that it has created. An `__init__`
    without loops and methods creates an entry: what it stores of its parameters counts as well.
    """
    function = next((node for node in nodes if isinstance(node, ast.FunctionDef)), None)
    if function is None:
        return set()
    parameters = {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
    if function.name == "__init__":
        if any(isinstance(node, ast.For | ast.While) or _call(node)[0] for node in nodes):
            return set()
        pairs = [pair for node in nodes for pair in _assignments(node)]
        return parameters | {_path(target) for target, value in pairs if _path(value) in parameters}
    own = {
        _path(node)
        for node in nodes
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    for node in nodes:
        if _path(node).rpartition(".")[2] == function.name:
            return set()
        if isinstance(node, ast.Call):
            owner, name = _call(node)
            if name in CHANGING and owner not in own:
                return set()
            if name == "heappush" and node.args and _path(node.args[0]) not in own:
                return set()
        elif isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store):
            changed = _table_of(node) if isinstance(node, ast.Subscript) else _path(node)
            if changed not in own:
                return set()
    return parameters


def _cells_of_objects(nodes: list[ast.AST]) -> list[str]:
    """Return the cells that are read from variables with a new object: `node = Node(1, 0)`."""
    objects = {
        _path(target)
        for node in nodes
        for target, value in _assignments(node)
        if _call(value)[1][:1].isupper()
    }
    read = (node for node in nodes if isinstance(node, ast.Attribute) and node.attr in CELLS)
    return [_path(node) for node in read if _path(node.value) in objects - {""}]


def _path(node: ast.AST | None) -> str:
    """Return `queue` or `self.queue` as written; empty for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""


def _call(node: ast.AST) -> tuple[str, str]:
    """Return the variable and the method that a node calls on it; no variable for a function."""
    called = node.func if isinstance(node, ast.Call) else None
    if isinstance(called, ast.Attribute):
        return _path(called.value), called.attr
    return "", _path(called)


def _table_of(target: ast.Subscript) -> str:
    """Return the table that an item assignment changes, also `table[row][col]`."""
    inner = target.value
    return _path(inner.value if isinstance(inner, ast.Subscript) else inner)


def _assignments(node: ast.AST) -> Iterator[tuple[ast.expr | None, ast.expr]]:
    """Yield target and value of each assignment; the target is None for a discarded value."""
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
    owner, method = _call(node)
    if owner and method in CHANGING:
        usage.bound.append(owner)
    if owner and method == "append":
        usage.appended.add(owner)


# -- frontiers -----------------------------------------------------------------


def _constant(node: ast.AST | None) -> int | None:
    """Return the value of an integer literal, which may be negative."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _constant(node.operand)
        return None if number is None else -number
    value = getattr(node, "value", None)
    return value if type(value) is int else None


def _out_of(node: ast.AST) -> tuple[str, str]:
    """Return the frontier that an entry is taken from and at which end; no name if none is."""
    if isinstance(node, ast.Call):
        owner, name = _call(node)
        if name == "heappop" and node.args:
            return _path(node.args[0]), "heap"
        if name == "popleft" or (name == "get" and not node.args):
            return owner, "front"
        if name == "pop" and len(node.args) < 2:
            place = _constant(node.args[0]) if node.args else -1
            if place in (0, -1):
                return owner, "front" if place == 0 else "back"
    return "", ""


def _note_end(node: ast.AST, usage: Usage) -> None:
    """Record at which end entries go into a container, or come out of it."""
    name, end = _out_of(node)
    if name:
        usage.comes_out[name].add(end)
    if isinstance(node, ast.Call):
        owner, method = _call(node)
        if method in ("appendleft", "extendleft"):
            usage.goes_in[owner].add("front")
        elif method == "insert" and node.args:
            usage.goes_in[owner].add("front" if _constant(node.args[0]) == 0 else "middle")
        elif method in ("append", "extend", "put"):
            usage.goes_in[owner].add("back")
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add) and _path(node.target):
        usage.goes_in[_path(node.target)].add("back")


def _taken_from(value: ast.expr) -> tuple[str, int | None]:
    """Return the frontier an expression takes an entry from, and the index of the part it uses."""
    if isinstance(value, ast.Subscript):
        return _out_of(value.value)[0], _constant(value.slice)
    return _out_of(value)[0], None


def _look_at_loop(loop: ast.While | ast.For, usage: Usage) -> None:
    """Recognise a level: a list that is iterated over and then replaced, round by round.

    A list that grows while it is iterated over counts as well.
    """
    stored = {
        _path(node)
        for node in ast.walk(loop)
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    for node in ast.walk(loop):
        if isinstance(node, ast.For):
            name = _gone_through(node.iter)
            grows = (name, "append") in map(_call, ast.walk(node))
            if name and (grows if node is loop else name in stored):
                usage.frontier.append(name)
                _look_at_entry(list(ast.walk(node)), name, node.target, usage)
        elif isinstance(node, ast.comprehension) and _gone_through(node.iter) in stored - {""}:
            usage.frontier.append(_gone_through(node.iter))


def _gone_through(iterated: ast.expr) -> str:
    """Return the variable that a loop iterates over, directly or through a copy."""
    if isinstance(iterated, ast.Call) and len(iterated.args) == 1:
        copies = ("list", "sorted", "set", "tuple")
        return _path(iterated.args[0]) if _path(iterated.func) in copies else ""
    return _path(iterated)


def _look_at_entry(
    nodes: list[ast.AST],
    frontier: str,
    target: ast.expr | None,
    usage: Usage,
    at: int | None = None,
) -> None:
    """Find the variable that receives the cell of an entry, and the cell's place in the entry."""
    if at is not None:
        usage.places.setdefault(frontier, at)
        usage.current.append(_path(target))
        return
    if isinstance(target, ast.Name):
        later = [
            unpacked
            for node in nodes
            for unpacked, value in _assignments(node)
            if isinstance(unpacked, ast.Tuple | ast.List) and _path(value) == target.id
        ]
        if not later:
            _look_at_parts(nodes, frontier, target.id, usage)
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
    place = parts.index((known or pairs or [_likeliest(nodes, parts, frontier, usage)])[0])
    if known or pairs:
        usage.named.add(frontier)
    usage.places.setdefault(frontier, place)
    if parts[place]:
        usage.current.append(parts[place])


def _look_at_parts(nodes: list[ast.AST], frontier: str, entry: str, usage: Usage) -> None:
    """Find the cell in an entry that is not unpacked but used as `entry[0]`, or as `entry.cell`."""
    parts: dict[str, int | str] = {}
    held: dict[str, str] = {}
    methods = [node.func for node in nodes if isinstance(node, ast.Call)]
    for node in nodes:
        if isinstance(node, ast.Subscript) and _path(node.value) == entry:
            at = _constant(node.slice)
            if at is not None:
                parts[f"{entry}[{at}]"] = at
        if isinstance(node, ast.Attribute) and _path(node.value) == entry and node not in methods:
            parts[_path(node)] = node.attr
        for target, value in _assignments(node):
            if isinstance(value, ast.Subscript):
                held.setdefault(_part_name(value), _path(target))
    in_order = sorted(parts)
    if not in_order:
        usage.current.append(entry)
        return
    known = [part for part in in_order if {held.get(part), parts[part]} & {*CELLS}]
    part = known[0] if known else _likeliest(nodes, in_order, frontier, usage)
    usage.places.setdefault(frontier, parts[part])
    usage.current.append(held.get(part) or entry)


def _part_name(node: ast.AST) -> str:
    """Return `cell`, `self.cell` or `entry[0]`, as written."""
    if isinstance(node, ast.Subscript) and _constant(node.slice) is not None:
        return f"{_path(node.value)}[{_constant(node.slice)}]"
    return _path(node)


def _part(item: ast.expr) -> str:
    """Return the name of a part of an entry: a variable, or `row, col`; empty for anything else."""
    if isinstance(item, ast.Tuple):
        return ", ".join(_path(part) for part in item.elts) if len(item.elts) == 2 else ""
    return _path(item)


def _likeliest(nodes: list[ast.AST], parts: list[str], frontier: str, usage: Usage) -> str:
    """Return the part that is used as cells are: as an index, in a membership test, in a call."""
    left = [part for part in parts if part and part.rpartition(".")[2] not in DISTANCES] or parts
    used = dict.fromkeys(left, 0)
    for node in nodes:
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
    in_order = left[::-1] if "heap" in usage.comes_out[frontier] else left
    return max(in_order, key=lambda name: used[name])


# -- tables --------------------------------------------------------------------


def _look_at_table(table: str, value: ast.expr, usage: Usage) -> None:
    """Classify a table by what is assigned to its items: True, a distance plus one, or a cell."""
    if not table:
        return
    usage.tables.append(table)
    if isinstance(value, ast.Constant) and value.value is True:
        usage.visited.append(table)
    inside = list(ast.walk(value))
    own = any(isinstance(node, ast.Subscript) and _table_of(node) == table for node in inside)
    if own and any(isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) for node in inside):
        usage.distance.append(table)
    first = value.elts[0] if isinstance(value, ast.Tuple) and value.elts else value
    if _path(first) in usage.current:
        usage.predecessor.append(table)
