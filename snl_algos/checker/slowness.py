"""Whether a call that gave no answer in time is only slow, or never ends."""

from __future__ import annotations

from contextlib import suppress

from ..explanation import FEW_CELLS, growth
from ..findings import Finding
from ..programs import ALGORITHMS
from .board_tester import BoardTester, Failure
from .rules import Case
from .runners.invocation import LINES
from .traps import chosen

__all__ = ["is_slow", "is_small", "never_ends", "why_too_slow"]

#: The board sizes for measuring the growth of a slow program, and the most lines of a call.
GROWTH_SIZES = (6, 9, 12, 16, 20, 25, 36)
MAX_GROWTH_LINES = 2_000_000


def is_slow(failure: Failure, tester: BoardTester) -> bool:
    """Return whether it would give an answer in time on a smaller board, or with more time.

    On a large board whose goal is out of reach, it may also never end. It is only slow if it
    needs as long for a board without jumps, or if it ends on the small boards of this kind.
    """
    case, finding = failure.case, failure.outcome.finding
    if finding is None or finding.kind != "no-answer-in-time":
        return False
    if is_small(case, tester):
        return not never_ends(case, tester)
    if failure.expected is not None:
        return True
    with suppress(TimeoutError):
        return _is_slow_without_jumps(case, tester) or _ends_on_few_cells(tester)
    return True


def is_small(case: Case, tester: BoardTester) -> bool:
    """Return whether there are few cells, or few that can be reached, and none is the goal."""
    answer = ALGORITHMS["queue-bfs"](tester.rules.board(case))
    few_reached = answer.throws is None and len(answer.distance or ()) <= FEW_CELLS
    return case.cells <= FEW_CELLS or few_reached


def never_ends(case: Case, tester: BoardTester) -> bool:
    """Return whether it gives no answer on few cells even in a much longer time."""
    if not is_small(case, tester):
        return False
    with suppress(TimeoutError):
        if case.cells > FEW_CELLS and _is_slow_without_jumps(case, tester):
            return False
        return tester.given_longer(case).ended == "stopped"
    return False


def _is_slow_without_jumps(case: Case, tester: BoardTester) -> bool:
    """Return whether it gives no answer in time on a board of that size without jumps."""
    return tester.outcome(Case(case.cells, (), case.die)).ended == "stopped"


def _ends_on_few_cells(tester: BoardTester) -> bool:
    """Return whether it ends on boards with few cells whose goal is out of reach.

    If the rules have no such boards, nothing shows that it ends.
    """
    rules = tester.rules
    small = (case for case in chosen(rules) if case.cells <= FEW_CELLS)
    walled = [case for case in small if rules.fewest_throws(case) is None]
    return bool(walled) and all(tester.outcome(case).ended != "stopped" for case in walled)


def why_too_slow(slow: Failure, tester: BoardTester, *, may_never_end: bool = False) -> Finding:
    """Report that a program is too slow for a board, and how its work grows with the cells."""
    counts: dict[int, int | None] = {}
    for case in (Case(cells, (), tester.rules.dice[0]) for cells in GROWTH_SIZES):
        if tester.program.is_watched and tester.rules.allows(case):
            lines = tester.runner.ask(LINES, case, most_lines=MAX_GROWTH_LINES)
            counts[case.cells] = lines
            if lines is None:
                break
    finding = slow.outcome.finding
    given = tester.runner.seconds if finding is None else finding.numbers["seconds"]
    return Finding(
        "too-slow",
        numbers={"seconds": given, "cells_of_board": slow.case.cells},
        words={"growth": growth(counts) or ", and it may never end" * may_never_end},
    )
