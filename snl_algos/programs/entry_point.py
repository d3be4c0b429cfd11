"""The entry point: which of the functions that a file or a text defines is the answer."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from types import ModuleType
from typing import Any

from .class_adapters import called_in, entrance_among, fits, method_of
from .judge_conventions import codes_in
from .signatures import ProgramError, plain

__all__ = ["answer_among", "defined_in", "in_words"]


def defined_in(module: ModuleType) -> dict[str, Any]:
    """Return the public functions and classes that a module defines itself, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_")
        and callable(value)
        and getattr(_without_partial(value), "__module__", None) == module.__name__
    }


def _without_partial(function: Any) -> Any:
    """Return the function inside a `partial`."""
    while isinstance(function, partial):
        function = function.func
    return function


def answer_among(own: Mapping[str, Any]) -> Any | None:
    """Return the function or class that is the answer; None if that is not clear.

    Examples
    --------
    >>> def landing(move, N): ...
    >>> def solve(move, N):
    ...     return landing(move, N)
    >>> answer_among({"landing": landing, "solve": solve}).__name__
    'solve'
    """
    if "Solution" in own:
        return own["Solution"]
    own = {name: value for name, value in own.items() if not _is_helper(value, own)}
    classes = {name: value for name, value in own.items() if inspect.isclass(value)}
    answers = _answers(own, classes)
    called = {name for owner in classes.values() for name in called_in(owner)}
    chosen = entrance_among(answers, called) if answers else None
    return None if chosen is None else answers[chosen]


def _answers(own: Mapping[str, Any], classes: Mapping[str, type]) -> dict[str, Any]:
    """Return the functions and methods that can be called with a board.

    If none can, return all functions: the message will say what is wrong with them.
    """
    functions = {name: value for name, value in own.items() if name not in classes}
    found = {name: function for name, function in functions.items() if fits(function)}
    for name, owner in classes.items():
        with suppress(ProgramError):
            method = method_of(owner)
            if fits(method):
                found[name] = method
    return found or functions or {**classes}


def _is_helper(value: Any, own: Mapping[str, Any]) -> bool:
    """Return whether another function was made with this one: a decorator or its function."""
    code = getattr(value, "__code__", None)
    inside = [] if code is None else list(codes_in(code))[1:]
    for other in own.values():
        if other is value:
            continue
        if inspect.isclass(value) and type(other) is value:
            return True
        if not inspect.isclass(other) and plain(other) is value:
            return True
        if getattr(_without_partial(other), "__code__", None) in inside:
            return True
    return False


def in_words(own: Mapping[str, Any]) -> str:
    """Describe the functions, or if there are none the classes; empty without either.

    Examples
    --------
    >>> in_words({"abs": abs, "len": len})
    '2 functions (abs, len)'
    """
    functions = [name for name, value in own.items() if not inspect.isclass(value)]
    if functions:
        return f"{len(functions)} functions ({', '.join(functions)})"
    return f"{len(own)} classes ({', '.join(own)})" if own else ""
