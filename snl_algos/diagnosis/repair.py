"""Where is the bug? Search for one small change that makes a wrong program right.

Each change is tried on the boards that refute the program and on the suite that catches every known
mistake. What is left is run on all boards of a check, and the first that passes them all is the
answer. All programs that pass give the same answers, so the boards prefer none of them: the one
whose text changes least comes first.
"""

from __future__ import annotations

import ast
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from difflib import unified_diff

from ..checker.board_tester import BoardTester, Budget
from ..checker.cases import first_boards
from ..checker.report import Where
from ..checker.rules import Case, Rules
from ..checker.search import parts_in_turns
from ..programs import Program
from ..progress import Progress, shown
from ..sandbox import quiet_if_not_isolated
from .changes import KINDS, Change, changes_of

__all__ = ["where_wrong"]

#: How long the search takes at most, in seconds.
MAX_SECONDS = 60.0
#: A board with more cells takes too long for the first trial.
MOST_CELLS = 100
#: What is raised if a process has forged the text of its program.
FORGED = ValueError, TypeError, SyntaxError, LookupError, RecursionError, MemoryError


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
        suppress(*FORGED),
    ):
        text = tester.ask("text", refuting[0], str) or ""
        changes = changes_of(text)
        for tried, change in enumerate(changes):
            if time.monotonic() > until:
                return Where(why="No small change was found in time that makes it right.")
            if tried % 20 == 0:
                tell(f"{tried:,} of {len(changes):,} small changes tried")
            if tester.ask("passes", refuting[0], bool, text=change.text, cases=cases):
                changed = replace(program, text=change.text)
                with BoardTester.of(changed, rules, seconds) as its:
                    if _passes(its, budget, cases):
                        return _said_of(change, text)
        if text:
            return Where()
    return Where(why=f"The text of {program.name} cannot be read here.")


def _passes(tester: BoardTester, budget: Budget, cases: list[Case]) -> bool:
    """Return whether a program passes a check; if not, add a board that shows it to the cases.

    As in a check, the brake may end the run once the first boards have passed.
    """
    tester.allow(work=budget.work)
    try:
        for part in parts_in_turns(tester, budget):
            if failure := tester.first_failure(part.cases):
                cases.insert(0, failure.case)
                return False
    except TimeoutError:
        return tester.tried >= len(first_boards(tester.rules))
    return True


def _said_of(change: Change, text: str) -> Where:
    """Return what is said of a change that makes the program of a text right."""
    before, after = ast.unparse(ast.parse(text)).split("\n"), change.text.split("\n")
    _, _, *lines = unified_diff(before, after, lineterm="", n=0)
    diff = "\n".join(line for line in lines if not line.startswith("@@"))
    return Where(change.line, KINDS[change.kind], diff, change.text)
