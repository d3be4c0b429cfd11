"""The small changes of a program: the slips that people make, undone.

A change puts other nodes into the syntax tree; its text is the program as Python writes it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, NamedTuple

__all__ = ["KINDS", "Change", "changes_of"]

#: Kind → what is changed. The kinds that change least come first.
KINDS = {
    "comparison": "the comparison",
    "operator": "an operator",
    "number": "a number",
    "call": "the method or function that is called",
    "condition": "a condition",
    "name": "the name of a variable",
    "index": "an index",
    "exit": "a break, a continue or a return",
    "order": "the order of two things",
    "block": "the block in which a statement stands",
    "extra": "a statement that should not be there",
}
#: Signs of which one is taken for another. A long list has rarer slips.
SIGNS: dict[str, list[list[type[ast.AST]]]] = {
    "comparison": [
        [ast.Lt, ast.LtE], [ast.Gt, ast.GtE], [ast.Eq, ast.NotEq], [ast.In, ast.NotIn],
        [ast.Is, ast.IsNot], [ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq],
    ],
    "operator": [[ast.Add, ast.Sub], [ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod]],
    "condition": [[ast.And, ast.Or]],
}  # fmt: skip
#: Methods and functions of which one is taken for the other, and such as may be one too many.
CALLS = ["pop popleft", "append appendleft", "min max", "add discard", "any all"]
WRAPPERS = {"min", "max", "abs", "sorted", "reversed", "get"}
#: Expressions of which only a part may be meant.
PARTS = {
    ast.BinOp: "operator", ast.UnaryOp: "condition", ast.IfExp: "condition", ast.Subscript: "index"
}  # fmt: skip
#: Numbers that boards and dice have, and ways to leave a loop or a function.
USUAL, EXITS = {0, 1, -1, 6, 7, 36, 100}, ("break", "continue", "return -1", "return None")
#: Kind, rank (1 for what is less natural), line, and what gets what: a list or the fields of a
#: node, the key, and what it holds then.
Edit = tuple[str, int, int, list[tuple[Any, Any, Any]]]


class Change(NamedTuple):
    """A change in a line of a program, and the text of the program with it."""

    kind: str
    line: int
    text: str


def changes_of(text: str) -> list[Change]:
    """Return the small changes of a program's text, those that change least first.

    Examples
    --------
    >>> [change.text for change in changes_of("while cell < goal: cell += 1")][:2]
    ['while cell <= goal:\\n    cell += 1', 'while cell < goal:\\n    cell -= 1']
    """
    tree, kinds, every = ast.parse(text), [*KINDS], list[tuple[Any, Change]]()
    whole = ast.unparse(tree)
    for kind, rank, line, places in (*_of_expressions(tree), *_of_blocks(tree)):
        olds = [box[key] for box, key, _ in places]
        for box, key, new in places:
            box[key] = new
        changed = ast.unparse(tree)
        for (box, key, _), old in zip(places, olds, strict=True):
            box[key] = old
        cost = rank, kinds.index(kind), abs(len(changed) - len(whole))
        every.append((cost, Change(kind, line, changed)))
    found = dict[str, Change]()
    for _, change in sorted(every, key=lambda one: one[0]):
        found.setdefault(change.text, change)
    return [change for change in found.values() if change.text != whole]


def _of_expressions(tree: ast.AST) -> Iterator[Edit]:
    """Yield the edits of signs, names, numbers and expressions, each in its place."""
    nodes = [*ast.walk(tree)]
    given = {node.arg for node in nodes if isinstance(node, ast.arg)} - {"self"}
    names = (node for node in nodes if isinstance(node, ast.Name))
    own = sorted(given | {one.id for one in names if not isinstance(one.ctx, ast.Load)})
    numbers = (node.value for node in nodes if isinstance(node, ast.Constant))
    usual = sorted(USUAL | {one for one in numbers if type(one) is int})
    for parent in nodes:
        for field, value in ast.iter_fields(parent):
            box: Any = value if isinstance(value, list) else vars(parent)
            for key, one in enumerate(value) if isinstance(value, list) else [(field, value)]:
                line = getattr(one, "lineno", getattr(parent, "lineno", 0))
                for kind, rank, new in _instead(one, own, usual):
                    yield kind, rank, line, [(box, key, new)]


def _instead(one: Any, own: list[str], usual: list[int]) -> Iterator[tuple[str, int, Any]]:
    """Yield what may take the place of a sign, a name or an expression: kind, rank, and it."""
    for kind, groups in SIGNS.items():
        for alike in groups:
            if type(one) in alike:
                yield from ((kind, int(len(alike) > 2), sign()) for sign in alike)
    if kind := PARTS.get(type(one), ""):
        parts = ast.iter_child_nodes(one)
        yield from ((kind, 0, part) for part in parts if isinstance(part, ast.expr))
    by_one = [ast.BinOp(one, sign, ast.Constant(1)) for sign in (ast.Add(), ast.Sub())]
    match one:
        case str():
            pairs = (pair.split() for pair in CALLS)
            yield from (("call", 0, name) for pair in pairs if one in pair for name in pair)
        case ast.Name(id=name, ctx=ast.Load()) if name in own:
            yield from (("name", 1, ast.Name(other)) for other in own)
            yield from (("number", 1, new) for new in by_one)
        case ast.Constant(value=None):
            yield from (("number", 0, ast.Constant(number)) for number in (0, -1))
        case ast.Constant(value=bool(value)):
            yield "number", 0, ast.Constant(not value)
        case ast.Constant(value=int(number)):
            yield from (("number", 0, ast.Constant(number + more)) for more in (1, -1))
            yield from (("number", 1, ast.Constant(other)) for other in usual)
        case ast.BoolOp(op=op, values=values):
            rests = ([two for two in values if two is not left_out] for left_out in values)
            yield from (("condition", 0, ast.BoolOp(op, rest)) for rest in rests)
        case ast.Tuple(elts=[first, second], ctx=ast.Load()):
            yield "order", 1, ast.Tuple([second, first])
        case ast.Call(func=ast.Attribute(attr="pop"), args=[]):
            yield "call", 0, ast.Call(one.func, [ast.Constant(0)], [])
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in WRAPPERS:
            yield from (("call", 0, argument) for argument in one.args)
            yield from (("number", 0, new) for new in by_one)


def _of_blocks(tree: ast.AST) -> Iterator[Edit]:
    """Yield the edits of conditions, and of statements: left out, replaced or moved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            negated = ast.UnaryOp(ast.Not(), node.test)
            yield "condition", 0, node.lineno, [(vars(node), "test", negated)]
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list) and not isinstance(node, ast.Module | ast.ClassDef):
                for at, one in enumerate(block):
                    for kind, rank, new, *more in _of_statement(one, block[at + 1 :]):
                        changed = [*block[:at], *new] or [ast.Pass()]
                        yield kind, rank, one.lineno, [(vars(node), field, changed), *more]


def _of_statement(one: Any, after: list[Any]) -> Iterator[Any]:
    """Yield kind, rank, what a statement and those after it become, and another place, if any."""
    yield "extra", int(hasattr(one, "body")), after
    if isinstance(one, ast.Break | ast.Continue | ast.Return):
        yield from (("exit", 1, [*ast.parse(words).body, *after]) for words in EXITS)
    if isinstance(one, ast.If) and not one.orelse:
        yield "condition", 0, [*one.body, *after]
    if isinstance(one, ast.If | ast.For | ast.While) and len(one.body) > 1:
        first, *inner, last = one.body
        yield "block", 1, [first, one, *after], (vars(one), "body", [*inner, last])
        yield "block", 1, [one, last, *after], (vars(one), "body", [first, *inner])
    for two in after[:1]:
        yield "order", 1, [two, one, *after[1:]]
        if hasattr(two, "body"):
            yield "block", 1, after, (vars(two), "body", [one, *two.body])
        if hasattr(one, "body"):
            yield "block", 1, [one, *after[1:]], (vars(one), "body", [*one.body, two])
