"""Why a program is wrong on a failing board, and which known mistakes answer alike.

Before that: does the board fail each time, and does a call without an answer ever end?
"""

from __future__ import annotations

import time
from contextlib import suppress

from ..explanation import FEW_CELLS, why
from ..findings import Finding
from ..programs import ALGORITHMS, MISTAKES, Mistake, Outcome
from ..tracing import Trace
from .board_tester import BoardTester, Failure, is_costly
from .calls import Invocation, outcome_on
from .cases import random_cases
from .known_mistakes import MAX_LINES
from .report import Counterexample, Report
from .rules import RULES, Case, Rules
from .traps import chosen

__all__ = [
    "another_answer", "answers_like", "answers_of", "explain", "is_slow", "is_small", "name_board",
    "unsteady",
]  # fmt: skip

#: How often a failing board is run again: by a new process, and then repeatedly by the last one.
FRESH_REPEATS, REPEATS = 2, 4
#: A board is right alone if it is right this often, each time as the first board of a process.
ALONE_REPEATS = 5
#: The most steps in the trace of a call that never ends.
ENDLESS_STEPS = 500
#: How many boards with traps, and how many random ones, distinguish mistakes. They have at most
#: this many cells: larger ones distinguish no more, and take most of the time.
TRAP_BOARDS, RANDOM_BOARDS, MOST_CELLS = 600, 60, 100
#: A program whose calls were costly on this many boards is not run on more.
MAX_STOPS = 3
#: The time limit of a call when mistakes are compared, in seconds.
COMPARING_SECONDS = 0.5

#: Boards, and a program's outcome on each.
Outcomes = list[tuple[Case, Outcome]]


def name_board(shown: Counterexample, failure: Failure, rules: Rules) -> None:
    """Report the failing board, both answers, and a shortest route."""
    case, shown.expected, outcome = failure
    shown.board, shown.got = rules.board(case), outcome.finding or outcome.throws
    if shown.expected is not None:
        shown.route = ALGORITHMS["queue-bfs"](shown.board).route or ()


def explain(report: Report, failure: Failure, easier: Failure | None, tester: BoardTester) -> None:
    """Report why the program is wrong on a failing board, and on one that is easier to read."""
    report.run = _run_of(failure, tester)
    if tester.is_right_if_sorted(_alike(failure.case, tester.rules)):
        jumps = tester.passed(failure.case).jumps
        report.finding = Finding("needs-sorted-jumps", jumps=jumps)
        return
    outcomes, rules = answers_of(tester, failure), tester.rules
    report.like = answers_like(outcomes, tester)
    like = report.like[0] if len(report.like) == 1 else ""
    seen = [(rules.board(case), outcome) for case, outcome in outcomes]

    def reason(failure: Failure, run: Trace | None) -> Finding:
        case, expected, outcome = failure
        endless = outcome.ended == "stopped" and _never_ends(case, tester)
        board = rules.board(case)
        return why(board, expected, outcome, seen, like=like, run=run, endless=endless)

    report.finding = reason(failure, report.run)
    if easier is not None:
        report.readable = shown = Counterexample(run=_run_of(easier, tester))
        name_board(shown, easier, rules)
        shown.finding = reason(easier, shown.run)


def _run_of(failure: Failure, tester: BoardTester) -> Trace | None:
    """Return the trace of the failing call; it is the same on every machine."""
    if not tester.program.is_watched:
        return None
    # A call that never ends is traced for a number of steps, not for a time.
    limits = {"most_steps": ENDLESS_STEPS} if failure.outcome.ended == "stopped" else {}
    return tester.ask("trace", failure.case, Trace.from_dict, **limits)


def _alike(case: Case, rules: Rules) -> list[Case]:
    """Return a board, and the same with the ends of its jumps exchanged, if that is allowed.

    A program that reads only the first jumps may be right by chance on one of the two.
    """
    feet, ends = [foot for foot, _ in case.jumps], [end for _, end in case.jumps]
    exchanged = case._replace(jumps=tuple(zip(feet, ends[1:] + ends[:1], strict=True)))
    return [one for one in (case, exchanged) if one.is_board and rules.allows(one)]


