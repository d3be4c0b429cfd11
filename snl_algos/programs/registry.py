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

    Attributes
    ----------
    order : float
        Place in the teaching order.
    exact : bool
        Whether the answer is right on every board.
    limits : tuple of str
        If it is not exact: its errors, one sentence each.
    time : str
        How its time grows with V cells and E edges.
    memory : str
        How its memory grows.
    source : str
        The source of the method.
    most_cells : int
        Larger boards are refused with a message, because they would fill the memory.

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
    order: float
    exact: bool = True
    limits: tuple[str, ...] = ()
    time: str
    memory: str
    source: str
    most_cells: int = 10_000_000

    def __post_init__(self) -> None:
        if self.exact == bool(self.limits):
            raise ValueError(f"{self.name}: either an algorithm is exact, or its limits are listed")

    def __call__(self, board: Board) -> Answer:
        """Return the algorithm's answer for a board.

        Raises
        ------
        BoardError
            If the board has more than `most_cells` cells.
        """
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

    Attributes
    ----------
    order : float
        Place in the gallery.
    believed : str
        The belief of its author, in a sentence.
    seen_in : str
        Where it is found, in general words.
    rules : str
        The rules under which it can fail: a key of `snl_algos.checker.RULES`.
    board : Board or None
        The smallest failing board; None for a program that is right but slow.
    gives : int, str or None
        Its value on that board; or the name of the exception it raises, or how else it ends.
    finding : Finding or None
        Why it fails on that board; None for a program that is right but slow.
    why : str
        For a program that is right but slow: its flaw, in a sentence.
    repair : str
        What makes it right, in a sentence.

    Examples
    --------
    >>> from snl_algos import MISTAKES
    >>> greedy = MISTAKES["greedy"]
    >>> greedy.board, greedy(greedy.board)
    (Board(7, {2: 4, 4: 7}, die=2), 3)
    """

    order: float
    believed: str
    seen_in: str
    rules: str = "plain"
    board: Board | None
    gives: int | str | None
    finding: Finding | None = None
    why: str = ""
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

    Parameters
    ----------
    kind : str
        The kind of its programs, in words: "algorithm".
    package : str
        The package that holds the programs, one per module.

    Examples
    --------
    >>> from snl_algos import ALGORITHMS
    >>> "queue-bfs" in ALGORITHMS, ALGORITHMS["queue-bfs"].title
    (True, 'BFS with a queue')
    """

    def __init__(self, kind: str, package: str) -> None:
        self.kind, self.package = kind, package
        self._programs: dict[str, P] = {}
        self._loaded = False
        self._is_being_loaded = False
        self._loading = RLock()

    def enter(self, program: P) -> None:
        """Add a program.

        Raises
        ------
        ValueError
            If its name is taken.
        """
        if program.name in self._programs:
            raise ValueError(f"there is already a program named {program.name!r}")
        self._programs[program.name] = program

    def entered_as(self, function: object) -> P | None:
        """Return the program that a function was entered as, or None.

        A function is entered as soon as it is defined, so no file is loaded for this.
        """
        programs = self._programs.values()
        return next((one for one in programs if one.function is function), None)

    def _load(self) -> dict[str, P]:
        if self._loaded:
            return self._programs
        with self._loading:  # another thread waits until loading is complete
            if not self._is_being_loaded:
                self._is_being_loaded = True  # the files use this register while they are loaded
                try:
                    for module in iter_modules(import_module(self.package).__path__):
                        import_module(f"{self.package}.{module.name}")
                    self._loaded = True
                finally:
                    self._is_being_loaded = False
        return self._programs

    def __getitem__(self, name: str) -> P:
        return self._load()[name]

    def __setitem__(self, name: str, program: P) -> None:
        if name != program.name:
            raise ValueError(f"a program named {program.name!r} cannot be entered as {name!r}")
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
    TypeError
        If a fact is missing or unknown.

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

    def enter(function: F) -> F:
        ALGORITHMS.enter(Algorithm(name=name, function=function, **facts))
        return function

    return enter


def mistake(name: str, **facts: Any) -> Callable[[F], F]:
    """Enter the function below in `MISTAKES`, with the facts that are attributes of `Mistake`.

    Raises
    ------
    ValueError
        If the name is taken, or if not exactly one of `finding` and `why` is given.
    TypeError
        If a fact is missing or unknown.

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

    def enter(function: F) -> F:
        MISTAKES.enter(Mistake(name=name, function=function, **facts))
        return function

    return enter
