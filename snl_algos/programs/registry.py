"""The registered programs: algorithms and mistakes.

A registered program is a plain function in a separate file. The decorator above it describes it,
enters it in its register and returns it unchanged. A register loads its folder at its first use,
so a new file is found automatically.
"""

from __future__ import annotations

from _thread import RLock  # threading is missing where there are no threads
from collections.abc import Callable, Iterator, MutableMapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

from ..answer import Answer
from ..board import Board, BoardError
from ..errors import Explained
from ..findings import Finding
from .program import Program, Watch

__all__ = [
    "ALGORITHMS", "MISTAKES", "Algorithm", "Mistake", "Registry", "UnknownName", "algorithm",
    "mistake",
]  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Algorithm(Program):
    """A registered algorithm: a plain function, Board → Answer. Calling it runs the function.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS, Board
    >>> bfs = ALGORITHMS["queue-bfs"]
    >>> bfs(Board(12, {3: 11})).throws
    2
    >>> bfs.exact, bfs.time
    (True, 'O(V + E)')
    """

    watch: Watch
    #: its place in the teaching order
    order: float
    #: whether the answer is right on every board
    exact: bool = True
    #: if it is not exact: its errors, one sentence each
    limits: tuple[str, ...] = ()
    #: how its time grows with V cells and E edges
    time: str
    #: how its memory grows
    memory: str
    #: the source of the method
    source: str
    #: larger boards are refused with a message, because they would fill the memory
    most_cells: int = 10_000_000

    def __post_init__(self) -> None:
        if self.exact == bool(self.limits):
            raise ValueError(f"{self.name}: either an algorithm is exact, or its limits are listed")

    def __call__(self, board: Board) -> Answer:
        """Return the algorithm's answer for a board, or raise a BoardError if it is too large."""
        self.check_size(board)
        answer: Answer = self.function(board)
        return answer

    def check_size(self, board: Board) -> None:
        """Raise a BoardError if the board has more than `most_cells` cells."""
        if board.cells > self.most_cells:
            raise BoardError(
                f"{self.name} takes boards of up to {self.most_cells:,} cells "
                f"(its memory grows as {self.memory}), and this one has {board.cells:,}"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake(Program):
    """A famous wrong program, or a right one with a flaw: Board → int. Calling it runs it.

    Examples
    --------
    >>> from snl_algos import MISTAKES
    >>> greedy = MISTAKES["greedy"]
    >>> greedy.board, greedy(greedy.board)
    (Board(7, {2: 4, 4: 7}, die=2), 3)
    """

    #: its place in the gallery
    order: float
    #: the belief of its author, in a sentence
    believed: str
    #: where it is found, in general words
    seen_in: str
    #: the rules under which it can fail: a key of `snl_algos.checker.RULES`
    rules: str = "plain"
    #: the smallest failing board; None for a program that is right but slow
    board: Board | None
    #: its value on that board; or the name of the exception it raises, or how else it ends
    gives: int | str | None
    #: why it fails on that board; None for a program that is right but slow
    finding: Finding | None = None
    #: for a program that is right but slow: its flaw, in a sentence
    why: str = ""
    #: what makes it right, in a sentence
    repair: str

    def __post_init__(self) -> None:
        if (self.finding is None) == (not self.why):
            raise ValueError(f"{self.name}: give the finding on its board, or why it is slow")

    @property
    def reason(self) -> str:
        """What is wrong with it, in a sentence."""
        return self.why if self.finding is None else str(self.finding)


class UnknownName(Explained, KeyError):
    """Nothing has that name. The message lists known names."""

    def __str__(self) -> str:
        return str(self.args[0])


P = TypeVar("P", Algorithm, Mistake)
#: The decorators return the function unchanged, including its further parameters.
F = TypeVar("F", bound=Callable[..., Any])


class Registry(MutableMapping[str, P]):
    """Name → program, in order. The modules of its package are loaded at its first use.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> "queue-bfs" in ALGORITHMS, ALGORITHMS["queue-bfs"].title
    (True, 'BFS with a queue')
    """

    def __init__(self, kind: str, package: str) -> None:
        #: the kind of its programs, in words; and the package that holds them, one per module
        self.kind, self.package = kind, package
        self._programs: dict[str, P] = {}
        self._loaded = False
        self._loading = RLock()

    def entering(
        self, make: Callable[..., P], name: str, facts: dict[str, Any]
    ) -> Callable[[F], F]:
        """Return a decorator that enters a function; a ValueError if the name is taken."""

        def enter(function: F) -> F:
            if name in self._programs:
                raise ValueError(f"there is already a program named {name!r}")
            self._programs[name] = make(name=name, function=function, **facts)
            return function

        return enter

    def entered_as(self, function: object) -> P | None:
        """Return the program that a function was entered as, or None. No file is loaded for it."""
        programs = self._programs.values()
        return next((one for one in programs if one.function is function), None)

    def _load(self) -> dict[str, P]:
        with self._loading:  # another thread waits until loading is complete
            if not self._loaded:
                for module in iter_modules(import_module(self.package).__path__):
                    import_module(f"{self.package}.{module.name}")
                self._loaded = True
        return self._programs

    def __getitem__(self, name: str) -> P:
        return self._load()[name]

    def __setitem__(self, name: str, program: P) -> None:
        self._load()[name] = program

    def __delitem__(self, name: str) -> None:
        del self._load()[name]

    def __iter__(self) -> Iterator[str]:
        programs = self._load().values()
        return iter([one.name for one in sorted(programs, key=lambda one: one.order)])

    def __len__(self) -> int:
        return len(self._load())

    def __repr__(self) -> str:
        return f"<register of {len(self)} {self.kind}s: {', '.join(self)}>"


#: Name → algorithm, in teaching order.
#:
#: :meta hide-value:
ALGORITHMS: Registry[Algorithm] = Registry("algorithm", "snl_algos.algorithms")
#: Name → mistake, in the order of the gallery.
#:
#: :meta hide-value:
MISTAKES: Registry[Mistake] = Registry("mistake", "snl_algos.mistakes")


def algorithm(name: str, **facts: Any) -> Callable[[F], F]:
    """Enter the function below in `ALGORITHMS`, with the facts that are attributes of `Algorithm`.

    Raises
    ------
    ValueError
        If the name is taken, or if `exact` and `limits` contradict each other.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS, Answer, Board
    >>> from snl_algos.programs import Watch
    >>> @algorithm("one", title="One throw", order=99, time="O(1)", memory="O(1)", source="ours",
    ...            watch=Watch(), exact=False, limits=("it knows short boards only",))
    ... def one(board: Board) -> Answer:
    ...     return Answer(1, None, {})
    >>> ALGORITHMS.pop("one").title
    'One throw'
    """
    return ALGORITHMS.entering(Algorithm, name, facts)


def mistake(name: str, **facts: Any) -> Callable[[F], F]:
    """Enter the function below in `MISTAKES`, with the facts that are attributes of `Mistake`.

    Raises
    ------
    ValueError
        If the name is taken, or if not exactly one of `finding` and `why` is given.

    Examples
    --------
    >>> from snl_algos import MISTAKES, Board
    >>> @mistake("always-one", title="Always one", order=999, believed="One throw is enough.",
    ...          seen_in="Examples.", repair="Search.", board=None, gives=None, why="A guess.")
    ... def always_one(board: Board) -> int:
    ...     return 1
    >>> MISTAKES.pop("always-one").title
    'Always one'
    """
    return MISTAKES.entering(Mistake, name, facts)
