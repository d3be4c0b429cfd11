"""Where is the bug? Search for one small change that repairs a wrong program, or for two.

Each change is tried on a board that refutes the program and on the suite that catches every known
mistake. If it passes, it is tried on all boards of a check. All changes that pass give the same
answers, so the boards cannot choose between them: the one that changes the text least comes first.
"""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from difflib import ndiff
from itertools import chain

from ..checker.board_tester import BoardTester, Budget
from ..checker.cases import first_boards
from ..checker.report import Where
from ..checker.rules import Case, Rules
from ..checker.search import parts_in_turns
from ..programs import Program
from ..progress import Progress, shown
from ..sandbox import quiet_if_not_isolated
from .changes import Change, changes_after, changes_of

__all__ = ["where_wrong"]

#: How long the search takes at most, in seconds.
MAX_SECONDS = 30.0
#: How many changes are tried with a second one.
FIRST_OF_TWO = 4


def where_wrong(
    program: Program, rules: Rules, failing: Case, seconds: float, budget: Budget,
    progress: Progress | None = None,
) -> Where:  # fmt: skip
    """Return where a program is wrong that fails on a board. A call may take some `seconds`."""
    cases = [failing, *first_boards(rules)]
    says, until = f"looking for the line in {program.name}", time.monotonic() + MAX_SECONDS
    with (
        BoardTester.of(program, rules, seconds) as tester,
        shown(says, progress) as tell,
        quiet_if_not_isolated(),
    ):
        tree = tester.ask("text", failing, ast.parse) or ast.Module([], [])
        right = dict[str, int]()
        for tried, changes in enumerate(_tries(tree, right)):
            text = changes[-1].text
            if time.monotonic() > until:
                return Where(why="No small change was found in time that makes it right.")
            if tried % 20 == 0:
                tell(f"{tried:,} small changes tried")
            right[text] = tester.ask("right", failing, int, text=text, cases=cases) or 0
            if right[text] == len(cases):
                with BoardTester.of(replace(program, text=text), rules, seconds) as its:
                    if _passes(its, budget, cases):
                        return _where(tree, changes)
    return Where() if tree.body else Where(why=f"The text of {program.name} cannot be read.")


def _passes(tester: BoardTester, budget: Budget, cases: list[Case]) -> bool:
    """Return whether a program passes a check; if not, add a board that shows it to the cases.

    As in a check, the brake may end the run once the first boards have passed.
    """
    tester.allow(work=budget.work)
    with suppress(TimeoutError):
        boards = chain.from_iterable(part.cases for part in parts_in_turns(tester, budget))
        if failure := tester.first_failure(boards):
            cases.insert(0, failure.case)
            return False
    return tester.tried >= len(first_boards(tester.rules))


def _tries(tree: ast.Module, right: dict[str, int]) -> Iterator[list[Change]]:
    """Yield each change alone, then with a second one those that make the most boards `right`."""
    alone = changes_of(tree)
    yield from ([one] for one in alone)
    for one in sorted(alone, key=lambda one: -right[one.text])[:FIRST_OF_TWO]:
        yield from ([one, two] for two in changes_after(tree, one))


def _where(tree: ast.Module, changes: list[Change]) -> Where:
    """Return what is said of changes that make a program right."""
    lines = ndiff(ast.unparse(tree).split("\n"), changes[-1].text.split("\n"))
    changed = sorted(changes, key=lambda one: one.line)
    return Where(
        lines=tuple(one.line for one in changed),
        kind=" and ".join(dict.fromkeys(one.kind for one in changed)),
        diff="\n".join(line for line in lines if line[0] in "-+"),
        repaired=changes[-1].text,
    )
