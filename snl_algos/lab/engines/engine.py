"""The register of engines: what each of them accepts, needs and costs, and the choice among them.

An engine is described by data. What it accepts decides whether it can solve a board, and its cost
decides whether it should.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import log10
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from ...board import Board, BoardError
from . import bits, fronts, numba_backend, pips
from .arrays import Moves
from .jump_arrays import Jumps

__all__ = [
    "ENGINES", "Engine", "Size", "choose", "choose_for_jumps", "choose_for_moves", "engine_named",
]  # fmt: skip


class Size(NamedTuple):
    """The size of a board, which determines the cost of an answer."""

    cells: int
    jumps: int
    faces: int = 6  #: how many the die has
    highest: int = 6  #: the largest face


@dataclass(frozen=True)
class Engine:
    """A description of one way to find the fewest throws, and its function.

    Called with a board, an engine returns the answer, or raises an error if it does not accept
    the board.

    Examples
    --------
    >>> ENGINES["pips"](Board(10**18, {2: 10**18}))
    1
    >>> ENGINES["pips"](Board(30, die=[2, 4]))
    Traceback (most recent call last):
    ...
    snl_algos.board.BoardError: the engine pips does not take a die with gaps
    """

    name: str
    idea: str  #: in a sentence
    most_cells: int  #: of the largest board it accepts
    dice: Literal["any", "1 to D", "1 to 6"]  #: those it accepts; "1 to D" is any without gaps
    plain: bool  #: whether it accepts only boards that start on cell 1 and do not chain jumps
    #: Whether it accepts boards that bounce and have a jump on the goal. On all other boards with a
    #: die without gaps, a throw that can pass the goal could also land on it, so the effect of a
    #: throw past the goal makes no difference.
    bounces: bool
    needs: Literal["the standard library", "Numba"]  #: what must be installed
    time: str  #: how it grows with N cells and J jumps
    microseconds: Callable[[Size], float]  #: about, on an ordinary machine, at worst: to compare
    on_board: Callable[[Board], int | None]  #: board → throws; None if the goal is out of reach
    on_moves: Callable[[Moves], int | None] | None  #: the same for a checked move array
    #: The same for an unchecked NumPy array, with one board or with many.
    on_numpy: Callable[[Any], int | None] | None = None
    on_rows: Callable[[Any, int | None], array[int]] | None = None
    on_jumps: Callable[[Jumps], int | None] | None = None  #: the same for arrays of checked jumps

    def refusal(self, board: Board) -> str | None:
        """Return why it does not accept a board, in a few words; None if it does.

        Examples
        --------
        >>> ENGINES["fronts"].refusal(Board(9, die=[2, 4]))
        'a die with gaps'
        """
        if board.cells > self.most_cells:
            return f"more than {self.most_cells:,} cells"
        if self.dice != "any" and len(board.faces) != board.faces[-1]:
            return "a die with gaps"
        if self.dice == "1 to 6" and board.die != 6:
            return f"a die of {board.die}"
        if self.plain and board.start == 0:
            return "a start off the board"
        if self.plain and board.chained:
            return "chained jumps"
        if board.overshoot == "bounce" and board.goal in board.jumps and not self.bounces:
            return 'a jump on the goal with overshoot "bounce"'
        return None

    @property
    def is_usable(self) -> bool:
        """Whether the library it needs is installed."""
        return self.needs == "the standard library" or numba_backend.is_installed()

    def cost(self, size: Size, boards: int = 1) -> float:
        """Estimate its microseconds for a number of boards, including the time to load it."""
        solving = boards * self.microseconds(size)
        if self.needs == "the standard library":
            return solving
        calls = 1 if self.on_rows else boards
        return (0 if numba_backend.is_loaded() else LOADING) + calls * CALLING + solving

    def __call__(self, board: Board) -> int | None:
        refused = self.refusal(board)
        if refused:
            raise BoardError(f"the engine {self.name} does not take {refused}")
        return self.on_board(board)


_ALL = (
    Engine(
        name="bits",
        idea="A set of cells is one whole number, and a throw shifts the whole frontier at once.",
        most_cells=1_000_000,
        dice="any",
        plain=False,
        bounces=True,
        needs="the standard library",
        time="O(N²) in the worst case, divided by the bits that a machine handles at once",
        # A round for each throw, a shift for each face; and each jump is taken once.
        microseconds=lambda size: (
            2
            + size.cells / size.highest * (0.4 + size.faces * (0.05 + size.cells * 1e-5))
            + size.jumps * 0.2
        ),
        on_board=bits.throws,
        on_moves=bits.throws_on,
    ),
    Engine(
        name="fronts",
        idea="Of all plain cells that one throw lands on, only the furthest need be followed.",
        most_cells=1_000_000_000,
        dice="1 to D",
        plain=False,
        bounces=False,
        needs="the standard library",
        time="O(N)",
        microseconds=lambda size: 3 + size.cells * (0.001 + 0.7 / size.highest) + size.jumps * 0.7,
        on_board=fronts.throws,
        on_moves=fronts.throws_on,
    ),
    Engine(
        name="pips",
        idea="Fronts walk from jump to jump, in the order of the pips thrown.",
        most_cells=10**18,
        dice="1 to D",
        plain=False,
        bounces=False,
        needs="the standard library",
        time="O(J log J), whatever N is",
        # From some ten thousand jumps on, a processor's cache does not hold them.
        microseconds=lambda size: (
            4 + size.jumps * max(2, 3 * log10(size.jumps + 1) - 10) + size.highest * 0.1
        ),
        on_board=pips.throws,
        on_moves=None,
        on_jumps=pips.throws_by,
    ),
    Engine(
        name="compiled-bits",
        idea="Like bits, with all cells in two words of 64 bits; for many small boards.",
        most_cells=128,
        dice="1 to 6",
        plain=True,
        bounces=False,
        needs="Numba",
        time="O(N)",
        microseconds=lambda size: 0.05 + size.cells * 0.002,
        on_board=numba_backend.throws_in_words,
        on_moves=numba_backend.throws_in_words_on,
        on_numpy=numba_backend.throws_in_words_on,
        on_rows=numba_backend.throws_of_rows,
    ),
    Engine(
        name="compiled-fronts",
        idea="Like fronts, with two bits for each cell; for one large move array.",
        most_cells=10_000_000_000,
        dice="1 to 6",
        plain=True,
        bounces=False,
        needs="Numba",
        time="O(N)",
        microseconds=lambda size: 1 + size.cells * 0.005,
        on_board=numba_backend.throws_streamed,
        on_moves=numba_backend.throws_streamed_on,
        on_numpy=numba_backend.throws_streamed_on,
    ),
    Engine(
        name="compiled-pips",
        idea="Like pips, in numbers of 64 bits; for huge boards with many jumps.",
        most_cells=10**18,
        dice="1 to 6",
        plain=False,
        bounces=False,
        needs="Numba",
        time="O(J log J), whatever N is",
        microseconds=lambda size: 10 + size.jumps * 0.5,
        on_board=numba_backend.throws_by_pips,
        on_moves=None,
        on_jumps=numba_backend.throws_by_pips_on,
    ),
)
#: The microseconds needed to import Numba and its compiled functions, and to call one.
LOADING, CALLING = 1_500_000, 100

#: Name → engine.
ENGINES: Mapping[str, Engine] = MappingProxyType({engine.name: engine for engine in _ALL})


def engine_named(name: str) -> Engine:
    """Return the engine of a name.

    Raises
    ------
    KeyError
        If there is none with that name. The message lists the names.

    Examples
    --------
    >>> engine_named("pips").time
    'O(J log J), whatever N is'
    """
    if name not in ENGINES:
        raise KeyError(
            f"no engine is called {name!r}; the engines are {', '.join(ENGINES)} and auto"
        )
    return ENGINES[name]


def choose(board: Board) -> Engine:
    """Choose the engine that takes the least time, at worst, among those that accept a board.

    Raises
    ------
    BoardError
        If no engine accepts the board. The message says what each of them does not take.

    Examples
    --------
    >>> choose(Board(100, {3: 40}, die=[1, 3])).name, choose(Board(10**18)).name
    ('bits', 'pips')
    """
    able = [one for one in ENGINES.values() if one.is_usable and not one.refusal(board)]
    if not able:
        reasons = (f"{name} does not take {one.refusal(board)}" for name, one in ENGINES.items())
        raise BoardError(f"no engine takes this board: {'; '.join(reasons)}")
    size = Size(board.cells, len(board.jumps), len(board.faces), board.faces[-1])
    return min(able, key=lambda engine: engine.cost(size))


def choose_for_moves(cells: int, boards: int = 1) -> Engine:
    """Choose the engine for move arrays of a size, assuming a jump on every tenth cell.

    Examples
    --------
    >>> choose_for_moves(100).name
    'bits'
    """
    able = [
        engine
        for engine in ENGINES.values()
        if engine.on_moves and cells <= engine.most_cells and engine.is_usable
    ]
    if not able:
        raise BoardError(f"no engine takes a move array of {cells:,} cells")
    size = Size(cells, cells // 10)
    return min(able, key=lambda engine: engine.cost(size, boards))


def choose_for_jumps(cells: int, jumps: int) -> Engine:
    """Choose the engine for arrays of jumps: the faster of the two that work by pips.

    Examples
    --------
    >>> choose_for_jumps(10**18, 3).name
    'pips'
    """
    able = [engine for engine in ENGINES.values() if engine.on_jumps and engine.is_usable]
    return min(able, key=lambda engine: engine.cost(Size(cells, jumps)))
