"""Small changes to the code of a right program, made systematically."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import Any

__all__ = ["changes"]

COMPARISONS = [ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq]
OTHERS: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
LEFT_OUT = (ast.Assign, ast.AugAssign, ast.Expr, ast.Continue, ast.Break)
NAMES = {"popleft": "pop", "append": "appendleft", "min": "max", "max": "min"}


def changes(tree: ast.Module) -> Iterator[ast.Module]:
    """Every tree that differs from one by a small change within a function."""
    inside = [
        node
        for function in tree.body
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
    ]
    numbers = {id(node): at for at, node in enumerate(ast.walk(tree))}
    for node in inside:
        for change in changes_of(node):
            other = copy.deepcopy(tree)
            change(list(ast.walk(other))[numbers[id(node)]])
            yield other


def changes_of(node: ast.AST) -> Iterator[Any]:
    """What may be done to one node, as functions that do it."""
    if isinstance(node, ast.Compare):
        kind = type(node.ops[0])
        others = [one for one in COMPARISONS if one is not kind] if kind in COMPARISONS else []
        for other in [*others[:3], *([OTHERS[kind]] if kind in OTHERS else [])]:
            yield lambda n, other=other: n.ops.__setitem__(0, other())
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in OTHERS:
        yield lambda n: setattr(n, "op", OTHERS[type(n.op)]())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield lambda n: setattr(n, "value", n.value + 1)
        yield lambda n: setattr(n, "value", n.value - 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield lambda n: setattr(n, "value", not n.value)
    elif isinstance(node, ast.Attribute) and node.attr in NAMES:
        yield lambda n: setattr(n, "attr", NAMES[n.attr])
    elif isinstance(node, ast.If):
        yield lambda n: setattr(n, "test", ast.UnaryOp(ast.Not(), n.test))
    body = getattr(node, "body", ())
    for at, statement in enumerate(body if isinstance(body, list) else ()):
        if isinstance(statement, LEFT_OUT) and not _is_text(statement):
            yield lambda n, at=at: n.body.__setitem__(at, ast.Pass())


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
