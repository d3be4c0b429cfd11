"""Conditions on programs: which are wrong on a board, and which of them works least.

A program is wrong if it answers another number of throws than the fewest, raises an exception, or
is ended because it runs too many lines. What is compared is what the rules of the board allow: a
mistake about boards of n × n cells is not played on others. Programs that are slow and not wrong
are never compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from ...board import Board
from ...checker.rules import RULES, Case
from ...checker.runners import outcome_of
from ...programs import ALGORITHMS, MISTAKES, Algorithm, Mistake, Outcome, Program, program_of
from ...tracing import observe_work
from ..engines import fewest_throws
from ..errors import DesignError
from ..trusted_runner import TrustedRunner
from .conditions import Verification, certified

__all__ = ["FewestCells", "Programs", "comparable", "fewest_cells_wanted", "programs_wanted"]

#: A call is ended by its lines; the clock is for what runs none.
SECONDS = 60.0
#: What works on sets of cells at once takes no cell after the other, so nothing can be compared.
TAKES_SETS = frozenset(("bitset-bfs",))


def known(name: str) -> Program:
    """An algorithm or a mistake by its name."""
    try:
        return program_of(name)
    except KeyError as error:
        raise DesignError(error.args[0]) from None


def is_exact(program: Program) -> bool:
    """Whether it is an algorithm that is right on every board."""
    return isinstance(program, Algorithm) and program.exact


def comparable(cells: int, die: int) -> tuple[str, ...]:
    """The algorithms and the mistakes that are compared on clean boards of so many cells.

    Examples
    --------
    >>> "no-alternation" in comparable(100, 6), "no-alternation" in comparable(99, 6)
    (True, False)
    """
    programs = (known(name) for name in (*ALGORITHMS, *MISTAKES))
    return tuple(one.name for one in programs if not why_not_compared(one, cells, die))


def why_not_compared(program: Program, cells: int, die: int) -> str:
    """Why a program says nothing about clean boards of so many cells; empty if it does."""
    if not isinstance(program, Mistake):
        return ""
    if program.finding is None:
        return "it is slow and not wrong"
    rules = replace(RULES[program.rules], dice=(die,))
    if not rules.allows(Case(cells, (), die)):
        return f"it is a mistake on other boards: {rules.title}"
    return ""


@cache
def _runner(name: str, cells: int) -> TrustedRunner:
    return TrustedRunner(known(name), RULES["plain"], SECONDS, 1_000 + 10 * cells**2)


def _outcome(name: str, board: Board) -> Outcome:
    (said,) = _runner(name, board.cells).run([RULES["plain"].case(board)])
    return outcome_of(said)


def _is_right(outcome: Outcome, throws: int | None) -> bool:
    return outcome.ended == "returned" and outcome.throws == throws


@dataclass(frozen=True)
class Programs:
    """Some programs are wrong on the board, and some are right.

    Attributes
    ----------
    wrong, right : tuple of str
        The names of algorithms and mistakes.
    left_out : tuple of str
        Those that were not compared, to be named with the result.
    """

    wrong: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()

    def misses(self, board: Board) -> tuple[int, ...]:
        """How many of them are not looked at yet, when the first is not as it should be.

        Exact algorithms are right; they are asked in the verification only.
        """
        throws = fewest_throws(board)
        wanted = [(name, False) for name in self.wrong]
        wanted += [(name, True) for name in self.right if not is_exact(known(name))]
        for place, (name, right) in enumerate(wanted):
            if _is_right(_outcome(name, board), throws) != right:
                return (len(wanted) - place,)
        return ()

    def verify(self, board: Board) -> Verification:
        """Against an answer with its certificate, all of them."""
        throws = certified(board)[0].throws
        said = {name: _outcome(name, board) for name in (*self.wrong, *self.right)}
        right = {name for name, outcome in said.items() if _is_right(outcome, throws)}
        told = [f"{name} is wrong: {said[name]}" for name in self.wrong if name not in right]
        if self.right:
            told.append(f"right: {', '.join(name for name in self.right if name in right)}")
        if self.left_out:
            told.append(f"not compared: {', '.join(self.left_out)}")
        return Verification(right == set(self.right), "; ".join(told))


def programs_wanted(
    cells: int, die: int, wrong: Sequence[str], right: Sequence[str], only_wrong: str | None
) -> Programs:
    """The condition on programs, for boards of so many cells.

    Raises
    ------
    DesignError
        If no board can meet it, or a program cannot be compared on such boards.
    """
    left_out = list[str]()
    if only_wrong is not None:
        compared = comparable(cells, die)
        left_out = [name for name in (*ALGORITHMS, *MISTAKES) if name not in compared]
        wrong = [*wrong, only_wrong]
        right = [*right, *(one for one in compared if one not in wrong)]
    for program in map(known, (*wrong, *right)):
        if why := why_not_compared(program, cells, die):
            raise DesignError(f"{program.name} cannot be asked for: {why}")
        if program.name in wrong and program.name in right:
            raise DesignError(f"{program.name} cannot be both wrong and right")
        if program.name in wrong and is_exact(program):
            raise DesignError(f"{program.name} is exact: it is wrong on no board")
    return Programs(tuple(dict.fromkeys(wrong)), tuple(dict.fromkeys(right)), tuple(left_out))


@dataclass(frozen=True)
class FewestCells:
    """One exact algorithm takes fewer cells, to work on them, than each of the others.

    Attributes
    ----------
    name : str
        Its name.
    """

    name: str

    def rivals(self) -> list[str]:
        """Those that it is compared with, the hardest to beat first."""
        exact = [name for name, one in ALGORITHMS.items() if one.exact and name not in TAKES_SETS]
        return [name for name in reversed(exact) if name != self.name]

    def misses(self, board: Board) -> tuple[int, ...]:
        """How many rivals are not looked at yet, when the first wins, and by how much it wins."""
        own, rivals = _cells(self.name, board), self.rivals()
        for place, rival in enumerate(rivals):
            if (theirs := _cells(rival, board)) <= own:
                return len(rivals) - place, own - theirs
        return ()

    def verify(self, board: Board) -> Verification:
        """All of them, watched once more."""
        own = _cells(self.name, board)
        theirs = {rival: _cells(rival, board) for rival in self.rivals()}
        told = ", ".join(f"{rival} {cells}" for rival, cells in theirs.items())
        return Verification(own < min(theirs.values()), f"cells taken: {self.name} {own}, {told}")


def fewest_cells_wanted(name: str) -> FewestCells:
    """The condition that an algorithm takes the fewest cells.

    Raises
    ------
    DesignError
        If its cells cannot be compared with those of the others.
    """
    program = known(name)
    if not is_exact(program):
        raise DesignError(f"{name} is not exact, so the cells that it takes say nothing")
    if name in TAKES_SETS:
        raise DesignError(f"{name} works on sets of cells at once, and takes no single cells")
    return FewestCells(name)


def _cells(name: str, board: Board) -> int:
    work = observe_work(ALGORITHMS[name], board)
    assert work is not None
    return work.cells
