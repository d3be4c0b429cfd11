"""The text of a program, and the program that another text makes.

Only what a program needs is taken from its file or cell: its own function or class, the functions,
classes and plain constants that it uses. The other lines are empty, so lines keep their numbers.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ..programs.entry_point import Method
from ..programs.parameters import names_in, plain

__all__ = ["rewritten", "text_of"]

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def text_of(function: Callable[..., Any]) -> str:
    """Return the text of a function and of what it uses; empty if it cannot be read.

    Examples
    --------
    >>> text_of(lambda board: 3), text_of(len)
    ('', '')
    """
    inner = plain(function)
    if isinstance(function, Method) and function.instance is not None:
        return ""
    try:
        lines, _ = inspect.findsource(inner)
        tree = ast.parse("".join(lines))
        entry = _entry(tree, inner.__code__.co_firstlineno, in_class=isinstance(function, Method))
    except (AttributeError, IndexError, OSError, SyntaxError, TypeError, ValueError):
        return ""
    if entry is None:
        return ""
    if getattr(inner, "__wrapped__", None) is None and function is inner:
        first = entry.lineno  # its decorator has returned the function itself
    else:
        first = _first_line(entry)
    kept = [""] * len(lines)
    for node in _used(tree, entry):
        begin = first if node is entry else _first_line(node)
        for at in range(begin - 1, node.end_lineno or begin):
            kept[at] = lines[at][node.col_offset :] if lines[at].strip() else ""
    return "\n".join(line.rstrip("\r\n") for line in kept).rstrip() + "\n"


def rewritten(function: Callable[..., Any], text: str) -> Callable[..., Any]:
    """Return the function that another text makes, with the same global names.

    Whatever the text raises when it is run is raised.
    """
    inner = plain(function)
    space = {**inner.__globals__}
    with suppress(TypeError, ValueError):
        space |= inspect.getclosurevars(inner).nonlocals
    exec(compile(text, inner.__code__.co_filename, "exec", dont_inherit=True), space)
    if isinstance(function, Method):
        owner = space[function.owner.__name__]
        return Method(owner, function.name, made_with=function.made_with)
    made: Callable[..., Any] = space[inner.__name__]
    return made


def _entry(tree: ast.Module, line: int, *, in_class: bool) -> Definition | None:
    """Return the function that begins in a line; the class around it, if it is a method."""
    for node in reversed([*ast.walk(tree)]):  # the innermost
        if not isinstance(node, Definition) or isinstance(node, ast.ClassDef) != in_class:
            continue
        begin, end = _first_line(node), node.end_lineno or 0
        if begin <= line <= end if in_class else begin == line:
            return node
    return None


def _used(tree: ast.Module, entry: Definition) -> list[Definition | ast.stmt]:
    """Return the definitions of a file that one uses, directly or through others, in order."""
    named: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, Definition):
            named[node.name] = node
        elif isinstance(node, ast.Assign) and _is_plain(node.value):
            named |= {one.id: node for one in node.targets if isinstance(one, ast.Name)}
    found: list[Definition | ast.stmt] = [entry]
    for node in found:
        found += [named[name] for name in names_in(node) & named.keys() if named[name] not in found]
    return sorted(found, key=lambda node: node.lineno)


def _is_plain(value: ast.expr) -> bool:
    with suppress(ValueError):
        ast.literal_eval(value)
        return True
    return False


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(one.lineno for one in decorators)])