# -- which mistakes answer alike ---------------------------------------------------------


def answers_of(tester: BoardTester, failure: Failure) -> Outcomes:
    """Return the program's outcome on the failing board, and on many others."""
    outcomes: Outcomes = [(failure.case, failure.outcome)]
    if failure.outcome.ended == "misunderstood":
        return outcomes  # the value says what is wrong
    rules, tester.seconds = tester.rules, min(COMPARING_SECONDS, tester.seconds)
    if failure.outcome.ended == "stopped" and not failure.case.jumps:
        return outcomes  # it hardly ever gives an answer
    others = (*chosen(rules)[:TRAP_BOARDS], *random_cases(rules, RANDOM_BOARDS, seed=909))
    few = [case for case in others if case.cells <= MOST_CELLS]
    most_costly = MAX_STOPS - is_costly(failure.outcome)
    return outcomes + list(tester.outcomes(few, most_costly))


def answers_like(outcomes: Outcomes, tester: BoardTester) -> tuple[str, ...]:
    """Return the mistakes of the gallery that give the same answers, board for board.

    Several differ only on boards that these rules do not allow, or that were not run. One that is
    known for giving no answer is named only if the program gave none somewhere, and a misread grid
    only where all boards are full grids.
    """
    answers = all(outcome.ended == "returned" for _, outcome in outcomes)
    return tuple(
        mistake.name
        for mistake in MISTAKES.values()
        if mistake.board is not None
        and not (answers and isinstance(mistake.gives, str))
        and (tester.rules.has_squares or not RULES[mistake.rules].square)
        and time.monotonic() < tester.until
        and _gives(mistake, outcomes, tester.rules)
    )


def _gives(mistake: Mistake, outcomes: Outcomes, rules: Rules) -> bool:
    """Return whether a mistake gives these outcomes."""
    # Counting its lines takes long, and is needed only if it may not end.
    calls = Invocation(mistake, rules, None if isinstance(mistake.gives, int) else MAX_LINES)
    for case, outcome in outcomes:
        its = outcome_on(rules, case, rules.fewest_throws(case), calls.result(case))
        if _likeness(outcome) != _likeness(its):
            return False
    return True


def _likeness(outcome: Outcome) -> tuple[object, ...]:
    """Return what alike outcomes share: the end and the number, or the kind of exception."""
    ended, throws, found = outcome
    if ended != "raised" or found is None:
        return ended, throws
    return ended, throws, found.kind, found.words.get("exception")


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
        alone = (tester.outcome_alone(failure.case) for _ in range(ALONE_REPEATS))
        if other == right and all(again == right for again in alone):
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
            tester.renew()
        again = tester.outcome(failure.case)
        if again.ended == "stopped":
            return None
        if (again.ended, again.throws) != (seen.ended, seen.throws):
            return again
    return None


# -- is it only slow? --------------------------------------------------------------------


def is_slow(failure: Failure, tester: BoardTester) -> bool:
    """Return whether it gives no answer in time, and is not shown never to end, as on few cells."""
    finding = failure.outcome.finding
    late = finding is not None and finding.kind == "no-answer-in-time"
    return late and not _never_ends(failure.case, tester)


def is_small(case: Case, rules: Rules) -> bool:
    """Return whether there are few cells, or few that can be reached, and none is the goal."""
    if case.cells <= FEW_CELLS or rules.fewest_throws(case) is not None:
        return case.cells <= FEW_CELLS
    return len(ALGORITHMS["queue-bfs"](rules.board(case)).distance) <= FEW_CELLS


def _never_ends(case: Case, tester: BoardTester) -> bool:
    """Return whether it gives no answer on few cells even in a much longer time."""
    if not is_small(case, tester.rules):
        return False
    with suppress(TimeoutError):
        bare = Case(case.cells, (), case.die)
        if case.cells > FEW_CELLS and tester.outcome(bare).ended == "stopped":
            return False  # it needs as long for any board of that size
        return tester.outcome_alone(case).ended == "stopped"
    return False
