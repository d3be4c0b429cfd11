"""Where is the bug? Search for one small change that makes a wrong program right.

Each change is tried on the boards that refute the program and on the suite that catches every known
mistake. What is left is run on all boards of a check, and the first that passes them all is the
answer. All programs that pass give the same answers, so the boards prefer none of them: the one
whose text changes least comes first.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from tokenize import TokenError

from ..programs import Program
from ..progress import Progress, shown
from ..sandbox import quiet_if_not_isolated
from .board_tester import BoardTester, Budget, Failure
from .calls import ExternalProgram, ReloadableProgram
from .cases import first_boards
from .changes import Change, Where, changes_of, rewritten
from .rules import Case, Rules
from .search import parts_in_turns

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
                if text := tester.ask("text", boards[0], str):
                    return _found(program, rules, text, boards, tester, budget, tell)
        except (ValueError, SyntaxError, LookupError, TokenError, RecursionError, MemoryError):
            pass  # its process has forged it
    return Where(why=f"The text of {program.name} cannot be read here.")


def _found(
    program: Program, rules: Rules, text: str, boards: list[Case], tester: BoardTester,
    budget: Budget, tell: Progress,
) -> Where:  # fmt: skip
    """Try the changes one after the other, those that are left after some boards on all."""
    changes, until = changes_of(text), time.monotonic() + MAX_SECONDS
    for begin in range(0, len(changes), TOGETHER):
        if time.monotonic() > until:
            return Where(why="No small change was found in time that makes it right.")
        tell(f"{begin:,} of {len(changes):,} small changes tried")
        left = _sifted(changes[begin : begin + TOGETHER], text, boards, rules, tester)
        while left:
            change, *left = left
            try:
                changed = _changed(program, change.of(text))
                failure = _failure(changed, rules, tester.seconds, budget)
            except TimeoutError:  # too slow to be called right
                continue
            if failure is None:
                return change.where(text)
            boards.insert(0, failure.case)
            left = _sifted(left, text, boards[:1], rules, tester)
    return Where()


def _sifted(
    changes: list[Change], text: str, boards: list[Case], rules: Rules, tester: BoardTester
) -> list[Change]:
    """Return the changes with which the program is right on some boards."""
    if not changes:
        return []
    texts = [change.of(text) for change in changes]
    answers = [(case, rules.fewest_throws(case)) for case in boards]
    seconds, tester.seconds = tester.seconds, TRY_SECONDS
    try:
        found = tester.ask("sift", boards[0], list, texts=texts, answers=answers)
    finally:
        tester.seconds = seconds
    if found is not None:
        return [changes[at] for at in found]
    apart = [[one] for one in changes] if len(changes) > 1 else []  # one has ended its process
    return [one for some in apart for one in _sifted(some, text, boards, rules, tester)]


def _failure(program: Program, rules: Rules, seconds: float, budget: Budget) -> Failure | None:
    """Return a board of a check on which a program fails; None if it is right.

    As in a check, the brake may end the run once the first boards have passed. Before, a
    TimeoutError is raised.
    """
    with BoardTester.of(program, rules, seconds) as tester:
        tester.allow(work=budget.work)
        for part in parts_in_turns(tester, budget):
            try:
                if failure := tester.first_failure(part.cases):
                    return failure
            except TimeoutError:
                if tester.tried < len(first_boards(rules)):
                    raise
                break
    return None


def _changed(program: Program, text: str) -> Program:
    """Return the program that a changed text makes."""
    if isinstance(program, ExternalProgram):
        return replace(program, text=text)
    if isinstance(program, ReloadableProgram):
        load = program.load
        program = replace(program, load=lambda: _changed(load(), text))
    return replace(program, function=rewritten(program.function, text))
