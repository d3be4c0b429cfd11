"""The small changes of a program: the slips that people make, undone.

A change puts another node into the syntax tree; its text is the program as Python writes it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, NamedTuple

__all__ = ["Change", "changes_after", "changes_of"]

#: What is changed, in words. The kinds that change least come first.
KINDS = [
    "a comparison", "an operator", "a number", "True or False", "a call", "a condition",
    "a variable", "an index", "a break, continue or return", "the order of two things",
    "the block of a statement", "an extra statement",
]  # fmt: skip
#: Signs, methods and functions that people mix up. The longer lists have the rarer slips.
ALIKE = {
    "a comparison": ["Lt LtE Gt GtE", "Eq NotEq", "In NotIn", "Is IsNot", "Lt LtE Gt GtE Eq NotEq"],
    "an operator": ["Add Sub", "Add Sub Mult FloorDiv Mod"],
    "a condition": ["And Or"],
    "a call": ["pop popleft", "append appendleft", "min max", "add discard", "any all"],
}
#: Methods and functions that may be one too many.
WRAPPERS = {"min", "max", "abs", "sorted", "reversed", "get"}
#: Expressions of which only a part may be meant.
PARTS = {
    ast.BinOp: "an operator", ast.UnaryOp: "an operator", ast.IfExp: "a condition",
    ast.Subscript: "an index",
}  # fmt: skip
#: Numbers that boards and dice have, and ways to leave a loop or a function.
USUAL = {0, 1, -1, 6, 7, 36, 100}
EXITS = ast.parse("break; continue; return -1; return None").body
#: Kind, rank (1 for what is less natural), and what comes instead.
Instead = Iterator[tuple[str, int, Any]]


class Change(NamedTuple):
    """A change in a line of a program, and the text of the program with it."""

    kind: str
    line: int
    text: str
    place: Any = None  # a list or the fields of a node, a key of it, and what comes there


def changes_of(tree: ast.AST) -> list[Change]:
    """Return the small changes of a program, those that change least first."""
    whole, every = ast.unparse(tree), list[tuple[Any, Change]]()
    for line, box, key, kind, rank, new in _edits(tree):
        old, box[key] = box[key], new
        changed = ast.unparse(tree)
        box[key] = old
        cost = rank, KINDS.index(kind), abs(len(changed) - len(whole))
        every.append((cost, Change(kind, line, changed, (box, key, new))))
    found = {whole: Change("", 0, whole)}
    for _, change in sorted(every, key=lambda one: one[0]):
        found.setdefault(change.text, change)
    return [*found.values()][1:]


def changes_after(tree: ast.AST, first: Change) -> list[Change]:
    """Return the small changes of a program that has been changed once."""
    box, key, new = first.place
    old, box[key] = box[key], new
    found = changes_of(ast.fix_missing_locations(tree))
    box[key] = old
    return found


def _edits(tree: ast.AST) -> Iterator[tuple[int, Any, Any, str, int, Any]]:
    """Yield the line and the place of each change, its kind, its rank, and what comes there."""
    nodes: list[Any] = [*ast.walk(tree)]
    given = {node.arg for node in nodes if isinstance(node, ast.arg)} - {"self"}
    names = (node for node in nodes if isinstance(node, ast.Name))
    own = sorted(given | {one.id for one in names if not isinstance(one.ctx, ast.Load)})
    usual = sorted(USUAL | {one.value for one in nodes if type(getattr(one, "value", "")) is int})
    for parent in nodes:
        for field, value in ast.iter_fields(parent):
            fields, is_list = vars(parent), isinstance(value, list)
            items: Any = enumerate(value) if is_list else [(field, value)]
            for key, one in items:
                line = getattr(one, "lineno", getattr(parent, "lineno", 0))
                for instead in _instead(one, own, usual):
                    yield line, value if is_list else fields, key, *instead
                if isinstance(one, ast.stmt) and not isinstance(parent, ast.Module | ast.ClassDef):
                    for kind, rank, rest in _rest_instead(one, value[key + 1 :]):
                        block = [*value[:key], *rest] or [ast.Pass()]
                        yield line, fields, field, kind, rank, block


def _instead(one: Any, own: list[str], usual: list[int]) -> Instead:
    """Yield what may take the place of a sign, a name, an expression or a statement."""
    word = one if isinstance(one, str) else type(one).__name__
    for kind, groups in ALIKE.items():
        for alike in map(str.split, groups):
            if word in alike:
                for other in alike:
                    yield kind, int(len(alike) > 4), other if word is one else getattr(ast, other)()
    if kind := PARTS.get(type(one), ""):
        parts = ast.iter_child_nodes(one)
        yield from ((kind, 0, part) for part in parts if isinstance(part, ast.expr))
    by_one = [ast.BinOp(one, sign, ast.Constant(1)) for sign in (ast.Add(), ast.Sub())]
    match one:
        case ast.Name(id=name, ctx=ast.Load()) if name in own:
            yield from (("a variable", 1, ast.Name(other, ast.Load())) for other in own)
            yield from (("a number", 1, new) for new in by_one)
        case ast.Constant(value=bool(value)):
            yield "True or False", 0, ast.Constant(not value)
        case ast.Constant(value=int(number)):
            near = number + 1, number - 1, -number
            yield from (("a number", 0, ast.Constant(other)) for other in near)
            yield from (("a number", 1, ast.Constant(other)) for other in usual)
        case ast.BoolOp(op=op, values=values):
            rests = ([two for two in values if two is not left_out] for left_out in values)
            yield from (("a condition", 0, ast.BoolOp(op, rest)) for rest in rests)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield "a condition", 0, _with(one, test=ast.UnaryOp(ast.Not(), test))
        case ast.Tuple(elts=[first, second], ctx=ast.Load()):
            yield "the order of two things", 1, ast.Tuple([second, first], ast.Load())
        case ast.Call(func=ast.Attribute(attr="pop"), args=[]):
            yield "a call", 0, ast.Call(one.func, [ast.Constant(0)], [])
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in WRAPPERS:
            yield from (("a call", 0, argument) for argument in one.args)
            yield from (("a number", 0, new) for new in by_one)


def _rest_instead(one: Any, after: list[Any]) -> Instead:
    """Yield what a statement and those after it in its block may become."""
    yield "an extra statement", int(hasattr(one, "body")), after
    if isinstance(one, ast.Break | ast.Continue | ast.Return):
        exits = (_with(end, lineno=one.lineno) for end in EXITS)
        yield from (("a break, continue or return", 1, [end, *after]) for end in exits)
    if isinstance(one, ast.If) and not one.orelse:
        yield "a condition", 0, [*one.body, *after]
    if isinstance(one, ast.If | ast.For | ast.While) and len(one.body) > 1:
        first, *inner, last = one.body
        yield "the block of a statement", 1, [first, _with(one, body=[*inner, last]), *after]
        yield "the block of a statement", 1, [_with(one, body=[first, *inner]), last, *after]
    for two in after[:1]:
        yield "the order of two things", 1, [two, one, *after[1:]]
        if hasattr(two, "body"):
            yield "the block of a statement", 1, [_with(two, body=[one, *two.body]), *after[1:]]
        if hasattr(one, "body"):
            yield "the block of a statement", 1, [_with(one, body=[*one.body, two]), *after[1:]]


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    """Return a node with other fields."""
    return type(node)(**{**vars(node), **fields})
