"""Which board catches which wrong program, because its answer on the board is not right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby

from ...checker.board_tester import InProcessTester
from ...checker.calls import outcome_on
from ...checker.rules import Case, Rules
from ...checker.shrinker import shrink
from ..survey import kind_of
from .wrong_programs import WrongProgram

__all__ = ["KillMatrix"]

#: A program that may not end is stopped after this many lines for each pair of cells. A search in
#: rounds runs about 25 lines per cell and round, and no route takes as many throws as there are
#: cells. So a program that is stopped would never have ended.
LINES = 30
#: The other programs end. If the clock stops one nevertheless, it does not count as caught.
SECONDS = 10.0


class KillMatrix:
    """Runs wrong programs under the rules of a judge, each program once on each board."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._testers: dict[tuple[WrongProgram, int], InProcessTester] = {}
        self._caught: dict[tuple[WrongProgram, Case], bool] = {}

    def on(self, wrong: WrongProgram, cases: Sequence[Case]) -> list[bool]:
        """Return for each board whether it catches the program."""
        new = [case for case in dict.fromkeys(cases) if (wrong, case) not in self._caught]
        for cells, alike in groupby(new, key=lambda case: case.cells):
            self._run(wrong, cells, list(alike))
        return [self._caught[wrong, case] for case in cases]

    def first(self, programs: Iterable[WrongProgram], cases: Iterable[Case]) -> Case | None:
        """Return the first board that catches all of some programs. The fastest are run first."""
        ordered = sorted(programs, key=lambda one: one.may_not_end)
        caught = (case for case in cases if all(self.on(one, [case])[0] for one in ordered))
        return next(caught, None)

    def shrunk(self, programs: Iterable[WrongProgram], case: Case) -> Case:
        """Return a board that catches some programs, without its unnecessary jumps and cells."""
        return shrink(case, self.rules, partial(self.first, programs))

    def _run(self, wrong: WrongProgram, cells: int, cases: list[Case]) -> None:
        """Run a program on some boards of the same size."""
        key = wrong, cells if wrong.may_not_end else 0
        if key not in self._testers:
            lines = LINES * cells**2 if wrong.may_not_end else None
            self._testers[key] = InProcessTester(wrong.program, self.rules, SECONDS, lines)
        for case, result in zip(cases, self._testers[key].results(cases), strict=True):
            right = self.rules.fewest_throws(case)
            kind = kind_of(outcome_on(self.rules, case, right, result), right)
            self._caught[wrong, case] = kind not in ("right", "not-judged")
