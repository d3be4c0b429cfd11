"""The search for a board on which a program is wrong, and for the smallest one.

Without a time given, the search depends on nothing but the program: it plays so many boards,
and fewer if their calls run many lines. The clock ends only a call that gives no answer, or a
search that takes absurdly long; then the report says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from time import monotonic

from ..explaining import FEW_CELLS, growth, waste, why
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome
from .budget import MOST_CELLS, Budget
from .cases import Block, blocks_before, random_cases, sizes
from .course import Course, InOrder
from .likeness import answers_like, answers_of
from .playing import Failure, Player
from .proof import proven, span
from .repeating import another_answer, differently_answered
from .report import Report
from .rules import Case
from .smallest import smallest
from .traps import chosen

__all__ = ["Progress", "Search"]

#: Without a time given, so many boards are played in order; and fewer if their calls run many
#: lines.
IN_ORDER = 60_000
#: How many random boards of 30 to 400 cells.
AT_RANDOM = 500
#: How far the growth of a slow program is followed, in lines.
MOST_GROWN = 2_000_000
#: So many boards with traps are played a second time.
MOST_AGAIN = 60
#: So many traps, random boards and small boards are played at first, in turns; then twice as many.
A_FEW = 4
#: Without a time given, the clock ends a search after so many seconds, and the report says so.
ABORT = 300.0

Progress = Callable[[str], None]


class Search:
    """Plays a program on boards of all kinds, and fills the report.

    Parameters
    ----------
    player : Player
        Plays the program.
    seconds, jobs, progress
        As in `check`.
    """

    def __init__(
        self, player: Player, seconds: float | None, jobs: int, progress: Progress | None
    ) -> None:
        self.player, self.program, self.rules = player, player.program, player.rules
        player.progress = _paced(progress)
        self.report = Report(
            self.program.name,
            self.program.signature.name,
            self.rules.name,
            boards=self.rules.title,
        )
        self.timed = seconds is not None
        self.seconds = seconds or ABORT
        self.until = monotonic() + self.seconds
        self.budget = Budget(player, self.timed)
        self.course = Course(player, jobs, self.until)
        self.order = InOrder(
            self.course,
            self._smallest_blocks(),
            self.budget,
            float("inf") if self.timed else IN_ORDER,
            monotonic() + 0.8 * self.seconds,
        )

    def run(self) -> None:
        """Play, and fill the report."""
        player, report = self.player, self.report
        traps = chosen(self.rules)
        player.outcome(traps[0])
        kept = _listed(player.runner.kept())
        player.fresh = bool(kept)  # first it is judged as if it were called once
        failure = self._in_turns(traps) or self.order.rest()
        slow = failure if failure is not None and self._is_slow(failure) else None
        if slow is not None:  # the small boards may still show something wrong
            failure = self.order.rest()
            failure = None if failure is not None and self._is_slow(failure) else failure
        if failure is not None:
            others = self._other_failures(chain(traps, self._random()))
            failure, report.smallest = smallest(failure, others, self.course, self.budget)
            self._wrong(failure)
        elif slow is not None:
            self._too_slow(slow)
        elif not report.tested:
            report.finding = Finding("time-over", numbers={"boards": player.tried})
        elif (failure := self._called_again(traps, kept)) is not None:
            first = Outcome("returned", failure.expected)
            self._not_reproduced(failure, first, failure.outcome, kept)
        else:
            report.correct = True
            self._note(self._waste())
        if failure is None or failure.outcome.ended != "stopped":
            with_jumps = [case for case in traps if case.jumps][:3]
            if any(map(player.runner.changes_its_input, with_jumps)):
                self._note(Finding("changes-its-input"))
        if not self.timed and monotonic() > self.until:
            self._note(Finding("ended-by-the-clock", numbers={"seconds": self.seconds}))
        player.runner.forget()  # as it was before
        report.tried = player.tried
        report.proven = proven(self.course.done, self.rules)

    def _note(self, finding: Finding | None) -> None:
        if finding is not None:
            self.report.notes.append(finding)

    def _waste(self) -> Finding | None:
        """What a right program does too often, on a board of 100 cells."""
        case = Case(100, (), self.rules.dice[0])
        if not self.program.is_watched or not self.rules.allows(case):
            return None
        return waste(self.player.runner.work(case), self.rules.board(case))

    # -- playing -----------------------------------------------------------------

    def _in_turns(self, traps: Sequence[Case]) -> Failure | None:
        """The first failure among traps, random boards and the smallest boards, in turns.

        A few of each are played, then twice as many: a program that can be called only some
        dozen times still meets boards of all kinds. (To make the random ones takes longer than to
        find most faults, so each is made in its turn.)
        """
        random, few, failure = self._random(), A_FEW, None
        trapped, by_chance = list[Case](), list[Case]()
        try:
            while failure is None:
                turn = traps[len(trapped) : len(trapped) + few], list(islice(random, few))
                if not any(turn):
                    break
                failure = self.player.first_failure(chain(*turn), self.until)
                if failure is None:
                    trapped += turn[0]
                    by_chance += turn[1]
                    failure = self.order.some(few)
                few *= 2
        except TimeoutError:
            pass
        self._tested(trapped, by_chance)
        return failure

    def _random(self) -> Iterator[Case]:
        """The random boards, the same each time."""
        return random_cases(self.rules, AT_RANDOM, seed=1)

    def _tested(self, trapped: list[Case], by_chance: list[Case]) -> None:
        """Into the report: what was played besides the boards in order."""
        if trapped:
            self.report.tested = (
                f"{len(trapped):,} boards with traps, "
                f"{len(by_chance)} random ones of {span(case.cells for case in by_chance)} cells"
            )

    def _smallest_blocks(self) -> list[Block]:
        """The blocks that are played in order, those with the fewest boards first."""
        most = 16 if self.rules.fixed is None else self.rules.fixed
        most = 36 if self.rules.square else most
        cells = sizes(self.rules, min(most, MOST_CELLS))[-1]
        blocks = blocks_before(self.rules, Block(cells, cells))
        return sorted(blocks, key=lambda block: block.size(self.rules))

    def _other_failures(self, cases: Iterable[Case]) -> Iterator[Failure]:
        """Other failures than the first, until a call takes too long."""
        affordable = filter(self.budget.affords, cases)
        for case, outcome in self.player.outcomes(affordable, self.until):
            if outcome.ended == "stopped":
                return
            expected = self.rules.fewest_throws(case)
            if (outcome.ended, outcome.throws) != ("returned", expected):
                yield Failure(case, expected, outcome)

    def _called_again(self, cases: Sequence[Case], kept: str) -> Failure | None:
        """The first board on which it is wrong when it has been called before."""
        self.player.fresh = False
        self.player.runner.forget()
        small = (case for n in (3, 4, 5) for case in Block(n, 1).cases(self.rules))
        again = cases if kept else cases[:MOST_AGAIN]
        allowed = filter(self.rules.allows, (*small, *again))
        twice = chain.from_iterable((case, case) for case in allowed)
        try:
            failure = self.player.first_failure(twice, self.until)
        except TimeoutError:
            if kept:
                self._note(Finding("keeps-untried", words={"names": kept}))
            return None
        if kept and failure is None:
            self._note(Finding("keeps", words={"names": kept}))
        return failure

    # -- concluding --------------------------------------------------------------

    def _wrong(self, failure: Failure) -> None:
        report, case = self.report, failure.case
        report.correct = False
        report.board = self.rules.board(case)
        report.expected = failure.expected
        report.got = failure.outcome.finding or failure.outcome.throws
        if failure.expected is not None:
            report.route = ALGORITHMS["queue-bfs"](report.board).route or ()
        other = another_answer(self.player, failure)
        if other is not None and self.program.is_watched:
            self._not_reproduced(
                failure, failure.outcome, other, _listed(self.player.runner.kept())
            )
            return
        if other is not None:
            report.smallest = False
            report.finding = Finding("right-alone")
            return
        if self.program.is_watched:
            report.run = self.player.runner.trace(case)
        # With a time given, the rest may take a quarter of it more.
        until = monotonic() + (min(self.seconds / 4, 4.0) if self.timed else ABORT)
        said = answers_of(self.player, failure, self.budget.affords, until)
        report.like = answers_like(said, self.player, until)
        report.finding = why(
            report.board,
            failure.expected,
            failure.outcome,
            [(self.rules.board(case), outcome) for case, outcome in said],
            like=report.like[0] if len(report.like) == 1 else "",
            run=report.run,
        )

    def _not_reproduced(self, failure: Failure, first: Outcome, then: Outcome, kept: str) -> None:
        """The same board got two answers: nothing is proven, and one answer explains nothing."""
        report = self.report
        report.correct = False
        report.board = self.rules.board(failure.case)
        report.expected = failure.expected
        report.got = failure.outcome.finding or failure.outcome.throws
        report.finding = differently_answered(first, then, kept)
        report.smallest = False
        report.tested = ""
        self.course.done.clear()

    def _is_slow(self, failure: Failure) -> bool:
        """Whether it gives no answer because the board is large, and not only out of reach."""
        case, finding = failure.case, failure.outcome.finding
        if finding is None or finding.kind != "no-answer-in-time" or case.cells <= FEW_CELLS:
            return False
        if failure.expected is not None:
            return True
        return self.player.outcome(Case(case.cells, (), case.die)).ended == "stopped"

    def _too_slow(self, slow: Failure) -> None:
        cases = [Case(cells, (), self.rules.dice[0]) for cells in (9, 12, 15)]
        counts = {
            case.cells: self.player.runner.lines(case, MOST_GROWN)
            for case in cases
            if self.program.is_watched and self.rules.allows(case)
        }
        assert slow.outcome.finding is not None
        given = slow.outcome.finding.numbers["seconds"]
        self.report.finding = Finding(
            "too-slow",
            numbers={"seconds": given, "cells_of_board": slow.case.cells},
            words={"growth": growth(counts)},
        )


def _listed(names: list[str]) -> str:
    return " and ".join(names)


def _paced(progress: Progress | None) -> Callable[[int, Case], None]:
    """Reports twice a second, from the first second on."""
    following = monotonic() + 1

    def tell(tried: int, case: Case) -> None:
        nonlocal following
        if progress is not None and monotonic() > following:
            following = monotonic() + 0.5
            jumps = len(case.jumps)
            with_jumps = f"{jumps} jump{'s' * (jumps != 1)}"
            progress(f"{tried:,} boards, now {case.cells} cells with {with_jumps}")

    return tell
