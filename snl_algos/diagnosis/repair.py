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
from dataclasses import dataclass, replace
from difflib import unified_diff

from ..checker.board_tester import BoardTester, Budget
from ..checker.calls import ExternalProgram, ReloadableProgram
from ..checker.cases import first_boards
from ..checker.report import Where
from ..checker.rules import Case, Rules
from ..checker.search import parts_in_turns
from ..programs import Program
from ..programs.program_text import rewritten
from ..progress import Progress, shown
from ..sandbox import quiet_if_not_isolated
from .changes import KINDS, Change, changes_of

__all__ = ["where_wrong"]

#: How long one change is tried on the first boards, in seconds of CPU time, and how many of them
#: are tried together.
TRY_SECONDS, TOGETHER = 0.1, 20
#: How long the search takes at most, in seconds.
MAX_SECONDS = 60.0
#: A board with more cells takes too long for the first trial.
MOST_CELLS = 100


def where_wrong(
    program: Program, rules: Rules, refuting: Sequence[Case], seconds: float, budget: Budget,
    progress: Progress | None = None,
) -> Where:  # fmt: skip
    """Return where a program is wrong that fails on some boards.

    A call may take some `seconds`.
    """
    boards = [*refuting, *(one for one in first_boards(rules) if one.cells <= MOST_CELLS)]
    says = f"looking for the line in {program.name}"
    with BoardTester.of(program, rules, seconds) as tester, shown(says, progress) as tell:
        try:
            with quiet_if_not_isolated():
                if text := tester.ask("text", refuting[0], str):
                    search = _Search(program, rules, boards, tester, budget)
                    return search.first_right(text, tell)
        except (ValueError, TypeError, SyntaxError, LookupError, RecursionError, MemoryError):
            pass  # its process has forged the text
    return Where(why=f"The text of {program.name} cannot be read here.")


@dataclass
class _Search:
    """Looks for a change of the text of a program."""

    program: Program
    rules: Rules
    boards: list[Case]  # on which each change is tried
    tester: BoardTester
    budget: Budget

    def first_right(self, text: str, tell: Progress) -> Where:
        """Return the first change that makes the program right."""
        changes, until = changes_of(text), time.monotonic() + MAX_SECONDS
        for begin in range(0, len(changes), TOGETHER):
            if time.monotonic() > until:
                return Where(why="No small change was found in time that makes it right.")
            tell(f"{begin:,} of {len(changes):,} small changes tried")
            left = self.sifted(changes[begin : begin + TOGETHER])
            while left:
                if self.is_right(left[0].text):
                    return where(left[0], text)
                left = self.sifted(left[1:])
        return Where()

    def sifted(self, changes: list[Change]) -> list[Change]:
        """Return the changes with which the program is right on the boards."""
        texts = [change.text for change in changes]
        answers = [(case, self.rules.fewest_throws(case)) for case in self.boards]
        seconds, self.tester.seconds = self.tester.seconds, TRY_SECONDS
        try:
            found = self.tester.ask("sift", self.boards[0], list, texts=texts, answers=answers)
        finally:
            self.tester.seconds = seconds
        if found is not None:
            return [changes[at] for at in found]
        apart = [[change] for change in changes] if len(changes) > 1 else []  # one ends its process
        return [change for some in apart for change in self.sifted(some)]

    def is_right(self, text: str) -> bool:
        """Return whether the program of a text is right; if not, note a board that shows it.

        As in a check, the brake may end the run once the first boards have passed.
        """
        changed = _changed(self.program, text)
        with BoardTester.of(changed, self.rules, self.tester.seconds) as tester:
            tester.allow(work=self.budget.work)
            try:
                for part in parts_in_turns(tester, self.budget):
                    if failure := tester.first_failure(part.cases):
                        self.boards.insert(0, failure.case)
                        return False
            except TimeoutError:
                return tester.tried >= len(first_boards(self.rules))
        return True


def _changed(program: Program, text: str) -> Program:
    """Return the program that a changed text makes."""
    if isinstance(program, ExternalProgram):
        return replace(program, text=text)
    if isinstance(program, ReloadableProgram):
        load = program.load
        program = replace(program, load=lambda: _changed(load(), text))
    return replace(program, function=rewritten(program.function, text))


def where(change: Change, text: str) -> Where:
    """Return what is said of a change that makes the program of a text right."""
    before, after = ast.unparse(ast.parse(text)).split("\n"), change.text.split("\n")
    _, _, *lines = unified_diff(before, after, lineterm="", n=0)
    diff = "\n".join(line for line in lines if not line.startswith("@@"))
    return Where(change.line, KINDS[change.kind], diff, change.text)
