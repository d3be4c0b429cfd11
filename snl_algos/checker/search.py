"""The path of a check: boards → run → first failure → smallest → report.

Which boards are run depends only on the program. If their calls take too long, the brake of the
budget, or the time limit that the caller has chosen, ends the run, and the report says so.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import accumulate, chain, islice
from typing import NamedTuple

from ..board import Board
from ..board_text import counted
from ..explanation import waste
from ..findings import Finding
from ..programs import Outcome
from ..progress import Progress
from .board_tester import BoardTester, Failure
from .budget import Budget
from .cases import MAX_CELLS, Block, blocks_before, first_boards, proven, random_cases, sizes, span
from .determinism import differently_answered, unsteady
from .known_mistakes import is_costly
from .reasons import explain, name
from .report import Report
from .rules import Case, Rules
from .runners.invocation import CHANGES_ITS_INPUT, WORK
from .shrinker import readable, smallest
from .slowness import is_slow, is_small, why_too_slow
from .traps import chosen

__all__ = ["Part", "parts_in_turns", "searched"]

#: The most boards that are still run in order if a program is too slow for some board.
WHEN_SLOW = 3_000
#: The number of boards with traps that are run a second time.
MAX_REPEATED = 60
#: The most jumps of a board that the progress writes out.
FEW_JUMPS = 6
#: The most boards that are run together.
MAX_PART = 5_000
#: In a timed check, the search for the reason may take this much longer, in seconds.
MAX_EXTRA = 2.0


class Part(NamedTuple):
    """Boards that are run together."""

    #: "traps", "random" or "in order"
    kind: str
    cases: list[Case]
    #: the blocks that are complete when these boards have been run
    completes: list[Block]


class Search(NamedTuple):
    """What the steps of a search share."""

    tester: BoardTester
    budget: Budget
    #: the time by which the smallest board is to be found
    deadline: float
    tell: Progress | None
    report: Report
    #: the boards on which the program is right, by their kind
    passed: defaultdict[str, list[Case]]
    #: the blocks on all of whose boards it is right
    done: set[Block]


def searched(
    tester: BoardTester,
    budget: Budget,
    progress: Progress | None = None,
    late: Failure | None = None,
    listed: Sequence[Board] = (),
) -> Report:
    """Run a program on boards of all kinds, and report.

    `late` is the smallest board if there is known to be no answer on it. A listed board on which
    the program is wrong ends the search.
    """
    program, rules = tester.program, tester.rules
    report = Report(program.name, program.signature.name, rules.name, boards=rules.title)
    passed, deadline = defaultdict[str, list[Case]](list), tester.runner.until
    search = Search(tester, budget, deadline, progress, report, passed, set())
    tester.runner.until += min(budget.seconds / 4, MAX_EXTRA)  # for the reason
    tester.tried, tester.progress = 0, _paced(progress)
    tester.allow(work=budget.work, until=deadline - budget.seconds / 5)
    failure = None if late else _refuted_by(listed, tester)
    if failure is not None:
        _report_wrong(search, failure)
    else:
        failure = _run_in_turns(search, late)
    if failure is None or failure.outcome.ended != "stopped":
        ask, with_jumps = tester.runner.ask, (case for case in chosen(rules) if case.jumps)
        if True in (ask(CHANGES_ITS_INPUT, case, longer=1) for case in islice(with_jumps, 3)):
            report.notes.append(Finding("changes-its-input"))
    _sum_up(search)
    return report


# -- boards → run → first failure ------------------------------------------------------


def _refuted_by(boards: Sequence[Board], tester: BoardTester) -> Failure | None:
    """Return the first of some boards on which the program is wrong, not only slow."""
    rules = tester.rules
    cases = sorted(map(rules.case, boards), key=lambda case: (case.cells, len(case.jumps)))
    with suppress(TimeoutError):
        failure = tester.first_failure(filter(rules.allows, cases))
        if failure is not None and not is_slow(failure, tester):
            return failure
    return None


def parts_in_turns(tester: BoardTester, budget: Budget) -> Iterator[Part]:
    """Yield boards with traps, random boards and the smallest boards, in turns.

    A few of each come first, then twice as many: a program that can be called only some dozen
    times still meets boards of all kinds. (Making the random ones takes longer than finding most
    faults, so each is made when it is needed.)
    """
    rules, few = tester.rules, tester.FIRST_TURN
    first = first_boards(rules)
    # One board first: a program that never ends would delay many together.
    yield Part("traps", first[:1], [])
    yield Part("traps", first[1:], [])
    traps = iter(chosen(rules)[len(first) :])
    random = random_cases(rules, min(budget.at_random, tester.MAX_RANDOM), seed=1)
    in_order = _in_order(rules, budget.boards)
    while True:
        turn = [Part("traps", list(islice(traps, few)), [])]
        turn += [Part("random", list(islice(random, few)), [])]
        some = list(islice(in_order, few))
        cases = [one for one in some if isinstance(one, Case)]
        turn += [Part("in order", cases, [one for one in some if isinstance(one, Block)])]
        if not (some or turn[0].cases or turn[1].cases):
            return
        yield from turn
        few = min(2 * few, MAX_PART)


def _in_order(rules: Rules, most: float) -> Iterator[Case | Block]:
    """Yield the boards of the smallest blocks, at most so many, and each block after its boards."""
    cells = 36 if rules.square else rules.fixed or 16
    cells = sizes(rules, min(cells, MAX_CELLS))[-1]
    blocks = sorted(blocks_before(rules, Block(cells, cells)), key=lambda one: one.size(rules))
    for block, boards in zip(blocks, accumulate(one.size(rules) for one in blocks), strict=True):
        if boards > most:
            return
        yield from block.cases(rules)
        yield block


def _first_failure(parts: Iterable[Part], search: Search) -> Failure | None:
    """Run boards up to the first that fails, as far as they may be run."""
    with suppress(TimeoutError):
        for part in parts:
            failure = search.tester.first_failure(part.cases)
            if failure is not None:
                return failure
            search.passed[part.kind] += part.cases
            search.done.update(part.completes)
    return None


def _run_in_turns(search: Search, late: Failure | None) -> Failure | None:
    """Run boards of all kinds, and report; return the failure that is reported.

    A program that is too slow for a board with a trap may still be wrong on a small one.
    """
    tester, budget, report = search.tester, search.budget, search.report
    parts, slow = parts_in_turns(tester, budget), None
    failure = late or _first_failure(parts, search)
    if failure is not None and is_slow(failure, tester):
        tester.allow(WHEN_SLOW, budget.work, tester.until)
        in_order = (part for part in parts if part.kind == "in order")
        slow, failure = failure, _first_failure(in_order, search)
        failure = None if failure is None or is_slow(failure, tester) else failure
    report.tested = _tested(search.passed)
    if failure is not None:
        return _report_smallest(search, failure)
    if slow is not None:
        _report_slow(search, slow, may_never_end=late is not None or slow.expected is None)
    elif not report.tested:
        report.finding = Finding("time-over", numbers={"boards": tester.tried})
    elif (again := _called_again(tester)) is not None:
        right = Outcome("returned", again.expected)
        kept = differently_answered(right, again.outcome, alone=False)
        _report_wrong(search, again, another=unsteady(tester, again) or kept)
        return again
    else:
        report.correct = True
        report.notes += _waste(tester)
    return None


def _called_again(tester: BoardTester) -> Failure | None:
    """Return the first board on which only the second of two calls in a row is wrong."""
    rules = tester.rules
    small = (case for cells in (3, 4, 5) for case in Block(cells, 1).cases(rules))
    allowed = filter(rules.allows, chain(small, chosen(rules)[:MAX_REPEATED]))
    with suppress(TimeoutError):
        return tester.first_failure(case for case in allowed for _ in range(2))
    return None


# -- first failure → smallest → report -------------------------------------------------


def _report_smallest(search: Search, failure: Failure) -> Failure:
    """Report a failure on the smallest board that shows it, and return that failure."""
    tester, budget, report = search.tester, search.budget, search.report
    tester.allow(work=budget.work, until=search.deadline)
    another = unsteady(tester, failure) if tester.program.is_watched else None
    if another is not None:
        _report_wrong(search, failure, another=another)
        return failure
    _tell_of(search, failure)
    random = random_cases(tester.rules, min(budget.at_random, tester.MAX_RANDOM), seed=1)
    others = _failures(chain(chosen(tester.rules), random), tester)
    failure, report.smallest = smallest(failure, others, tester, budget, search.done)
    if is_small(failure.case, tester) and is_slow(failure, tester):  # it only takes long
        report.smallest = False
        _report_slow(search, failure)
    else:
        tester.allow(work=budget.work, until=search.deadline)
        _report_wrong(search, failure, readable(failure, chosen(tester.rules), tester))
    return failure


def _tell_of(search: Search, failure: Failure) -> None:
    """Name the first failing board at once: the search for the smallest may take long."""
    board = search.tester.rules.board(failure.case)
    shown = repr(board) if len(board.jumps) <= FEW_JUMPS else f"a board of {board.summary()}"
    if search.tell is not None:
        search.tell(f"it fails on {shown}; is there a smaller one?")
        search.tester.progress = _paced(search.tell, f"it fails on {shown}; ")


def _failures(cases: Iterable[Case], tester: BoardTester) -> Iterator[Failure]:
    """Yield the failures among some boards, until a call takes too long."""
    for case, outcome in tester.outcomes(cases):
        if is_costly(outcome):
            return
        expected = tester.rules.fewest_throws(case)
        if (outcome.ended, outcome.throws) != ("returned", expected):
            yield Failure(case, expected, outcome)


def _report_wrong(
    search: Search,
    failure: Failure,
    easier: Failure | None = None,
    another: Finding | None = None,
) -> None:
    """Report the failing board and an easier one, and why the program is wrong.

    If a board gets another answer when it is run again, nothing is proven, and nothing explained.
    """
    tester, report = search.tester, search.report
    report.correct = False
    name(report, failure, tester.rules)
    tester.allow(work=search.budget.work)
    another = another or unsteady(tester, failure)
    if another is None:
        explain(report, failure, easier, tester)
        return
    report.finding, report.smallest = another, False
    if tester.program.is_watched:
        report.tested = ""
        search.done.clear()


def _report_slow(search: Search, slow: Failure, *, may_never_end: bool = False) -> None:
    search.report.slow_board = search.tester.rules.board(slow.case)
    search.report.finding = why_too_slow(slow, search.tester, may_never_end=may_never_end)


# -- what was run ----------------------------------------------------------------------


def _tested(passed: Mapping[str, list[Case]]) -> str:
    """Describe the boards that were run, apart from those in order."""
    traps, random = passed["traps"], passed["random"]
    tested = f"{len(traps):,} boards with traps" if traps else ""
    if random:
        cells = span(case.cells for case in random)
        tested += f", {len(random)} random ones of {cells} cells"
    return tested


def _sum_up(search: Search) -> None:
    """Report how many boards were run, and what that proves."""
    tester, budget, report, done = search.tester, search.budget, search.report, search.done
    traps = chosen(tester.rules)
    left = len(traps) - len(search.passed["traps"])
    if tester.has_overworked:
        report.notes.append(Finding("much-work", numbers={"seconds": budget.work}))
    elif report.correct and left:
        numbers = {"left": left, "traps": len(traps), "seconds": budget.seconds}
        report.notes.append(Finding("traps-left", numbers=numbers))
    report.tried = tester.tried
    report.proven = proven(done, tester.rules)
    if tester.mixes and any(block.jumps > 1 for block in done):
        report.proven += ", each with its jumps in one order"


def _waste(tester: BoardTester) -> Iterator[Finding]:
    """Yield what a right program does too often, on a board of 100 cells."""
    case = Case(100, (), tester.rules.dice[0])
    if tester.program.is_watched and tester.rules.allows(case):
        found = waste(tester.runner.ask(WORK, case), tester.rules.board(case))
        yield from [] if found is None else [found]


def _paced(progress: Progress | None, known: str = "") -> Callable[[int, Case], None]:
    """Return a function that reports twice a second, from the first second on.

    Each report begins with what is `known`.
    """
    next_report = time.monotonic() + 1

    def report(tried: int, case: Case) -> None:
        nonlocal next_report
        if progress is not None and time.monotonic() > next_report:
            next_report = time.monotonic() + 0.5
            jumps = counted(len(case.jumps), "jump")
            progress(f"{known}{tried:,} boards, now {case.cells} cells with {jumps}")

    return report
