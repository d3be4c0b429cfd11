"""Where is the bug? Search for one small change that makes a wrong program right.

Each change is tried on the boards that refute the program and on the suite that catches every known
mistake. What is left is checked as any program is. All that are right give the same answers, so the
boards prefer none of them: the first is taken, whose text changes least.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from difflib import ndiff

from ..checker.board_tester import BoardTester, Budget
from ..checker.cases import first_boards
from ..checker.report import Where
from ..checker.rules import Case, Rules
from ..checker.search import searched
from ..programs import Program
from ..progress import Progress, shown
from ..sandbox import quiet_if_not_isolated
from .changes import Change, changes_of

__all__ = ["where_wrong"]

#: How long the search takes at most, in seconds.
MAX_SECONDS = 60.0
#: A board with more cells takes too long for the first trial.
MOST_CELLS = 100


def where_wrong(
    program: Program, rules: Rules, refuting: Sequence[Case], seconds: float, budget: Budget,
    progress: Progress | None = None,
) -> Where:  # fmt: skip
    """Return where a program is wrong that fails on some boards. A call may take some `seconds`."""
    cases = [*refuting, *(one for one in first_boards(rules) if one.cells <= MOST_CELLS)]
    says, until = f"looking for the line in {program.name}", time.monotonic() + MAX_SECONDS
    with (
        BoardTester.of(program, rules, seconds) as tester,
        shown(says, progress) as tell,
        quiet_if_not_isolated(),
    ):
        before, *changes = tester.ask("text", refuting[0], changes_of) or [Change("", 0, "")]
        for tried, change in enumerate(changes):
            if time.monotonic() > until:
                return Where(why="No small change was found in time that makes it right.")
            if tried % 20 == 0:
                tell(f"{tried:,} of {len(changes):,} small changes tried")
            if tester.ask("passes", refuting[0], bool, text=change.text, cases=cases):
                with BoardTester.of(replace(program, text=change.text), rules, seconds) as its:
                    report = searched(its, budget)
                if report:
                    lines = ndiff(before.text.split("\n"), change.text.split("\n"))
                    diff = "\n".join(line for line in lines if line[0] in "-+")
                    return Where(change.line, change.kind, diff, change.text)
                cases[:0] = [] if report.board is None else [rules.case(report.board)]
    return Where() if before.text else Where(why=f"The text of {program.name} cannot be read.")
