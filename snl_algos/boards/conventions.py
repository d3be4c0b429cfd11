"""The conventions: how a judge, or an author, calls a function, and what it is given of a board.

Each is a row of `SIGNATURES`; the other columns are described in `Signature`. The arguments of a
call are its `parts`: each is made from a board, anew for each call, and its parameter has certain
names. Five of the judges also write their boards down so: see `notations/judges.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Any, NamedTuple

from .. import views
from ..board import Board, BoardError
from ..board_text import some

__all__ = ["BOARD", "OF_A_BOARD", "SIGNATURES", "Part", "Signature", "mixed"]

Jumps = Sequence[tuple[int, int]]


class Part(NamedTuple):
    """One argument of a call."""

    #: (cells, jumps) → its value, made anew
    make: Callable[[int, Jumps], Any]
    #: "board", "int", "dict", "numbers" (a list of them), "rows" or "pairs" (lists of lists)
    kind: str
    #: a pattern for the usual names of its parameter, in lower case
    names: str
    #: a pattern for names that it may also have
    others: str = ""


@dataclass(frozen=True, slots=True)
class Signature:
    """How a function is called: a row of the table below.

    Examples
    --------
    >>> SIGNATURES["move-array"].title
    'f(move, N)'
    """

    #: the key in `SIGNATURES`
    name: str
    #: how a call looks
    title: str
    #: the rules of its judge, unless others are chosen: a key of `snl_algos.checker.RULES`
    rules: str
    #: a board of the gallery that its arguments can hold
    board: str
    #: the arguments; a function may take them in another order
    parts: tuple[Part, ...]
    #: the name under which a judge calls the function
    entrance: str = ""
    #: the last cell in the function's numbering, as an expression of its parameters
    goal: str = ""
    #: what the arguments are, for somebody who begins a function of this kind
    about: str = ""
    #: the lines that read `jumps` from the arguments, with cells as the board numbers them
    reading: str = ""
    #: where a game starts for such a function: on cell 1, or off the board (0)
    start: int = 1
    #: whether its cells count from 0
    from_0: bool = False
    #: the number of cells, if it is always the same
    cells: int | None = None
    #: whether the number of cells is always a square
    square: bool = False
    #: whether the arguments can hold snakes
    snakes: bool = True
    #: whether they can hold two jumps that end on one cell
    shared: bool = True
    #: whether they can hold a jump that ends on the first cell
    to_first: bool = True
    #: whether they are lists of jumps: judges promise no order, so these are `mixed`
    lists: bool = False

    @property
    def takes_board(self) -> bool:
        """Whether the board itself is the argument."""
        return self.parts == (THE_BOARD,)

    @property
    def parameters(self) -> list[str]:
        """The usual names of its parameters, as in its title."""
        (names,) = re.findall(r"^f\((.*)\)", re.sub(r"\[.*?\]+", "", self.title))
        return [one.partition(":")[0].strip() for one in names.split(",")]

    def arguments(self, cells: int, jumps: Iterable[tuple[int, int]]) -> tuple[Any, ...]:
        """Return the arguments of a call, made anew."""
        jumps = list(jumps)
        return tuple([part.make(cells, jumps) for part in self.parts])

    def check(self, board: Board, *, takes_die: bool) -> None:
        """Refuse a board that the arguments cannot hold: say what would be lost, and what suits."""
        lost = self.lost(board, takes_die=takes_die)
        if lost:
            suits = f'; "{self.board}" of the gallery suits' if self.board else ""
            raise BoardError(f"{self.title} has no place for {lost}{suits}")

    def lost(self, board: Board, *, takes_die: bool = False) -> str:
        """Return what the arguments cannot hold of a board; empty if they hold all of it."""
        return "" if self.takes_board else ", ".join(self._lost(board, takes_die))

    def _lost(self, board: Board, takes_die: bool) -> Iterator[str]:
        if self.cells not in (None, board.cells):
            yield f"{board.cells} cells (always {self.cells})"
        if self.square and isqrt(board.cells) ** 2 != board.cells:
            yield f"{board.cells} cells (always a square)"
        if board.die != 6 and not takes_die:
            gaps = isinstance(board.die, tuple)
            yield f"a die with the faces {some(board.faces)}" if gaps else f"die {board.die}"
        if board.start != self.start:
            yield f"start {board.start} (always {self.start})"
        if board.chained:
            yield "chained jumps"
        if board.overshoot != "stay":
            yield f'overshoot "{board.overshoot}"'
        if not self.snakes and board.snakes:
            yield f"snakes, here from {some(board.snakes)}"
        if not self.shared and len(set(board.jumps.values())) < len(board.jumps):
            yield "two jumps that end on one cell"
        if not self.to_first and 1 in board.jumps.values():
            yield "a jump to the first cell"


def mixed(jumps: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
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


def _by_cell(cells: int, jumps: Jumps, none: int = 0) -> list[int]:
    """Return an array with an entry for each cell from 1 on: where its jump leads."""
    ends = [none] * (cells + 1)
    for cell, end in jumps:
        ends[cell] = end
    return ends


def _up(cells: int, jumps: Jumps) -> Jumps:
    return [(foot, end) for foot, end in jumps if end > foot]


def _down(cells: int, jumps: Jumps) -> Jumps:
    return [(head, tail) for head, tail in jumps if tail < head]


def _pairs(jumps: Jumps) -> list[list[int]]:
    return [[*jump] for jump in jumps]


LENGTH = r"n|size|length|(n|num|number_of|total|board)?_?(cells|squares|size)"
LADDER, SNAKE = r"\w*ladders?\w*", r"(?!is_)\w*snakes?\w*"

THE_BOARD = Part(lambda cells, jumps: Board(cells, jumps), "board", "board", r"\w*")
CELLS = Part(lambda cells, jumps: cells, "int", LENGTH)
ROWS = Part(lambda cells, jumps: isqrt(cells), "int", LENGTH)
COUNT = Part(lambda cells, jumps: len(jumps), "int", LENGTH)
MOVES = Part(views.moves_of, "numbers", r"moves?\w*|jumps?\w*|arr(ay)?|a", r"\w*")
#: Arrays where 0 means "no jump": with cells from 0; and with an entry for each cell from 1 on.
ZEROS = Part(lambda cells, jumps: views.moves_of(cells, jumps, 0), "numbers", "", r"\w*")
BY_CELL = Part(_by_cell, "numbers", "", r"\w*")
GRID = Part(lambda cells, jumps: views.rows_of(cells, jumps, isqrt(cells)), "rows",
            "board|grid|matrix", r"\w*")  # fmt: skip
PAIRS = Part(lambda cells, jumps: _pairs(jumps), "pairs", "edges", r"jumps?\w*|board")
LADDERS = Part(lambda cells, jumps: _pairs(_up(cells, jumps)), "pairs", LADDER, "up")
SNAKES = Part(lambda cells, jumps: _pairs(_down(cells, jumps)), "pairs", SNAKE, "down")
JUMP_DICT = Part(lambda cells, jumps: dict(jumps), "dict",
                 r"jumps?\w*|teleports?", r"moves?\w*|board|edges")  # fmt: skip
LADDER_DICT = Part(lambda cells, jumps: dict(_up(cells, jumps)), "dict", LADDER, "up")
SNAKE_DICT = Part(lambda cells, jumps: dict(_down(cells, jumps)), "dict", SNAKE, "down")
ENDS = Part(lambda cells, jumps: [cell for jump in jumps for cell in jump], "numbers", "arr|a")
IS_SNAKE = Part(lambda cells, jumps: [False] * (cells + 1), "numbers",
                r"is_?snakes?\w*", r"\w*snakes?\w*")  # fmt: skip
FEET = Part(lambda cells, jumps: _by_cell(cells, [(top, foot) for foot, top in jumps], -1),
            "numbers", LADDER)  # fmt: skip

#: For advice: a pattern for names of any parameter → what it may hold of a board, as a list and as
#: a dict.
OF_A_BOARD = {
    r"ladder.*": ("list(board.ladders.items())", "dict(board.ladders)"),
    r"snake.*": ("list(board.snakes.items())", "dict(board.snakes)"),
    r"faces": ("board.faces",),
    r"(die|dice|sides).*": ("max(board.faces)",),
    r"(start|begin).*": ("board.start",),
    rf"(goal|end|target|last).*|{LENGTH}": ("board.cells",),
    r".*": ("list(board.jumps.items())", "dict(board.jumps)"),
}

# -- the table ---------------------------------------------------------------------------

BOARD = Signature("board", "f(board: Board)", "plain", "thirty", (THE_BOARD,))

_FROM_LISTS = "jumps = {{}}\nfor begin, end in {} + {}:\n    jumps[begin] = end"
_AS_DRAWN = ("The last row of the grid is the first of the game, read from the left; the row "
             "above it from the right, and so on. -1 is a cell without a jump.")  # fmt: skip

#: Name → signature. Of several that suit a function equally, the first is tried first.
#:
#: :meta hide-value:
SIGNATURES: dict[str, Signature] = {
    row.name: row
    for row in (
        BOARD,
        Signature(
            "move-array", "f(move, N)", "geeksforgeeks", "thirty", (MOVES, CELLS),
            "getMinDiceThrows", "N", from_0=True,
            about="GeeksforGeeks, the article. move[cell] is where a jump from there leads, or -1.",
            reading="jumps = {}\n"
            "for cell, end in enumerate(move):\n"
            "    if end != -1:\n"
            "        jumps[cell + 1] = end + 1",
        ),
        Signature(
            "grid", "f(board: list[list[int]])", "leetcode", "leetcode-1", (GRID,),
            "snakesAndLadders", "len(board) ** 2", square=True,
            about=f"LeetCode 909. {_AS_DRAWN}",
            reading="jumps, cell = {}, 1\n"
            "for number, row in enumerate(reversed(board)):\n"
            "    if number % 2 == 1:\n"
            "        row = row[::-1]\n"
            "    for end in row:\n"
            "        if end != -1:\n"
            "            jumps[cell] = end\n"
            "        cell += 1",
        ),
        Signature(
            "grid-and-size", "f(board: list[list[int]], n)", "leetcode", "leetcode-1", (GRID, ROWS),
            "minDiceThrowToLastCell", "n * n", square=True,
            about=f"Coding Ninjas, “Snake and Ladder”. {_AS_DRAWN}",
        ),
        Signature(
            "hackerrank", "f(ladders, snakes)", "hackerrank", "hackerrank-1", (LADDERS, SNAKES),
            "quickestWayUp", "100", cells=100, lists=True,
            about="HackerRank, “The Quickest Way Up”. The board has 100 cells; each jump is a pair "
            "[from, to].",
            reading=_FROM_LISTS.format("ladders", "snakes"),
        ),
        Signature(
            "pairs", "f(A, B)", "interviewbit", "hackerrank-1",
            (LADDERS._replace(names="a", others=""), SNAKES._replace(names="b", others="")),
            "snakeLadder", "100", cells=100, lists=True,
            about="InterviewBit, “Snake Ladder Problem”. The board has 100 cells; A has the "
            "ladders and B the snakes, each a pair [from, to].",
            reading=_FROM_LISTS.format("A", "B"),
        ),
        Signature(
            "start-end-list", "f(N, arr)", "thirty-cells", "thirty", (COUNT, ENDS),
            "minThrow", "30", cells=30, lists=True,
            about="GeeksforGeeks, “Snake and Ladder Problem”. The board has 30 cells; arr has N "
            "jumps: from, to, from, to, ...",
        ),
        Signature(
            "jump-dict", "f(cells, jumps: dict[int, int])", "geeksforgeeks", "thirty",
            (CELLS, JUMP_DICT), goal="cells",
            about="jumps is a dict: the cell where a jump begins, and the cell where it ends.",
        ),
        Signature("jump-pairs", "f(cells, jumps: list[list[int]])", "geeksforgeeks", "thirty",
                  (CELLS, PAIRS), lists=True),
        Signature(
            "dp-arrays", "f(is_snake, ladder)", "dp-arrays", "standing-on-a-foot", (IS_SNAKE, FEET),
            goal="len(ladder) - 1", start=0, snakes=False, shared=False,
            about="The forward DP. You start off the board, on 0. ladder[cell] is the foot of the "
            "ladder that ends on a cell, or -1.",
            reading="jumps = {}\n"
            "for top, foot in enumerate(ladder):\n"
            "    if foot != -1:\n"
            "        jumps[foot] = top",
        ),
        Signature("cells-and-pairs", "f(cells, ladders, snakes)", "geeksforgeeks", "thirty",
                  (CELLS, LADDERS, SNAKES), lists=True),
        Signature("cells-and-dicts", "f(cells, ladders: dict[int, int], snakes: dict[int, int])",
                  "geeksforgeeks", "thirty", (CELLS, LADDER_DICT, SNAKE_DICT)),
        Signature("two-dicts", "f(ladders: dict[int, int], snakes: dict[int, int])", "interviewbit",
                  "hackerrank-1", (LADDER_DICT, SNAKE_DICT), cells=100),
        Signature("two-dicts-off-board", "f(ladders: dict[int, int], snakes: dict[int, int])",
                  "hundred-off-board", "milton-bradley", (LADDER_DICT, SNAKE_DICT), start=0,
                  cells=100),
        Signature("moves-alone", "f(move)", "geeksforgeeks", "thirty", (MOVES,), from_0=True),
        Signature("jumps-alone", "f(jumps: dict[int, int])", "interviewbit", "hackerrank-1",
                  (JUMP_DICT,), cells=100),
        Signature("jumps-alone-off-board", "f(jumps: dict[int, int])", "hundred-off-board",
                  "milton-bradley", (JUMP_DICT,), start=0, cells=100),
        Signature("zeros", "f(move, N) with 0 for no jump", "zero-is-none", "leetcode-1",
                  (ZEROS, CELLS), from_0=True, to_first=False),
        Signature("zeros-alone", "f(move) with 0 for no jump", "zero-is-none", "leetcode-1",
                  (ZEROS,), from_0=True, to_first=False),
        Signature("by-cell", "f(board: list[int], N) with N + 1 entries", "geeksforgeeks", "thirty",
                  (BY_CELL, CELLS)),
        Signature("by-cell-alone", "f(board: list[int]) with N + 1 entries", "geeksforgeeks",
                  "thirty", (BY_CELL,)),
    )
}  # fmt: skip
