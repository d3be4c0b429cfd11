"""The report on a failing board: both answers, and why the program is wrong."""

from __future__ import annotations

from ..explanation import why
from ..findings import Finding
from ..programs import ALGORITHMS
from ..tracing import Trace
from .board_tester import BoardTester, Failure
from .known_mistakes import Outcomes, answers_like, answers_of, gives_up
from .report import Counterexample, Report
from .rules import Case, Rules
from .runners.invocation import TRACE
from .slowness import never_ends

__all__ = ["explain", "name"]

#: The most steps in the trace of a call that never ends.
ENDLESS_STEPS = 500


def name(shown: Counterexample, failure: Failure, rules: Rules) -> None:
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
    gave_up = None if report.like else gives_up(outcomes, tester.rules)
    report.notes += [] if gave_up is None else [gave_up]
    report.finding = _why(report, failure, outcomes, report.like, tester)
    if readable is not None:
        report.readable = shown = Counterexample()
        name(shown, readable, tester.rules)
        shown.run = _run_of(readable, tester)
        shown.finding = _why(shown, readable, outcomes, report.like, tester)


def _run_of(failure: Failure, tester: BoardTester) -> Trace | None:
    """Return the trace of the failing call; it is the same on every machine.

    A call that never ends is traced for a number of steps, not for a time.
    """
    if not tester.program.is_watched:
        return None
    stopped = failure.outcome.ended == "stopped"
    limits = {"most_steps": ENDLESS_STEPS, "longer": 1} if stopped else {}
    return tester.runner.ask(TRACE, failure.case, **limits)


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
