"""A program: anything that can be run on a board; and the outcome of a call of it.

A `Watch` names its variables and their roles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from traceback import walk_tb
from typing import Any, Literal, NamedTuple, Self

from ..answer import Cost
from ..board import Board
from ..boards.conventions import BOARD, SIGNATURES, Signature, mixed
from ..errors import ProgramError
from ..findings import Finding, in_throws
from .judge_imports import home_of
from .parameters import parameters_of
from .signature_inference import Call

__all__ = [
    "Outcome", "Program", "Watch", "finding_of_error", "line_in", "no_answer", "outcome_of_error",
    "raised",
]  # fmt: skip


#: Exceptions that a call raises whatever its arguments are.
ALWAYS_RAISED = (
    "EOFError", "ImportError", "ModuleNotFoundError", "NameError", "UnboundLocalError",
    "ZeroDivisionError",
)  # fmt: skip


class Outcome(NamedTuple):
    """The outcome of a call.

    Examples
    --------
    >>> Outcome("returned", 3).throws
    3
    """

    #: "returned" with a number of throws, or "misunderstood" if it returned anything else
    ended: Literal["returned", "raised", "stopped", "misunderstood"]
    #: the number of throws that it returned; None for out of reach, or if it returned no number
    throws: int | None = None
    #: what happened instead, if it did not return a number of throws
    finding: Finding | None = None

    @property
    def shows_another(self) -> bool:
        """Whether the call raised an exception, as one with other arguments than meant does."""
        exception = "" if self.finding is None else self.finding.words.get("exception", "")
        return self.ended == "raised" and exception not in ("", *ALWAYS_RAISED)

    def __str__(self) -> str:
        return in_throws(self.throws) if self.finding is None else str(self.finding)


@dataclass(frozen=True, slots=True)
class Watch:
    """Which of a function's variables plays which role.

    Attributes
    ----------
    current : str or None
        The current cell. A cell is taken each time this variable is bound.
    edge : str or None
        Bound once for each edge examined.
    frontier : str or None
        The waiting cells: a queue, a heap, a level. A whole number is a set of cells: its bit c
        is 1 if cell c is in the set.
    second : str or None
        A second frontier, such as that of a search from the goal.
    distance, predecessor, visited : str or None
        The arrays of that name in textbooks. `visited` can also be a whole number.
    origin : {1, 0, "start"} or None
        The number of the first cell in the function: 1 as here, or 0. "start": the start is 0,
        wherever it is. None: it is inferred.

    Examples
    --------
    >>> Watch(frontier="todo", current="square", origin=0).frontier
    'todo'
    """

    current: str | None = None
    edge: str | None = None
    frontier: str | None = None
    second: str | None = None
    distance: str | None = None
    predecessor: str | None = None
    visited: str | None = None
    origin: Literal[0, 1, "start"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """Anything that can be run on a board. Calling it runs the function.

    Examples
    --------
    >>> from snl_algos import Board
    >>> from snl_algos.programs import program_of
    >>> program = program_of(lambda board: board.cells)
    >>> program.signature.name, program(Board(12))
    ('board', 12)
    """

    name: str
    #: its name in a heading
    title: str
    #: the function, as its author wrote it
    function: Callable[..., Any]
    #: a changed text of the function, which a check runs in its place; empty if there is none
    text: str = ""
    #: its variables and their roles, if they are known
    watch: Watch | None = None
    #: how the function is called
    signature: Signature = BOARD
    #: for each parameter, the place of its argument in the signature; empty if their order is the
    #: signature's
    places: tuple[int, ...] = ()
    #: the other ways to call it, the likeliest first; empty if its signature was given
    others: tuple[Call, ...] = ()
    #: whether it is certain how it wants to be called
    sure: bool = True
    #: if it is not: a function of a board that calls it, as its author might write it
    wrapper: str = ""
    #: whether it has a parameter `die`
    takes_die: bool = False
    #: notes on how it was read
    notes: tuple[Finding, ...] = ()
    #: whether it is a function that can be watched line by line
    is_watched: bool = True

    def __call__(self, board: Board) -> Any:
        """Return the function's value for a board, or refuse a board that has no place in a call.

        The function may raise an exception, or never end.
        """
        if self.signature.takes_board:
            return self.function(board, die=board.die) if self.takes_die else self.function(board)
        self.signature.check(board, takes_die=self.takes_die)
        jumps = board.jumps.items()
        return self.call(board.cells, mixed(jumps) if self.signature.lists else jumps, board.die)

    def call(self, cells: int, jumps: Iterable[tuple[int, int]], die: Any) -> Any:
        """Call the function with the arguments of its signature, made anew. Not for `BOARD`."""
        arguments = self.signature.arguments(cells, jumps)
        if self.places:
            arguments = tuple([arguments[place] for place in self.places])
        return self.function(*arguments, die=die) if self.takes_die else self.function(*arguments)

    def called_otherwise(self) -> list[Self]:
        """Return the program in each other way to call it; none if its signature was given."""
        return [
            replace(self, signature=SIGNATURES[call.signature], places=call.places, others=())
            for call in self.others
        ]

    def after(self, first: Program, outcome: Outcome) -> Self:
        """Return the program with a note on the signature that was tried first, and its outcome."""
        found = outcome.finding
        words = {
            "first": first.signature.name,
            "tried": first.signature.title,
            "fitting": self.signature.name,
            "fits": self.signature.title,
            "finding": f"its first answer is wrong: {outcome}" if found is None else str(found),
        }
        return replace(self, notes=(*self.notes, Finding("another-signature", words=words)))

    @property
    def takes_cost(self) -> bool:
        """Whether it can count another cost than throws."""
        return any(parameter.name == "cost" for parameter in parameters_of(self.function))

    def at(self, cost: Cost) -> Self:
        """Return the program, counting a cost; raise a ProgramError if it counts throws only."""
        if not self.takes_cost:
            raise ProgramError(f"{self.name} counts throws only; it takes no cost")
        return replace(self, function=partial(self.function, cost=cost))

    def check_size(self, board: Board) -> None:
        """Raise a BoardError if the program does not take boards of that size."""


# -- outcomes ----------------------------------------------------------------------------


def outcome_of_error(error: BaseException) -> Outcome:
    """Return the outcome of a call that raised an exception."""
    return Outcome("raised", None, finding_of_error(error))


def finding_of_error(error: BaseException, line: int | None = None) -> Finding:
    """Report the exception that a call raised, and where, if that is known."""
    kinds = {SystemExit: "exited", MemoryError: "memory", RecursionError: "recursion"}
    for exception, kind in kinds.items():
        if isinstance(error, exception):
            return Finding(kind)
    if isinstance(error, NameError) and (home := home_of(str(error.name))):
        return Finding("missing-import", words={"name": str(error.name), "imports": home})
    try:
        message = str(error)[:200]
    except Exception:
        message = ""
    return raised(type(error).__name__, message, line)


def line_in(error: BaseException, file: str | Path | None) -> int | None:
    """Return the last line of a file that ran before an exception; None if none of it did.

    A call that is one too deep ends on the line of its `def`. Then it is the line that calls.
    """
    ran = [
        (line, line == frame.f_code.co_firstlineno)
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_code.co_filename == str(file)
    ]
    if isinstance(error, RecursionError):
        ran = [one for one in ran if not one[1]] or ran
    return ran[-1][0] if ran else None


def raised(exception: str, message: str, line: int | None = None) -> Finding:
    """Report that a program raised an exception, and where, if that is known."""
    words = {
        "exception": exception,
        "message": f": {message}" if message else "",
        "place": "" if line is None else f", in line {line}",
    }
    return Finding("raised", words=words)


def no_answer(how: str, words: str, seconds: float) -> Finding:
    """Report why a separate process, with a limit of some seconds, gave no answer.

    `how` and `words` are those of `sandbox.CallFailed`.
    """
    if how in ("late", "waits"):
        return Finding("no-answer-in-time" if how == "late" else how, numbers={"seconds": seconds})
    if how == "raised":
        name, _, message = words.partition(": ")
        return raised(name, message)
    return Finding(how, words={"how" if how == "died" else "wrote": words})
