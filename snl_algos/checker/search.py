"""The path of a check: boards → run → first failure → smallest → report.

Which boards are run depends only on the program. If their calls take too long, the brake of the
budget, or the time limit that the caller has chosen, ends the run, and the report says so.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import accumulate, chain, islice
from typing import NamedTuple

from ..board import Board
from ..board_text import counted
from ..explanation import FEW_CELLS
from ..findings import Finding
from ..progress import Progress
from .board_tester import BoardTester, Budget, Failure
from .cases import MAX_CELLS, Block, blocks_before, first_boards, proven, random_cases, sizes, span
from .reasons import explain, is_slow, is_small, name_board, unsteady
from .report import Report
from .rules import Case, Rules
from .shrinker import readable, smallest
from .traps import chosen

__all__ = ["Part", "parts_in_turns", "searched"]

#: The most small boards that are still run if a program is too slow for a large one.
WHEN_SLOW = 3_000
#: The most jumps of a board that the progress writes out.
FEW_JUMPS = 6
#: The most boards that are run together.
MAX_PART = 5_000
#: In a timed check, the search for the reason may take this much longer, in seconds.
MAX_EXTRA = 2.0


class Part(NamedTuple):
    """Boards that are run together."""

    kind: str  #: "traps", "random" or "in order"
    cases: list[Case]
    completes: list[Block]  #: the blocks that are complete when these boards have been run


class Search(NamedTuple):
    """What the steps of a search share."""

    tester: BoardTester
    budget: Budget
    tell: Progress
    report: Report
    passed: defaultdict[str, list[Case]]  #: the boards on which the program is right, by their kind
    done: set[Block]  #: the blocks on all of whose boards it is right


def searched(
    tester: BoardTester, budget: Budget, progress: Progress | None = None,
    listed: Sequence[Board] = (),
) -> Report:  # fmt: skip
    """Run a program on boards of all kinds, and report. A listed one that refutes it is enough."""
    program, rules, tell = tester.program, tester.rules, progress or (lambda words: None)
    report = Report(program.name, program.signature.name, rules.name, boards=rules.title)
    search = Search(tester, budget, tell, report, defaultdict(list), set())
    tester.tried, tester.progress = 0, _paced(tell)
    tester.allow(budget.work)
    refuted = _refuted_by(listed, tester)
    failure = refuted or _first_failure(search)
    another = None
    if failure is not None and refuted is None and not is_slow(failure, tester):
        tester.allow(budget.work)
        another = unsteady(tester, failure) if program.is_watched else None
        failure = failure if another else _smallest(search, failure)
    tester.until += min(budget.seconds / 4, MAX_EXTRA)  # for the reason
    tester.allow(budget.work)
    if failure is None:
        _report_right(search)
    elif refuted is None and is_slow(failure, tester):
        report.smallest, report.slow_board = False, rules.board(failure.case)
        assert failure.outcome.finding is not None
        numbers = {**failure.outcome.finding.numbers, "cells_of_board": failure.case.cells}
        report.finding = Finding("too-slow", numbers=numbers)
    else:
        _report_wrong(search, failure, another, listed=refuted is not None)
    _sum_up(search)
    return report


# -- boards → run → first failure ------------------------------------------------------


def _refuted_by(boards: Sequence[Board], tester: BoardTester) -> Failure | None:
    """Return the first failure on listed boards; no answer in time is wrong on a small one."""
    rules = tester.rules
    cases = sorted(map(rules.case, boards), key=lambda case: (case.cells, len(case.jumps)))
    with suppress(TimeoutError):
        failure = tester.first_failure(filter(rules.allows, cases))
        if failure and (is_small(failure.case, rules) or not is_slow(failure, tester)):
            return failure
    return None


def parts_in_turns(tester: BoardTester, budget: Budget) -> Iterator[Part]:
    """Yield boards with traps, random boards and the smallest boards, in turns.

    A few of each come first, then twice as many: a program that can be called only some dozen
    times still meets boards of all kinds. Each is made only when it is needed.
    """
    first = first_boards(tester.rules)
    # One board first: a program that never ends would delay many together.
    yield Part("traps", first[:1], [])
    yield Part("traps", first[1:], [])
    traps, random = iter(chosen(tester.rules)[len(first) :]), _random_boards(tester, budget)
    in_order, few = _in_order(tester.rules, budget.boards), tester.FIRST_TURN
    while True:
        hard, large = list(islice(traps, few)), list(islice(random, few))
        small = list(islice(in_order, few))
        if not (hard or large or small):
            return
        yield Part("traps", hard, [])
        yield Part("random", large, [])
        cases = [one for one in small if isinstance(one, Case)]
        yield Part("in order", cases, [one for one in small if isinstance(one, Block)])
        few = min(2 * few, MAX_PART)


def _random_boards(tester: BoardTester, budget: Budget) -> Iterator[Case]:
    """Yield the random boards of a check, which are always the same."""
    return random_cases(tester.rules, min(budget.at_random, tester.MAX_RANDOM), seed=1)


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


def _first_failure(search: Search) -> Failure | None:
    """Return the first failure on boards of all kinds; None if there is none."""
    tester = search.tester
    parts = parts_in_turns(tester, search.budget)
    failure = _run(parts, search)
    if failure is None or not is_slow(failure, tester):
        return failure
    # It is too slow for a large board, but may still be wrong on a small one.
    tester.allow(search.budget.work, WHEN_SLOW)
    small = (
        part
        if part.kind == "in order"
        else part._replace(cases=[one for one in part.cases if one.cells <= FEW_CELLS])
        for part in parts
    )
    return _run(small, search) or failure


def _run(parts: Iterable[Part], search: Search) -> Failure | None:
    """Run boards up to the first that fails, as far as they may be run."""
    with suppress(TimeoutError):
        for part in parts:
            failure = search.tester.first_failure(part.cases)
            if failure is not None:
                return failure
            search.passed[part.kind] += part.cases
            search.done.update(part.completes)
    return None


# -- first failure → smallest → report -------------------------------------------------


def _smallest(search: Search, failure: Failure) -> Failure:
    """Return the failure on the smallest board that is found."""
    tester, budget = search.tester, search.budget
    board = tester.rules.board(failure.case)
    shown = repr(board) if len(board.jumps) <= FEW_JUMPS else f"a board of {board.summary()}"
    # At once: the search for the smallest may take long.
    search.tell(f"it fails on {shown}; is there a smaller one?")
    tester.progress = _paced(search.tell, f"it fails on {shown}; ")
    others = tester.failures(_not_passed(search, _random_boards(tester, budget)))
    failure, search.report.smallest = smallest(failure, others, tester, budget, search.done)
    return failure


def _not_passed(search: Search, more: Iterable[Case] = ()) -> Iterator[Case]:
    """Yield the boards with traps, and some more, except those on which it is right."""
    right = {case for cases in search.passed.values() for case in cases}
    return (case for case in chain(chosen(search.tester.rules), more) if case not in right)


def _report_wrong(
    search: Search, failure: Failure, another: Finding | None, *, listed: bool
) -> None:
    """Report the failing board and an easier one, and why the program is wrong.

    A listed board is shown alone. If a board gets another answer when it is run again, nothing is
    proven, and nothing explained.
    """
    tester, report = search.tester, search.report
    report.correct, easier = False, None
    if listed:
        fewest = sizes(tester.rules, failure.case.cells)[0]
        report.smallest = (failure.case.cells, failure.case.jumps) == (fewest, ())
    elif another is None:
        easier = readable(failure, _not_passed(search), tester)
        tester.allow(search.budget.work)
    name_board(report, failure, tester.rules)
    report.finding = another or unsteady(tester, failure)
    if report.finding is None:
        explain(report, failure, easier, tester)
        return
    report.smallest = False
    if tester.program.is_watched:
        search.passed.clear()
        search.done.clear()


def _report_right(search: Search) -> None:
    """Report that the program is right on all boards that were run, if they are enough."""
    tester, report = search.tester, search.report
    if len(search.passed["traps"]) < len(first_boards(tester.rules)):
        search.passed.clear()
        report.finding = Finding("time-over", numbers={"boards": tester.tried})
        return
    report.correct = True
    case = Case(100, (), tester.rules.dice[0])
    if tester.program.is_watched and tester.rules.allows(case):
        waste = tester.ask("waste", case, Finding.from_dict)
        report.notes += [] if waste is None else [waste]


# -- what was run ----------------------------------------------------------------------


def _sum_up(search: Search) -> None:
    """Report how many boards were run, and what that proves."""
    tester, report = search.tester, search.report
    traps, random = search.passed["traps"], search.passed["random"]
    report.tested = f"{len(traps):,} boards with traps" if traps else ""
    if random:
        cells = span(case.cells for case in random)
        report.tested += f", {len(random)} random ones of {cells} cells"
    report.tried, report.proven = tester.tried, proven(search.done, tester.rules)
    if tester.mixes and any(block.jumps > 1 for block in search.done):
        report.proven += ", each with its jumps in one order"
    if tester.has_overworked:
        report.notes.append(Finding("much-work", numbers={"seconds": search.budget.work}))
    if tester.ask("prints", Case(2), bool):
        report.notes.append(Finding("prints"))


def _paced(tell: Progress, known: str = "") -> Callable[[int, Case], None]:
    """Return a function that tells the progress twice a second, from the first second on."""
    next_time = time.monotonic() + 1

    def pace(tried: int, case: Case) -> None:
        nonlocal next_time
        if time.monotonic() > next_time:
            next_time = time.monotonic() + 0.5
            jumps = counted(len(case.jumps), "jump")
            tell(f"{known}{tried:,} boards, now {case.cells} cells with {jumps}")

    return pace
