"""Conditions on programs: which are wrong on a board, and which does the least work.

A program is wrong if its answer is not the fewest throws, if it raises an exception, or if it is
ended because it runs too many lines. Only programs that suit the board are compared: a mistake
about boards of n × n cells is not run on others. Programs that are slow but right are never
compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from ...board import Board
from ...checker.rules import RULES, Case
from ...checker.runners.runner import outcome_of
from ...programs import ALGORITHMS, MISTAKES, Algorithm, Mistake, Outcome, Program, program_of
from ...tracing import observe_work
from ..engines import fewest_throws
from ..errors import DesignError
from ..trusted_runner import TrustedRunner
from .conditions import Verification, certified

__all__ = [
    "FewestCells", "Programs", "comparable", "fewest_cells_condition", "programs_condition",
]  # fmt: skip

#: A call is ended by its lines; the clock ends only a call that runs none.
SECONDS = 60.0
#: Algorithms on sets of cells do not take single cells, so these cannot be compared.
TAKES_SETS = frozenset(("bitset-bfs",))


def known(name: str) -> Program:
    """Return an algorithm or a mistake by its name."""
    try:
        return program_of(name)
    except KeyError as error:
        raise DesignError(error.args[0]) from None


def is_exact(program: Program) -> bool:
    """Return whether a program is an algorithm that is right on every board."""
    return isinstance(program, Algorithm) and program.exact


def comparable(cells: int, die: int) -> tuple[str, ...]:
    """Return the algorithms and mistakes that are compared on clean boards of a size.

    Examples
    --------
    >>> "no-alternation" in comparable(100, 6), "no-alternation" in comparable(99, 6)
    (True, False)
    """
    programs = (known(name) for name in (*ALGORITHMS, *MISTAKES))
    return tuple(one.name for one in programs if not why_not_compared(one, cells, die))


def why_not_compared(program: Program, cells: int, die: int) -> str:
    """Return why a program is not compared on clean boards of a size; empty if it is."""
    if not isinstance(program, Mistake):
        return ""
    if program.finding is None:
        return "it is slow but right"
    rules = replace(RULES[program.rules], dice=(die,))
    if not rules.allows(Case(cells, (), die)):
        return f"it is a mistake on other boards: {rules.title}"
    return ""


@cache
def _runner(name: str, cells: int) -> TrustedRunner:
    return TrustedRunner(known(name), RULES["plain"], SECONDS, 1_000 + 10 * cells**2)


def _outcome(name: str, board: Board) -> Outcome:
    (result,) = _runner(name, board.cells).run([RULES["plain"].case(board)])
    return outcome_of(result)


def _is_right(outcome: Outcome, throws: int | None) -> bool:
    return outcome.ended == "returned" and outcome.throws == throws


@dataclass(frozen=True)
class Programs:
    """Some programs are wrong on the board, and some are right."""

    wrong: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()  #: those that were not compared, to be named with the result

    @property
    def asked(self) -> str:
        """The programs that must be wrong, and those that must be right."""
        lists = (("wrong", self.wrong), ("right", self.right))
        return ", ".join(f"{' and '.join(names)} {word}" for word, names in lists if names)

    def misses(self, board: Board) -> tuple[int, ...]:
        """Return how many programs are left from the first that does not meet the condition on.

        Exact algorithms are right; they are run only in the verification.
        """
        throws = fewest_throws(board)
        required = [(name, False) for name in self.wrong]
        required += [(name, True) for name in self.right if not is_exact(known(name))]
        for place, (name, right) in enumerate(required):
            if _is_right(_outcome(name, board), throws) != right:
                return (len(required) - place,)
        return ()

    def verify(self, board: Board) -> Verification:
        """Compare all of them with an answer that has a certificate."""
        throws = certified(board)[0].throws
        outcomes = {name: _outcome(name, board) for name in (*self.wrong, *self.right)}
        right = {name for name, outcome in outcomes.items() if _is_right(outcome, throws)}
        lines = [f"{name} is wrong: {outcomes[name]}" for name in outcomes if name not in right]
        if right:
            lines.append(f"right: {', '.join(name for name in outcomes if name in right)}")
        if self.left_out:
            lines.append(f"not compared: {', '.join(self.left_out)}")
        return Verification(right == set(self.right), "; ".join(lines))


def programs_condition(
    cells: int, die: int, wrong: Sequence[str], right: Sequence[str], only_wrong: str | None
) -> Programs:
    """Return the condition on programs, for boards of a size.

    Raises
    ------
    DesignError
        If no board can meet the condition, or a program cannot be compared on such boards.
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
    """One exact algorithm takes fewer cells than each of the others."""

    name: str

    @property
    def asked(self) -> str:
        """The algorithm that must win."""
        return f"{self.name} takes the fewest cells"

    def rivals(self) -> list[str]:
        """Return the algorithms that it is compared with, the hardest to beat first."""
        exact = [name for name, one in ALGORITHMS.items() if one.exact and name not in TAKES_SETS]
        return [name for name in reversed(exact) if name != self.name]

    def misses(self, board: Board) -> tuple[int, ...]:
        """Return how many rivals are left from the first that wins on, and by how much it wins."""
        own, rivals = _cells(self.name, board), self.rivals()
        for place, rival in enumerate(rivals):
            if (theirs := _cells(rival, board)) <= own:
                return len(rivals) - place, own - theirs
        return ()

    def verify(self, board: Board) -> Verification:
        """Count the cells of all algorithms again."""
        own = _cells(self.name, board)
        rivals = {rival: _cells(rival, board) for rival in self.rivals()}
        listed = ", ".join(f"{rival} {cells}" for rival, cells in rivals.items())
        return Verification(own < min(rivals.values()), f"cells taken: {self.name} {own}, {listed}")


def fewest_cells_condition(name: str) -> FewestCells:
    """Return the condition that an algorithm takes the fewest cells.

    Raises
    ------
    DesignError
        If its number of cells cannot be compared.
    """
    program = known(name)
    if not is_exact(program):
        raise DesignError(f"{name} is not exact, so the number of cells that it takes says nothing")
    if name in TAKES_SETS:
        raise DesignError(f"{name} works on sets of cells, so its cells cannot be counted")
    return FewestCells(name)


def _cells(name: str, board: Board) -> int:
    work = observe_work(ALGORITHMS[name], board)
    assert work is not None
    return work.cells
