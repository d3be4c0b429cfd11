"""The report on a failing board: both answers, and why the program is wrong.

Before that: does the board fail each time, and does a call without an answer ever end?
"""

from __future__ import annotations

from contextlib import suppress

from ..explanation import FEW_CELLS, growth, why
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome
from ..tracing import Trace
from .board_tester import BoardTester, Failure
from .known_mistakes import Outcomes, answers_like, answers_of
from .report import Counterexample, Report
from .rules import Case, Rules
from .traps import chosen

__all__ = [
    "another_answer",
    "explain",
    "is_slow",
    "is_small",
    "name_board",
    "unsteady",
    "why_too_slow",
]

#: How often a failing board is run again: by a new process, and then repeatedly by the last one.
FRESH_REPEATS, REPEATS = 2, 4
#: A board is right alone if it is right this often, each time as the first board of a process.
ALONE_REPEATS = 5
#: The board sizes for measuring the growth of a slow program, and the most lines of a call.
GROWTH_SIZES = (6, 9, 12, 16, 20, 25, 36)
MAX_GROWTH_LINES = 2_000_000
#: The most steps in the trace of a call that never ends.
ENDLESS_STEPS = 500


def name_board(shown: Counterexample, failure: Failure, rules: Rules) -> None:
    """Report the failing board, both answers, and a shortest route."""
    shown.board = rules.board(failure.case)
    shown.expected = failure.expected
    shown.got = failure.outcome.finding or failure.outcome.throws
    if failure.expected is not None:
        shown.route = ALGORITHMS["queue-bfs"](shown.board).route or ()


def explain(
    report: Report, failure: Failure, readable: Failure | None, tester: BoardTester
) -> None:
    """Report why the program is wrong on a failing board, and on a readable one."""
    report.run = _run_of(failure, tester)
    if tester.is_right_if_sorted(_alike(failure.case, tester.rules)):
        jumps = tester.passed(failure.case).jumps
        report.finding = Finding("needs-sorted-jumps", jumps=jumps)
        return
    outcomes = answers_of(tester, failure)
    report.like = answers_like(outcomes, tester)
    report.finding = _why(report, failure, outcomes, report.like, tester)
    if readable is not None:
        report.readable = shown = Counterexample()
        name_board(shown, readable, tester.rules)
        shown.run = _run_of(readable, tester)
        shown.finding = _why(shown, readable, outcomes, report.like, tester)


def _run_of(failure: Failure, tester: BoardTester) -> Trace | None:
    """Return the trace of the failing call; it is the same on every machine.

    A call that never ends is traced for a number of steps, not for a time.
    """
    if not tester.program.is_watched:
        return None
    limits = {"most_steps": ENDLESS_STEPS} if failure.outcome.ended == "stopped" else {}
    return tester.runner.ask("trace", failure.case, Trace.from_dict, **limits)


def _alike(case: Case, rules: Rules) -> list[Case]:
    """Return a board, and the same with the ends of its jumps exchanged, if that is allowed.

    A program that reads only some of the jumps may be right by chance on one of them if they are
    sorted, because the jump that matters comes first.
    """
    feet, ends = [foot for foot, _ in case.jumps], [end for _, end in case.jumps]
    exchanged = case._replace(jumps=tuple(zip(feet, ends[1:] + ends[:1], strict=True)))
    return [one for one in (case, exchanged) if one.is_board and rules.allows(one)]


def _why(
    shown: Counterexample,
    failure: Failure,
    outcomes: Outcomes,
    like: tuple[str, ...],
    tester: BoardTester,
) -> Finding:
    """Return why the program is wrong on a failing board."""
    board = tester.rules.board
    return why(
        board(failure.case),
        failure.expected,
        failure.outcome,
        [(board(case), outcome) for case, outcome in outcomes],
        like=like[0] if len(like) == 1 else "",
        run=shown.run,
        endless=failure.outcome.ended == "stopped" and never_ends(failure.case, tester),
    )


# -- does it fail each time? -------------------------------------------------------------


def unsteady(tester: BoardTester, failure: Failure) -> Finding | None:
    """Report that a failing board gets another answer when it is run again, and why.

    A program may keep state between calls, use random numbers, or read the clock. A single answer
    then proves nothing and explains nothing. A whole program may be right if the board is its only
    input.
    """
    with suppress(TimeoutError):
        other = another_answer(tester, failure)
        if other is None:
            return None
        if not tester.program.is_watched:
            return Finding("right-alone")
        wrong, right = failure.outcome, Outcome("returned", failure.expected)
        if other == right and _is_right_alone(tester, failure, right):
            words = {"first": str(right), "then": str(wrong)}
            return Finding("another-answer-kept", words=words)
        return Finding("another-answer", words={"first": str(wrong), "then": str(other)})
    return None


def another_answer(tester: BoardTester, failure: Failure) -> Outcome | None:
    """Return another answer to a failing board; None if none was seen.

    The board is run first by new processes, then several times by the same one. Whether the time
    limit or something else ends a call may be chance, so neither is another answer.
    """
    seen = failure.outcome
    for at in range(FRESH_REPEATS + REPEATS if seen.ended != "stopped" else 0):
        if at < FRESH_REPEATS:
            tester.runner.renew()
        again = tester.outcome(failure.case)
        if again.ended == "stopped":
            return None
        if (again.ended, again.throws) != (seen.ended, seen.throws):
            return again
    return None


def _is_right_alone(tester: BoardTester, failure: Failure, right: Outcome) -> bool:
    """Return whether the board gets the right answer whenever it is the first of a process."""
    return all(tester.outcome_alone(failure.case) == right for _ in range(ALONE_REPEATS))


# -- is it only slow? --------------------------------------------------------------------


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
        return tester.outcome_alone(case).ended == "stopped"
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
            lines = tester.runner.ask("lines", case, int, most_lines=MAX_GROWTH_LINES)
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
