"""How a function wants to be called: in the forms of the judges.

A form makes the arguments of one call from a board, fresh each time. Which form a function has
is told by the names and annotations of its parameters, or given.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from math import isqrt
from typing import Any

from ..algorithms import Algorithm, Watch
from ..mistakes import Mistake
from ..trace.record import plain
from .rules import Case, Rules

__all__ = ["FORMS", "CallForm", "FormError", "Subject", "subject_of"]


class FormError(ValueError):
    """How a function is to be called cannot be told. The message says what would do."""


@dataclass(frozen=True, slots=True)
class CallForm:
    """A form of call.

    Attributes
    ----------
    name, title : str
        The key in `FORMS`, and what it looks like.
    rules : str
        The rules of its judge, unless others are chosen.
    arguments : callable
        (case, rules) → the arguments, made fresh.
    """

    name: str
    title: str
    rules: str
    arguments: Callable[[Case, Rules], tuple[Any, ...]]


def _board(case: Case, rules: Rules) -> tuple[Any, ...]:
    return (rules.board(case),)


def _move_array(case: Case, rules: Rules) -> tuple[Any, ...]:
    move = [-1] * case.cells
    for foot, end in case.jumps:
        move[foot - 1] = end - 1
    return move, case.cells


def _grid(case: Case, rules: Rules) -> tuple[Any, ...]:
    n = isqrt(case.cells)
    grid = [[-1] * n for _ in range(n)]
    for foot, end in case.jumps:
        row, column = divmod(foot - 1, n)
        grid[n - 1 - row][n - 1 - column if row % 2 else column] = end
    return (grid,)


def _ladders_and_snakes(case: Case, rules: Rules) -> tuple[Any, ...]:
    ladders = [[foot, end] for foot, end in case.jumps if end > foot]
    return ladders, [[foot, end] for foot, end in case.jumps if end < foot]


def _dp_arrays(case: Case, rules: Rules) -> tuple[Any, ...]:
    feet = [0] * (case.cells + 1)
    for foot, top in case.jumps:
        feet[top] = foot
    return [False] * (case.cells + 1), feet


#: Name → form.
FORMS: dict[str, CallForm] = {
    form.name: form
    for form in (
        CallForm("board", "f(board: Board)", "plain", _board),
        CallForm("move-array", "f(move, N)", "geeksforgeeks", _move_array),
        CallForm("grid", "f(board: list[list[int]])", "leetcode", _grid),
        CallForm("hackerrank", "f(ladders, snakes)", "hackerrank", _ladders_and_snakes),
        CallForm("pairs", "f(A, B)", "interviewbit", _ladders_and_snakes),
        CallForm("dp-arrays", "f(is_snake, ladder)", "dp-arrays", _dp_arrays),
    )
}


@dataclass(frozen=True, slots=True)
class Subject:
    """A function with the form it is called in.

    Attributes
    ----------
    name : str
        Its own name.
    function : callable
        What is called with the arguments of the form.
    form : CallForm
        The form.
    swapped : bool
        Whether it takes its two arguments the other way round.
    takes_die : bool
        Whether it has a parameter `die`.
    watch : Watch or None
        Its variables and their roles, where they are known.
    """

    name: str
    function: Callable[..., Any]
    form: CallForm
    swapped: bool = False
    takes_die: bool = False
    watch: Watch | None = None

    def arguments(self, case: Case, rules: Rules) -> tuple[Any, ...]:
        """The arguments of one call, without the die."""
        arguments = self.form.arguments(case, rules)
        return arguments[::-1] if self.swapped else arguments

    def call(self, case: Case, rules: Rules) -> Any:
        """One call."""
        if self.takes_die:
            return self.function(*self.arguments(case, rules), die=case.die)
        return self.function(*self.arguments(case, rules))

    def on_board(self, case: Case, rules: Rules) -> Callable[[Any], Any]:
        """The call as a function of a board, for the tracer, which sees the function itself."""

        def run(board: Any) -> Any:
            return self.call(case, rules)

        inner = getattr(self.function, "method", self.function)
        run.__name__ = self.name
        run.__wrapped__ = plain(inner)  # type: ignore[attr-defined]
        return run


class _Method:
    """A method of a class like `Solution`; each call gets an instance of its own."""

    def __init__(self, owner: type, name: str) -> None:
        self.owner, self.name = owner, name
        self.method = getattr(owner, name)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return getattr(self.owner(), self.name)(*arguments, **named)


def subject_of(function: Any, form: str | None = None) -> Subject:
    """A function, or a class with one method, and the form it is called in.

    Raises
    ------
    FormError
        If there is no such form, or if the form cannot be told.

    Examples
    --------
    >>> def solve(move, N): ...
    >>> subject_of(solve).form.name
    'move-array'
    >>> class Solution:
    ...     def snakesAndLadders(self, board): ...
    >>> subject_of(Solution).form.name
    'grid'
    """
    if form is not None and form not in FORMS:
        raise FormError(f"there is no form {form!r}; there are {', '.join(FORMS)}")
    name, watch = "", None
    if isinstance(function, Algorithm | Mistake):
        name, watch, function = function.name, function.watch, function.function
    is_method = inspect.isclass(function)
    if is_method:
        function = _only_method(function)
    elif inspect.ismethod(function):
        is_method = True
        function = _Method(type(function.__self__), function.__name__)
    if not callable(function):
        raise FormError(f"a function is wanted, not {type(function).__name__}")
    described = function.method if isinstance(function, _Method) else plain(function)
    name = name or str(getattr(described, "__name__", "the function"))
    parameters = _parameters(described if isinstance(function, _Method) else function)
    wanted = [p for p in parameters if p.name not in ("self", "die") and p.default is p.empty]
    told = FORMS[form] if form else _told_by(wanted, is_method, name)
    first = wanted[0].name.lower() if len(wanted) == 2 else ""
    swapped = told.name in ("hackerrank", "dp-arrays") and (
        first.startswith("snake") if told.name == "hackerrank" else "ladder" in first
    )
    takes_die = any(parameter.name == "die" for parameter in parameters)
    return Subject(name, function, told, swapped, takes_die, watch)


def _only_method(owner: type) -> _Method:
    names = [
        name
        for name, value in vars(owner).items()
        if inspect.isfunction(value) and not name.startswith("_")
    ]
    if len(names) != 1:
        raise FormError(
            f"class {owner.__name__} has {len(names)} methods; "
            f"give the one to call: check({owner.__name__}().{names[0] if names else 'name'})"
        )
    return _Method(owner, names[0])


def _parameters(function: Any) -> list[inspect.Parameter]:
    try:
        return list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return []


def _told_by(wanted: list[inspect.Parameter], is_method: bool, name: str) -> CallForm:
    """The form that the parameters tell."""
    names = [parameter.name.lower() for parameter in wanted]
    if len(names) == 1:
        annotation = str(wanted[0].annotation).lower()
        is_grid = is_method or "list" in annotation or names[0] in ("grid", "matrix")
        return FORMS["grid" if is_grid else "board"]
    if len(names) == 2:
        first, second = names
        if ("snake" in first and "ladder" in second) or ("ladder" in first and "snake" in second):
            flags = first.startswith("is_") or second.startswith("is_")
            return FORMS["dp-arrays" if flags else "hackerrank"]
        if names == ["a", "b"]:
            return FORMS["pairs"]
        if first.startswith(("move", "moves", "jump")) or second in ("n", "size", "cells"):
            return FORMS["move-array"]
    given = ", ".join(parameter.name for parameter in wanted)
    forms = "; ".join(f"{form.name} is {form.title}" for form in FORMS.values())
    raise FormError(f"how to call {name}({given}) cannot be told; give form=...: {forms}")
