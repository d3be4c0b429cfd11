"""What can be seen of a function: its name and its parameters."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import Any

__all__ = ["all_parameters", "name_of", "parameters_of", "plain", "required", "without_partial"]


def plain(function: Any) -> Any:
    """Return the plain function inside a method, a partial, a decorated or a callable object."""
    for _ in range(20):
        for name in ("__func__", "func", "__wrapped__"):
            if name != "func" or isinstance(function, partial):
                inner = getattr(function, name, None)
                if callable(inner):
                    function = inner
                    break
        else:
            break
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
