"""Signatures: how a function is called, by a judge or by us.

Each is a row of `SIGNATURES`. The parts of a row are the arguments of a call: each is made from a
board, anew for each call, and its parameter has certain names. The other columns say which boards
the arguments can hold. The signature of a function is given, or inferred from its parameters (see
`signature_inference.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Any, NamedTuple

from ..board import Board, BoardError
from ..board_text import counted
from ..errors import Explained
from .parameters import all_parameters, parameters_of, required

__all__ = [
    "BOARD",
    "SIGNATURES",
    "Part",
    "ProgramError",
    "Signature",
    "check_arguments",
    "entrance",
    "may_take",
    "mixed",
    "signature_named",
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


class Part(NamedTuple):
    """One argument of a call."""

    #: (cells, jumps) → its value, made anew
    make: Callable[[int, Sequence[tuple[int, int]]], Any]
    #: "board", "int", "dict", "numbers" (a list of them), "rows" or "pairs" (lists of lists)
    kind: str
    #: a pattern for the usual names of its parameter, in lower case
    names: str
    #: a pattern for names that it may also have
    others: str = ""


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
    board : str
        A board of the gallery that its arguments can hold.
    parts : tuple of Part
        The arguments. A function may take them in another order.
    entrance : str
        The name under which a judge calls the function, in lower case and without `_`.
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
    to_first : bool
        Whether they can hold a jump that ends on the first cell.
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
    board: str
    parts: tuple[Part, ...]
    entrance: str = ""
    start: int = 1
    cells: int | None = None
    square: bool = False
    snakes: bool = True
    shared: bool = True
    to_first: bool = True
    lists: bool = False

    @property
    def takes_board(self) -> bool:
        """Whether the board itself is the argument."""
        return self.parts == (THE_BOARD,)

    def arguments(self, cells: int, jumps: Jumps) -> tuple[Any, ...]:
        """Return the arguments of a call, made anew.

        Examples
        --------
        >>> SIGNATURES["move-array"].arguments(4, [(2, 4)])
        ([-1, 3, -1, -1], 4)
        """
        jumps = list(jumps)
        return tuple([part.make(cells, jumps) for part in self.parts])

    def check(self, board: Board, *, takes_die: bool) -> None:
        """Refuse a board that the arguments cannot hold.

        Raises
        ------
        BoardError
            The message names what would be lost, and a board that suits.

        Examples
        --------
        >>> SIGNATURES["move-array"].check(Board(30, die=3), takes_die=False)
        Traceback (most recent call last):
        ...
        snl_algos.board.BoardError: f(move, N) has no place for die 3; "thirty" of the gallery suits
        """
        lost = self.lost(board, takes_die=takes_die)
        if lost:
            suits = f'; "{self.board}" of the gallery suits' if self.board else ""
            raise BoardError(f"{self.title} has no place for {lost}{suits}")

    def lost(self, board: Board, *, takes_die: bool) -> str:
        """Return what the arguments cannot hold of a board; empty if they hold all of it."""
        lost: list[str] = []
        if self.takes_board:
            return ""
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
        if not self.to_first and 1 in board.jumps.values():
            lost.append("a jump to the first cell")
        return ", ".join(lost)


def mixed(jumps: Jumps) -> list[tuple[int, int]]:
    """Return jumps in the order of the lists passed to a program: mixed, and always the same.

    Judges promise no order. A program that relies on a sorted list is wrong, and sorted lists
    would never expose it.

    Examples
    --------
    >>> mixed([(3, 22), (5, 8), (11, 26), (20, 29)])
    [(11, 26), (20, 29), (5, 8), (3, 22)]
    """
    # Modulo 101, all cells of a board of 100 have different cubes.
    return sorted(jumps, key=lambda jump: pow(jump[0], 3, 101))


# -- the parts ---------------------------------------------------------------------------


def _moves(cells: int, jumps: Jumps, none: int = -1) -> list[int]:
    move = [none] * cells
    for foot, end in jumps:
        move[foot - 1] = end - 1
    return move


def _by_cell(cells: int, jumps: Jumps) -> list[int]:
    ends = [0] * (cells + 1)
    for foot, end in jumps:
        ends[foot] = end
    return ends


def _grid(cells: int, jumps: Jumps) -> list[list[int]]:
    n = isqrt(cells)
    grid = [[-1] * n for _ in range(n)]
    for foot, end in jumps:
        row, column = divmod(foot - 1, n)
        grid[n - 1 - row][n - 1 - column if row % 2 else column] = end
    return grid


def _ladders(jumps: Jumps) -> Jumps:
    return ((foot, end) for foot, end in jumps if end > foot)


def _snakes(jumps: Jumps) -> Jumps:
    return ((head, tail) for head, tail in jumps if tail < head)


def _feet(cells: int, jumps: Jumps) -> list[int]:
    feet = [-1] * (cells + 1)
    for foot, top in jumps:
        feet[top] = foot
    return feet


LENGTH = r"n|size|length|(n|num|number_of|total|board)?_?(cells|squares|size)"
LADDER, SNAKE = r"\w*ladders?\w*", r"(?!is_)\w*snakes?\w*"

THE_BOARD = Part(lambda cells, jumps: Board(cells, jumps), "board", "board", r"\w*")
CELLS = Part(lambda cells, jumps: cells, "int", LENGTH)
ROWS = Part(lambda cells, jumps: isqrt(cells), "int", LENGTH)
COUNT = Part(lambda cells, jumps: len(jumps), "int", LENGTH)
MOVES = Part(_moves, "numbers", r"moves?\w*|jumps?\w*|arr(ay)?|a", r"\w*")
#: Arrays where 0 means "no jump": with cells from 0; and with an entry for each cell from 1 on.
ZEROS = Part(lambda cells, jumps: _moves(cells, jumps, 0), "numbers", "", r"\w*")
BY_CELL = Part(_by_cell, "numbers", "", r"\w*")
GRID = Part(_grid, "rows", "board|grid|matrix", r"\w*")
PAIRS = Part(lambda cells, jumps: [[*jump] for jump in jumps], "pairs", "edges", r"jumps?\w*|board")
LADDERS = Part(lambda cells, jumps: [[*jump] for jump in _ladders(jumps)], "pairs", LADDER, "up")
SNAKES = Part(lambda cells, jumps: [[*jump] for jump in _snakes(jumps)], "pairs", SNAKE, "down")
JUMP_DICT = Part(
    lambda cells, jumps: dict(jumps), "dict", r"jumps?\w*|teleports?", r"moves?\w*|board|edges"
)
LADDER_DICT = Part(lambda cells, jumps: dict(_ladders(jumps)), "dict", LADDER, "up")
SNAKE_DICT = Part(lambda cells, jumps: dict(_snakes(jumps)), "dict", SNAKE, "down")
ENDS = Part(lambda cells, jumps: [cell for jump in jumps for cell in jump], "numbers", "arr|a")
IS_SNAKE = Part(
    lambda cells, jumps: [False] * (cells + 1), "numbers", r"is_?snakes?\w*", r"\w*snakes?\w*"
)
FEET = Part(_feet, "numbers", LADDER)

# -- the table ---------------------------------------------------------------------------

BOARD = Signature("board", "f(board: Board)", "plain", "thirty", (THE_BOARD,))

#: Name → signature. Of several that suit a function equally, the first is tried first.
#:
#: :meta hide-value:
SIGNATURES: dict[str, Signature] = {
    row.name: row
    for row in (
        BOARD,
        Signature(
            "move-array", "f(move, N)", "geeksforgeeks", "thirty", (MOVES, CELLS),
            "getmindicethrows",  # GeeksforGeeks, the article
        ),
        Signature(
            "grid", "f(board: list[list[int]])", "leetcode", "leetcode-1", (GRID,),
            "snakesandladders",  # LeetCode 909
            square=True,
        ),
        Signature(
            "grid-and-size", "f(board: list[list[int]], n)", "leetcode", "leetcode-1", (GRID, ROWS),
            "mindicethrowtolastcell",  # Coding Ninjas, "Snake and Ladder"
            square=True,
        ),
        Signature(
            "hackerrank", "f(ladders, snakes)", "hackerrank", "hackerrank-1", (LADDERS, SNAKES),
            "quickestwayup",  # HackerRank, "Snakes and Ladders: The Quickest Way Up"
            cells=100, lists=True,
        ),
        Signature(
            "pairs", "f(A, B)", "interviewbit", "hackerrank-1",
            (LADDERS._replace(names="a", others=""), SNAKES._replace(names="b", others="")),
            "snakeladder",  # InterviewBit, "Snake Ladder Problem"
            cells=100, lists=True,
        ),
        Signature(
            "start-end-list", "f(N, arr)", "thirty-cells", "thirty", (COUNT, ENDS),
            "minthrow",  # GeeksforGeeks, "Snake and Ladder Problem"
            cells=30, lists=True,
        ),
        Signature(
            "jump-dict", "f(cells, jumps: dict[int, int])", "geeksforgeeks", "thirty",
            (CELLS, JUMP_DICT),
        ),
        Signature(
            "jump-pairs", "f(cells, jumps: list[list[int]])", "geeksforgeeks", "thirty",
            (CELLS, PAIRS), lists=True,
        ),
        Signature(
            "dp-arrays", "f(is_snake, ladder)", "dp-arrays", "standing-on-a-foot", (IS_SNAKE, FEET),
            start=0, snakes=False, shared=False,
        ),
        Signature(
            "cells-and-pairs", "f(cells, ladders, snakes)", "geeksforgeeks", "thirty",
            (CELLS, LADDERS, SNAKES), lists=True,
        ),
        Signature(
            "cells-and-dicts", "f(cells, ladders: dict[int, int], snakes: dict[int, int])",
            "geeksforgeeks", "thirty", (CELLS, LADDER_DICT, SNAKE_DICT),
        ),
        Signature(
            "two-dicts", "f(ladders: dict[int, int], snakes: dict[int, int])", "interviewbit",
            "hackerrank-1", (LADDER_DICT, SNAKE_DICT), cells=100,
        ),
        Signature(
            "two-dicts-off-board", "f(ladders: dict[int, int], snakes: dict[int, int])",
            "hundred-off-board", "milton-bradley", (LADDER_DICT, SNAKE_DICT), start=0, cells=100,
        ),
        Signature("moves-alone", "f(move)", "geeksforgeeks", "thirty", (MOVES,)),
        Signature(
            "jumps-alone", "f(jumps: dict[int, int])", "interviewbit", "hackerrank-1",
            (JUMP_DICT,), cells=100,
        ),
        Signature(
            "jumps-alone-off-board", "f(jumps: dict[int, int])", "hundred-off-board",
            "milton-bradley", (JUMP_DICT,), start=0, cells=100,
        ),
        Signature(
            "zeros", "f(move, N) with 0 for no jump", "zero-is-none", "leetcode-1", (ZEROS, CELLS),
            to_first=False,
        ),
        Signature(
            "zeros-alone", "f(move) with 0 for no jump", "zero-is-none", "leetcode-1", (ZEROS,),
            to_first=False,
        ),
        Signature(
            "by-cell", "f(board: list[int], N) with N + 1 entries", "geeksforgeeks", "thirty",
            (BY_CELL, CELLS),
        ),
        Signature(
            "by-cell-alone", "f(board: list[int]) with N + 1 entries", "geeksforgeeks", "thirty",
            (BY_CELL,),
        ),
    )
}  # fmt: skip


def signature_named(name: str) -> Signature:
    """Return the signature of a name, or raise a ProgramError that lists the names."""
    if not isinstance(name, str) or name not in SIGNATURES:
        raise ProgramError(
            f"no signature is called {name!r}; the signatures are {', '.join(SIGNATURES)}"
        )
    return SIGNATURES[name]


def entrance(name: str) -> str | None:
    """Return the signature that a judge's name for a function stands for.

    Examples
    --------
    >>> entrance("snakesAndLadders"), entrance("quickest_way_up"), entrance("mine")
    ('grid', 'hackerrank', None)
    """
    name = name.replace("_", "").lower()
    return next((one.name for one in SIGNATURES.values() if name and one.entrance == name), None)


def may_take(function: Any, signature: Signature) -> bool:
    """Return whether a function takes as many arguments as a signature passes."""
    try:
        parameters = list(all_parameters(function).values())
    except (TypeError, ValueError):
        return True
    most = sum(one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)
               for one in parameters_of(function))  # fmt: skip
    takes_any = any(one.kind is one.VAR_POSITIONAL for one in parameters)
    count = len(signature.parts)
    return len(required(function)) <= count and (takes_any or count <= most)


def check_arguments(function: Any, signature: Signature, name: str) -> None:
    """Refuse a signature with fewer or more arguments than a function takes.

    Raises
    ------
    ProgramError
        If no call can succeed.
    """
    if not may_take(function, signature):
        least, count = len(required(function)), len(signature.parts)
        raise ProgramError(
            f"the function {name} takes {counted(least, 'argument')}, and {signature.title} passes "
            f"{count}: choose another signature"
        )
