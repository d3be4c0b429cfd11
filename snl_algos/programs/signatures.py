"""Signatures: how a function is called, by us or by a judge.

A signature makes the arguments of a call from a board, anew for each call. The signature of a
function is given, or inferred (see `signature_inference.py`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import isqrt
from typing import Any

from ..board import Board, BoardError
from ..board_text import counted
from ..errors import Explained

__all__ = [
    "BOARD",
    "SIGNATURES",
    "ProgramError",
    "Signature",
    "all_parameters",
    "argument_count",
    "check_arguments",
    "listed",
    "may_take",
    "name_of",
    "parameters_of",
    "plain",
    "required",
    "signature_named",
    "without_partial",
]

Jumps = Iterable[tuple[int, int]]


class ProgramError(Explained, ValueError):
    """A program cannot be found, called or run. The message says what would work.

    Attributes
    ----------
    in_command : str
        The message for a program from a file that was named on the command line; `{file}` in it
        stands for the file.
    kind : str
        "does-not-load", "no-function" or "several-functions" for a file, otherwise empty.

    Examples
    --------
    >>> from snl_algos.programs import program_of
    >>> try:
    ...     program_of(lambda: 3)
    ... except ProgramError as error:
    ...     print(str(error)[:32])
    cannot tell how to call <lambda>
    """

    def __init__(self, message: str, in_command: str = "", kind: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.in_command = in_command or message.replace("{", "{{").replace("}", "}}")


@dataclass(frozen=True, slots=True)
class Signature:
    """How a function is called.

    Attributes
    ----------
    name : str
        The key in `SIGNATURES`.
    title : str
        How a call looks.
    rules : str
        The rules of its judge, unless others are chosen: a key of `snl_algos.checker.RULES`.
    arguments : callable or None
        (cells, jumps) → the arguments, made anew. None: the board itself is the argument.
    start : int
        Where a game starts for such a function: on cell 1, or off the board (0).
    cells : int or None
        The number of cells, if it is always the same.
    square : bool
        Whether the number of cells is always a square.
    snakes : bool
        Whether the arguments can hold snakes.
    shared : bool
        Whether they can hold two jumps that end on one cell.
    lists : bool
        Whether the arguments are lists of jumps. Judges promise no order, so they are `listed`.

    Examples
    --------
    >>> SIGNATURES["move-array"].title
    'f(move, N)'
    """

    name: str
    title: str
    rules: str
    arguments: Callable[[int, Jumps], tuple[Any, ...]] | None
    start: int = 1
    cells: int | None = None
    square: bool = False
    snakes: bool = True
    shared: bool = True
    lists: bool = False

    def check(self, board: Board, *, takes_die: bool) -> None:
        """Refuse a board that the arguments cannot hold.

        Raises
        ------
        BoardError
            The message names what would be lost.

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
        if not self.shared and len(set(board.jumps.values())) < len(board.jumps):
            lost.append("two jumps that end on one cell")
        if lost:
            raise BoardError(f"{self.title} has no place for {', '.join(lost)}")


def listed(jumps: Jumps) -> list[tuple[int, int]]:
    """Return jumps in the order of the lists passed to a program: mixed, and always the same.

    Judges promise no order. A program that relies on a sorted list is wrong, and sorted lists
    would never expose it.

    Examples
    --------
    >>> listed([(3, 22), (5, 8), (11, 26), (20, 29)])
    [(11, 26), (20, 29), (5, 8), (3, 22)]
    """
    # Modulo 101, all cells of a board of 100 have different cubes.
    return sorted(jumps, key=lambda jump: pow(jump[0], 3, 101))


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


def _grid_and_size(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    return (*_grid(cells, jumps), isqrt(cells))


def _start_end_list(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    jumps = list(jumps)
    return len(jumps), [cell for jump in jumps for cell in jump]


def _jump_dict(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    return cells, dict(jumps)


def _dp_arrays(cells: int, jumps: Jumps) -> tuple[Any, ...]:
    feet = [-1] * (cells + 1)
    for foot, top in jumps:
        feet[top] = foot
    return [False] * (cells + 1), feet


BOARD = Signature("board", "f(board: Board)", "plain", None)

#: Name → signature.
#:
#: :meta hide-value:
SIGNATURES: dict[str, Signature] = {
    signature.name: signature
    for signature in (
        BOARD,
        Signature("move-array", "f(move, N)", "geeksforgeeks", _move_array),
        Signature("grid", "f(board: list[list[int]])", "leetcode", _grid, square=True),
        Signature(
            "grid-and-size", "f(board: list[list[int]], n)", "leetcode", _grid_and_size, square=True
        ),
        Signature(
            "hackerrank",
            "f(ladders, snakes)",
            "hackerrank",
            _ladders_and_snakes,
            cells=100,
            lists=True,
        ),
        Signature("pairs", "f(A, B)", "interviewbit", _ladders_and_snakes, cells=100, lists=True),
        Signature(
            "start-end-list", "f(N, arr)", "thirty-cells", _start_end_list, cells=30, lists=True
        ),
        Signature("jump-dict", "f(cells, jumps: dict[int, int])", "geeksforgeeks", _jump_dict),
        Signature(
            "dp-arrays",
            "f(is_snake, ladder)",
            "dp-arrays",
            _dp_arrays,
            start=0,
            snakes=False,
            shared=False,
        ),
    )
}


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


def signature_named(name: str) -> Signature:
    """Return the signature of a name, or raise a ProgramError that lists the names."""
    if not isinstance(name, str) or name not in SIGNATURES:
        raise ProgramError(
            f"no signature is called {name!r}; the signatures are {', '.join(SIGNATURES)}"
        )
    return SIGNATURES[name]


def argument_count(signature: Signature) -> int:
    """Return the number of arguments of a call."""
    return 1 if signature.arguments is None else len(signature.arguments(4, ()))


def may_take(function: Any, signature: Signature) -> bool:
    """Return whether a function takes as many arguments as a signature passes."""
    try:
        parameters = list(all_parameters(function).values())
    except (TypeError, ValueError):
        return True
    most = sum(one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)
               for one in parameters_of(function))  # fmt: skip
    takes_any = any(one.kind is one.VAR_POSITIONAL for one in parameters)
    count = argument_count(signature)
    return len(required(function)) <= count and (takes_any or count <= most)


def check_arguments(function: Any, signature: Signature, name: str) -> None:
    """Refuse a signature with fewer or more arguments than a function takes.

    Raises
    ------
    ProgramError
        If no call can succeed.
    """
    if not may_take(function, signature):
        least, count = len(required(function)), argument_count(signature)
        raise ProgramError(
            f"the function {name} takes {counted(least, 'argument')}, and {signature.title} passes "
            f"{count}: choose another signature"
        )


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
