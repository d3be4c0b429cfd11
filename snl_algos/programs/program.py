"""A program: anything that can be run on a board, in the signature it is called with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Self

from ..answer import Answer, Cost
from ..board import Board, BoardError
from ..findings import Finding
from .signatures import BOARD, ProgramError, Signature, listed, parameters_of
from .watch import Watch

__all__ = ["Algorithm", "Mistake", "Program"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """Anything that can be run on a board. Calling it runs the function.

    Attributes
    ----------
    name : str
        Its name.
    title : str
        Its name in a heading.
    function : callable
        The function, as its author wrote it.
    watch : Watch or None
        Its variables and their roles, if they are known.
    signature : Signature
        How the function is called.
    swapped : bool
        Whether it takes its two arguments the other way round.
    takes_die : bool
        Whether it has a parameter `die`.
    inferred : bool
        Whether its signature was inferred, not given.
    notes : tuple of Finding
        Notes on how it was read.
    is_watched : bool
        Whether it is a function that can be watched line by line.

    Examples
    --------
    >>> from snl_algos import Board
    >>> from snl_algos.programs import program_of
    >>> program = program_of(lambda board: board.cells)
    >>> program.signature.name, program(Board(12))
    ('board', 12)
    """

    name: str
    title: str
    function: Callable[..., Any]
    watch: Watch | None = None
    signature: Signature = BOARD
    swapped: bool = False
    takes_die: bool = False
    inferred: bool = False
    notes: tuple[Finding, ...] = ()
    is_watched: bool = True

    def __call__(self, board: Board) -> Any:
        """Return the function's value for a board. The function may raise, or never end.

        Raises
        ------
        BoardError
            If its signature cannot hold the board.
        """
        if self.signature.arguments is None:
            return self.function(board, die=board.die) if self.takes_die else self.function(board)
        self.signature.check(board, takes_die=self.takes_die)
        jumps = board.jumps.items()
        return self.call(board.cells, listed(jumps) if self.signature.lists else jumps, board.die)

    def call(self, cells: int, jumps: Iterable[tuple[int, int]], die: Any) -> Any:
        """Call the function with the arguments of its signature, made anew. Not for `BOARD`."""
        arguments = self.arguments(cells, jumps)
        return self.function(*arguments, die=die) if self.takes_die else self.function(*arguments)

    def arguments(self, cells: int, jumps: Iterable[tuple[int, int]]) -> tuple[Any, ...]:
        """Return the arguments of one call, without the die."""
        assert self.signature.arguments is not None
        arguments = self.signature.arguments(cells, jumps)
        return arguments[::-1] if self.swapped else arguments

    @property
    def takes_cost(self) -> bool:
        """Whether it can count another cost than throws."""
        return any(parameter.name == "cost" for parameter in parameters_of(self.function))

    def at(self, cost: Cost) -> Self:
        """Return the same program, counting a cost.

        Raises
        ------
        ProgramError
            If it counts throws only.
        """
        if not self.takes_cost:
            raise ProgramError(f"{self.name} counts throws only; it takes no cost")
        return replace(self, function=partial(self.function, cost=cost))

    def check_size(self, board: Board) -> None:
        """Raise a BoardError if the program does not take boards of that size."""


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
    exact: bool
    limits: tuple[str, ...]
    time: str
    memory: str
    source: str
    most_cells: int

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
    rules: str
    board: Board | None
    gives: int | str | None
    finding: Finding | None
    why: str
    repair: str

    @property
    def reason(self) -> str:
        """What is wrong with it, in a sentence."""
        return self.why if self.finding is None else str(self.finding)
