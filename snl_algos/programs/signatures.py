"""Signatures: how a function is called, by us or by a judge.

A signature makes the arguments of one call from a board, fresh each time. Which signature a
function has is recognised from the names and annotations of its parameters, or given.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from math import isqrt
from types import FunctionType
from typing import Any

from ..board import Board, BoardError

__all__ = [
    "BOARD",
    "SIGNATURES",
    "Method",
    "ProgramError",
    "Signature",
    "only_method",
    "parameters_of",
    "plain",
    "refuse_without_instance",
    "signature_named",
    "signature_of",
]

Jumps = Iterable[tuple[int, int]]


class ProgramError(ValueError):
    """A program cannot be found, called or run. The message says what would work."""


@dataclass(frozen=True, slots=True)
class Signature:
    """How a function is called.

    Attributes
    ----------
    name, title : str
        The key in `SIGNATURES`, and what it looks like.
    rules : str
        The rules of its judge, unless others are chosen: a key of `snl_algos.checking.RULES`.
    arguments : callable or None
        (cells, jumps) → the arguments, made fresh. None: the board itself is the argument.
    start : int
        Where a game begins for such a function: on cell 1, or off the board (0).
    cells : int or None
        The number of cells, if it is always the same.
    square : bool
        Whether the number of cells is always a square.
    snakes : bool
        Whether the arguments can hold snakes.
    """

    name: str
    title: str
    rules: str
    arguments: Callable[[int, Jumps], tuple[Any, ...]] | None
    start: int = 1
    cells: int | None = None
    square: bool = False
    snakes: bool = True

    def check(self, board: Board, *, takes_die: bool) -> None:
        """Refuse a board that the arguments cannot hold.

        Raises
        ------
        BoardError
            The message says what would be lost.

        Examples
        --------
        >>> SIGNATURES["move-array"].check(Board(30, die=3), takes_die=False)
        Traceback (most recent call last):
        ...
        snl_algos.board.BoardError: f(move, N) has no place for die 3
        """
        lost = []
        if self.arguments is None:
            return
        if self.cells not in (None, board.cells):
            lost.append(f"{board.cells} cells (always {self.cells})")
        if self.square and isqrt(board.cells) ** 2 != board.cells:
            lost.append(f"{board.cells} cells (always a square)")
        if board.die != 6 and not takes_die:
            lost.append(f"die {board.die}")
        if board.start != self.start:
            lost.append(f"start {board.start} (always {self.start})")
        if board.chained:
            lost.append("chained jumps")
        if board.overshoot != "stay":
            lost.append(f'overshoot "{board.overshoot}"')
        if board.snakes and not self.snakes:
            lost.append("snakes")
        if lost:
            raise BoardError(f"{self.title} has no place for {', '.join(lost)}")


def _move_array(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    move = [-1] * cells
    for foot, end in jumps:
        move[foot - 1] = end - 1
    return move, cells


def _grid(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    n = isqrt(cells)
    grid = [[-1] * n for _ in range(n)]
    for foot, end in jumps:
        row, column = divmod(foot - 1, n)
        grid[n - 1 - row][n - 1 - column if row % 2 else column] = end
    return (grid,)


def _ladders_and_snakes(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    jumps = list(jumps)
    ladders = [[foot, end] for foot, end in jumps if end > foot]
    return ladders, [[foot, end] for foot, end in jumps if end < foot]


def _dp_arrays(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    feet = [-1] * (cells + 1)
    for foot, top in jumps:
        feet[top] = foot
    return [False] * (cells + 1), feet


BOARD = Signature("board", "f(board: Board)", "plain", None)

#: Name → signature.
SIGNATURES: dict[str, Signature] = {
    signature.name: signature
    for signature in (
        BOARD,
        Signature("move-array", "f(move, N)", "geeksforgeeks", _move_array),
        Signature("grid", "f(board: list[list[int]])", "leetcode", _grid, square=True),
        Signature("hackerrank", "f(ladders, snakes)", "hackerrank", _ladders_and_snakes, cells=100),
        Signature("pairs", "f(A, B)", "interviewbit", _ladders_and_snakes, cells=100),
        Signature(
            "dp-arrays", "f(is_snake, ladder)", "dp-arrays", _dp_arrays, start=0, snakes=False
        ),
    )
}


def plain(function: Any) -> Any:
    """The function itself, of a method, a partial, a decorated or a callable one."""
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


#: What a method looks like in the body of its class.
METHODS = (FunctionType, staticmethod, classmethod)


class Method:
    """A method of a class like `Solution`; each call gets an instance of its own.

    Parameters
    ----------
    owner : type
        The class.
    name : str
        The method.
    instance : object, optional
        What each call gets a copy of. By default an instance is made without arguments.
    """

    def __init__(self, owner: type, name: str, instance: object = None) -> None:
        self.owner, self.name, self.instance = owner, name, instance
        self.__wrapped__ = getattr(owner, name)
        self.__name__ = name

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        own = self.owner() if self.instance is None else deepcopy(self.instance)
        return getattr(own, self.name)(*arguments, **named)


def only_method(owner: type) -> Method:
    """The one method of a class like `Solution`."""
    names = [
        name
        for name, value in vars(owner).items()
        if isinstance(value, METHODS) and not name.startswith("_")
    ]
    if not names:
        raise ProgramError(f"class {owner.__name__} has no method to call")
    if len(names) != 1:
        raise ProgramError(
            f"class {owner.__name__} has {len(names)} methods; "
            f"pass the one to call: {owner.__name__}().{names[0]}"
        )
    return Method(owner, names[0])


def refuse_without_instance(function: Any) -> None:
    """Raise a ProgramError for a method that was taken from its class, not from an instance."""
    if not isinstance(function, FunctionType):
        return
    owner, _, name = function.__qualname__.rpartition(".")
    if owner and next(iter(inspect.signature(function).parameters), "") == "self":
        owner = owner.rpartition(".")[2]
        raise ProgramError(
            f"{owner}.{name} is a method without its instance; pass {owner} or {owner}().{name}"
        )


def signature_named(name: str) -> Signature:
    """The signature of a name; a ProgramError that lists the names if there is none."""
    if not isinstance(name, str) or name not in SIGNATURES:
        raise ProgramError(f"there is no signature {name!r}; there are {', '.join(SIGNATURES)}")
    return SIGNATURES[name]


def parameters_of(function: Any) -> list[inspect.Parameter]:
    """The parameters of a function without `self`, `*` and `**`; none if they cannot be read."""
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return []
    starred = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [one for one in parameters if one.name != "self" and one.kind not in starred]


def signature_of(function: Any) -> Signature:
    """The signature that the parameters of a function show.

    Raises
    ------
    ProgramError
        If they show none.

    Examples
    --------
    >>> def solve(move, N): ...
    >>> signature_of(solve).name
    'move-array'
    """
    is_method = isinstance(function, Method) or inspect.ismethod(function)
    described = function.__wrapped__ if isinstance(function, Method) else function
    wanted = [p for p in parameters_of(described) if p.name != "die" and p.default is p.empty]
    names = [parameter.name.lower() for parameter in wanted]
    if len(names) == 1:
        annotation = str(wanted[0].annotation).lower()
        is_grid = is_method or "list" in annotation or names[0] in ("grid", "matrix")
        is_board = annotation.rpartition(".")[2].strip("'>") == "board"
        return SIGNATURES["grid" if is_grid and not is_board else "board"]
    if len(names) == 2:
        first, second = names
        if ("snake" in first and "ladder" in second) or ("ladder" in first and "snake" in second):
            flags = first.startswith("is_") or second.startswith("is_")
            return SIGNATURES["dp-arrays" if flags else "hackerrank"]
        if names == ["a", "b"]:
            return SIGNATURES["pairs"]
        if first.startswith(("move", "moves", "jump")) or second in ("n", "size", "cells"):
            return SIGNATURES["move-array"]
    name = getattr(plain(function), "__name__", "the function")
    given = ", ".join(parameter.name for parameter in wanted)
    known = "; ".join(f"{one.name} is {one.title}" for one in SIGNATURES.values())
    raise ProgramError(f"cannot tell how to call {name}({given}); pass signature=...: {known}")


def is_swapped(function: Any, signature: Signature) -> bool:
    """Whether a function takes the two arguments of its signature the other way round."""
    described = function.__wrapped__ if isinstance(function, Method) else function
    names = [p.name.lower() for p in parameters_of(described) if p.default is p.empty]
    if len(names) != 2:
        return False
    if signature.name == "hackerrank":
        return names[0].startswith("snake")
    return signature.name == "dp-arrays" and "ladder" in names[0]
