"""The text of a program, and the program that another text makes.

The text has the program's own function or class, and the functions, classes and plain constants of
its file that it uses. All other lines are empty, so that lines keep their numbers.
"""

from __future__ import annotations

import ast
import inspect
import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from .entry_point import Method
from .parameters import names_in, plain

__all__ = ["rewritten", "text_of"]


def text_of(function: Callable[..., Any]) -> str:
    """Return the text of a function at a file's margin and of what it uses; empty without one."""
    inner = plain(function)
    name = function.owner.__name__ if isinstance(function, Method) else inner.__name__
    try:
        lines, _ = inspect.findsource(inner)
        defined = _definitions(ast.parse("".join(lines)))
        first, last = _lines_of(defined[name])
    except (AttributeError, LookupError, OSError, SyntaxError, TypeError, ValueError):
        return ""
    if getattr(function, "instance", None) or not first <= inner.__code__.co_firstlineno <= last:
        return ""
    used, kept = [name], ["\n"] * len(lines)
    for one in used:
        first, last = _lines_of(defined[one])
        if one == name and function is inner:  # decorators have returned the function itself
            first = defined[one].lineno
        kept[first - 1 : last] = lines[first - 1 : last]
        used += (names_in(defined[one]) & defined.keys()).difference(used)
    return "".join(kept)


def rewritten(function: Callable[..., Any], text: str) -> Callable[..., Any]:
    """Return the function that another text makes, with the same global names."""
    inner = plain(function)
    space = {**inner.__globals__}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a changed text may be questionable Python
        exec(compile(text, inner.__code__.co_filename, "exec", dont_inherit=True), space)
    if isinstance(function, Method):
        return Method(space[function.owner.__name__], function.name, made_with=function.made_with)
    made: Callable[..., Any] = space[inner.__name__]
    return made


def _definitions(tree: ast.Module) -> dict[str, Any]:
    """Return name → the statement that defines a function, a class or a plain constant."""
    named = dict[str, Any]()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            named[node.name] = node
        elif isinstance(node, ast.Assign):
            with suppress(ValueError):  # it is no plain constant
                ast.literal_eval(node.value)
                named |= {one.id: node for one in node.targets if isinstance(one, ast.Name)}
    return named


def _lines_of(node: Any) -> tuple[int, int]:
    """Return the first and the last line of a statement, with its decorators."""
    decorators = [one.lineno for one in getattr(node, "decorator_list", [])]
    return min([node.lineno, *decorators]), node.end_lineno
