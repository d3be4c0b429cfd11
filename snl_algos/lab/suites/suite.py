"""Make a suite: as few boards as possible, each as small as possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...checker.rules import Case, Rules
from .candidates import boards_under, size_of
from .kill_matrix import KillMatrix
from .set_cover import minimum_cover
from .wrong_programs import WrongProgram, rules_of, wrong_programs

__all__ = ["Suite", "suite"]


@dataclass(frozen=True)
class Suite:
    """Boards that together catch every wrong program."""

    notation: str
    rules: Rules  #: of the judge with this notation
    boards: tuple[Case, ...]  #: one per test, smallest first
    catches: dict[WrongProgram, tuple[int, ...]]  #: the numbers of the tests, from 0
    harmless: dict[WrongProgram, str]  #: why no test can catch it
    tried: int  #: the number of boards it was chosen from
    at_least: int  #: no choice of fewer of those boards catches as much

    @property
    def answers(self) -> tuple[int | None, ...]:
        """The fewest throws on each board; None if its goal is out of reach."""
        return tuple(map(self.rules.fewest_throws, self.boards))


def suite(notation: str) -> Suite:
    """Make a small suite of tests that catches every mistake of the register and every mutant.

    Parameters
    ----------
    notation : str
        The notation of a judge: move-array, grid, hackerrank, pairs or dp-arrays.

    Raises
    ------
    SuiteError
        If no judge uses that notation.

    Examples
    --------
    `suite("hackerrank")` takes a second or two.

    >>> suite("json")
    Traceback (most recent call last):
    ...
    snl_algos.lab.suites.wrong_programs.SuiteError: no judge passes boards as json; \
judges use move-array, grid, hackerrank, pairs, dp-arrays
    """
    known, catching = wrong_programs(notation), KillMatrix(rules_of(notation))
    pool = boards_under(catching.rules)
    programs = [one for one in known if not one.harmless]
    chosen, never = _chosen(programs, pool, catching)
    cases = _smaller(chosen, [one for one in programs if one not in never], pool, catching)
    caught = {wrong: catching.on(wrong, cases) for wrong in programs if wrong not in never}
    return Suite(
        notation,
        catching.rules,
        tuple(cases),
        {wrong: tuple(at for at, one in enumerate(on) if one) for wrong, on in caught.items()},
        {one: one.harmless for one in known if one.harmless}
        | {one: f"none of {len(pool):,} boards shows it" for one in never},
        len(pool),
        len(chosen),
    )


def _chosen(
    programs: Sequence[WrongProgram], pool: list[Case], catching: KillMatrix
) -> tuple[list[Case], list[WrongProgram]]:
    """Return the fewest boards, and the programs that no board catches.

    A program is run on all boards only if the boards chosen so far do not catch it, so most
    programs are run on few boards. A smallest choice for some programs that also catches the
    others is a smallest choice for all.
    """
    rows: list[set[int]] = []
    chosen: list[Case] = []
    never: list[WrongProgram] = []
    left = [*programs]
    while survivor := next((one for one in left if not any(catching.on(one, chosen))), None):
        row = {at for at, one in enumerate(catching.on(survivor, pool)) if one}
        if row:
            rows.append(row)
            chosen = [pool[column] for column in minimum_cover(rows)]
        else:
            left.remove(survivor)
            never.append(survivor)
    return chosen, never


def _smaller(
    cases: list[Case], programs: Sequence[WrongProgram], pool: list[Case], catching: KillMatrix
) -> list[Case]:
    """Return at most as many boards, each as small as possible, that catch all programs.

    The largest comes first. It is replaced by a smaller board that also catches the programs that
    no other board catches, and then as many jumps and cells as possible are removed.
    """
    for case in sorted(cases, key=size_of, reverse=True):
        others = [one for one in cases if one != case]
        needed = [one for one in programs if not any(catching.on(one, others))]
        if not needed:  # a replacement of another board catches them all
            cases = others
            continue
        smaller = [one for one in pool if size_of(one) < size_of(case)]
        found = catching.first(needed, smaller) or case
        cases = [*others, catching.shrunk(needed, found)]
    cases.sort(key=lambda case: (size_of(case), case))
    for case in reversed(cases):  # without those that catch only what others catch
        others = [one for one in cases if one != case]
        if all(any(catching.on(one, others)) for one in programs):
            cases = others
    return cases
