"""What can be seen of a function: its name, its parameters and its source."""

from __future__ import annotations

import ast
import inspect
import tokenize
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from textwrap import dedent
from types import FunctionType
from typing import Any

__all__ = [
    "all_parameters", "name_of", "names_in", "parameters_of", "plain", "required", "tree_of",
    "without_partial",
]  # fmt: skip


def plain(function: Any) -> Any:
    """Return the plain function inside a method, a partial, a decorated or a callable object."""
    for _ in range(20):  # one may hold itself
        own = function.func if isinstance(function, partial) else None
        inner = getattr(function, "__func__", own) or getattr(function, "__wrapped__", None)
        if not callable(inner):
            break
        function = inner
    if hasattr(function, "__code__"):
        return function
    return getattr(type(function), "__call__", function)  # noqa: B004


def without_partial(function: Any) -> Any:
    """Return the function inside a `partial`."""
    while isinstance(function, partial):
        function = function.func
    return function


def name_of(function: Any) -> str:
    """Return the name of a function, or of the class of an object that can be called."""
    name = str(getattr(function, "__name__", getattr(plain(function), "__name__", "")))
    return type(function).__name__ if name in ("", "__call__") else name


def parameters_of(function: Any) -> list[inspect.Parameter]:
    """Return the parameters of a function without `self`, `*` and `**`, if they can be read."""
    try:
        parameters = list(all_parameters(function).values())
    except (TypeError, ValueError):
        return []
    starred = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [one for one in parameters if one.name != "self" and one.kind not in starred]


def all_parameters(function: Any) -> Mapping[str, inspect.Parameter]:
    """Return the parameters of a function, even if its annotations cannot be evaluated."""
    try:
        return inspect.signature(function).parameters
    except NameError:  # Python 3.14 evaluates annotations only now: `List` was not imported
        as_text: Any = {"annotation_format": import_module("annotationlib").Format.STRING}
        return inspect.signature(function, **as_text).parameters


def required(function: Any) -> list[inspect.Parameter]:
    """Return the parameters that every call must pass, without the die."""
    return [
        one for one in parameters_of(function) if one.default is one.empty and one.name != "die"
    ]


def tree_of(function: Any) -> ast.AST:
    """Return the syntax tree of a function, or of a class; an empty one without a source.

    If the constructor of an object takes the arguments, it is the tree of its class.
    """
    inner = function if inspect.isclass(function) else plain(function)
    if getattr(inner, "__name__", "") == "__init__":
        inner = getattr(function, "owner", inner)
    if inspect.isclass(inner):  # its own source is not known in a notebook
        methods = FunctionType, staticmethod, classmethod
        every = vars(inner).values()
        trees: list[Any] = [tree_of(one) for one in every if isinstance(one, methods)]
        return ast.Module(trees, [])
    try:
        return ast.parse(dedent(inspect.getsource(inner)))
    except (IndexError, OSError, SyntaxError, TypeError, ValueError, tokenize.TokenError):
        return ast.Module([], [])  # there is none, or the file has changed


def names_in(tree: ast.AST) -> set[str]:
    """Return the names of variables, functions and attributes that are used in a syntax tree."""
    every = [*ast.walk(tree)]
    names = {node.id for node in every if isinstance(node, ast.Name)}
    return names | {node.attr for node in every if isinstance(node, ast.Attribute)}
