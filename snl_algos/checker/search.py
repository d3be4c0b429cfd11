"""The search for a board where a program is wrong, and for the smallest such board.

Without a time limit, the search depends only on the program: it runs a fixed number of boards, and
fewer if their calls run many lines. The clock ends only a call that gives no answer, or a search
that takes absurdly long, which the report mentions.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, islice
from math import inf

from ..board import Board
from ..board_text import counted
from ..explanation import FEW_CELLS, growth, waste, why
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome
from ..progress import Progress
from ..tracing import Trace
from .block_runner import BlockRunner, BlockSequence, proven, span
from .board_tester import BoardTester, Failure
from .budget import Budget, Effort
from .cases import MAX_CELLS, Block, blocks_before, first_boards, random_cases, sizes
from .determinism import another_answer, differently_answered, unsteady
from .known_mistakes import Outcomes, answers_like, answers_of, gives_up, is_costly
from .report import Counterexample, Report
from .rules import Case
from .runners.invocation import CHANGES_ITS_INPUT, LINES, TRACE, WORK
from .shrinker import smallest, with_few_jumps
from .traps import chosen

__all__ = ["Search"]

#: The board sizes for measuring the growth of a slow program, and the most lines of a call.
GROWTH_SIZES = (6, 9, 12, 16, 20, 25, 36)
MAX_GROWTH_LINES = 2_000_000
#: Without a time limit, the part of the boards for the smallest failing one that is run in search
#: of other failing ones.
OTHERS_PART = 1 / 5
#: The most steps in the trace of a call that never ends.
ENDLESS_STEPS = 500
#: The number of boards with traps that are run a second time.
MAX_REPEATED = 60
#: The most jumps of a board that the progress writes out.
FEW_JUMPS = 6
#: The most sizes to list of which only some boards were run.
MAX_LISTED = 6
#: In a timed check, the search for the reason may take this much longer, in seconds.
MAX_EXTRA = 2.0


class Search:
    """Runs a program on boards of all kinds, and fills the report."""

    def __init__(
        self,
        tester: BoardTester,
        effort: Effort,
        jobs: int = 1,
        progress: Progress | None = None,
    ) -> None:
        self.tester, self.program, self.rules = tester, tester.program, tester.rules
        self._tell = progress
        tester.progress = _paced(progress)
        self.report = Report(
            self.program.name,
            self.program.signature.name,
            self.rules.name,
            boards=self.rules.title,
        )
        self.traps_left: dict[str, float] = {}  # how many there was no time for
        self.effort, seconds = effort, effort.seconds
        tester.slow_calls, tester.most_slow_calls = 0, inf if effort.timed else effort.slow_calls
        tester.most_work = inf if effort.timed else effort.work
        self.until = min(time.monotonic() + seconds, tester.runner.until)
        # In a timed check, explaining the failure may take part of the time again.
        extra = min(seconds / 4, MAX_EXTRA) if effort.timed else seconds
        tester.runner.until = self.end = self.until + extra
        self.budget = Budget(tester, effort)
        self.block_runner = BlockRunner(tester, jobs, self.until)
        self.order = BlockSequence(
            self.block_runner,
            self._smallest_blocks(),
            self.budget,
            inf if effort.timed else effort.in_order,
            self.until - 0.2 * seconds,
        )

    def run(self, late: Failure | None = None, listed: Sequence[Board] = ()) -> None:
        """Run the search; `late` is the smallest board if there is known to be no answer on it.

        A listed board that refutes the program ends the search.
        """
        refuted = None if late else self._refuted_by(listed)
        if refuted is not None:
            self._wrong(refuted)
            self._sum_up()
            return
        traps = chosen(self.rules)
        failure, slow = self._first_failure(traps, late)
        if failure is not None:
            failure = self._failed(failure, traps)
        elif slow is not None:
            self._too_slow(slow, may_never_end=late is not None or slow.expected is None)
        elif not self.report.tested:
            self.report.finding = Finding("time-over", numbers={"boards": self.tester.tried})
        else:
            failure = self._called_again(traps)
            if failure is None:
                self.report.correct = True
                self._note(self._waste())
            else:
                self._wrong_when_called_again(failure)
        if failure is None or failure.outcome.ended != "stopped":
            self._note_a_changed_input(traps)
        self._sum_up()

    def _refuted_by(self, boards: Sequence[Board]) -> Failure | None:
        """Return the first of some boards on which the program is wrong, not only slow."""
        cases = sorted(map(self.rules.case, boards), key=lambda case: (case.cells, len(case.jumps)))
        with suppress(TimeoutError):
            failure = self.tester.first_failure(filter(self.rules.allows, cases), self.until)
            if failure is not None and not self._is_slow(failure):
                return failure
        return None

    def _first_failure(
        self, traps: Sequence[Case], late: Failure | None
    ) -> tuple[Failure | None, Failure | None]:
        """Return the first board where it is wrong, and the first that is too large for it.

        A program that is too slow for a board with a trap may still be wrong on a small one.
        """
        failure = late or self._in_turns(traps) or self.order.rest()
        if failure is None or not self._is_slow(failure):
            return failure, None
        self.order.spend_at_most(self.effort.when_slow)
        slow, failure = failure, self.order.rest()
        return (None if failure is None or self._is_slow(failure) else failure), slow

    # -- the outcomes ------------------------------------------------------------

    def _failed(self, failure: Failure, traps: Sequence[Case]) -> Failure:
        """Report a failure on the smallest board that shows it, and return that failure."""
        another = self._unsteady(failure)
        if another is not None:
            self._not_reproduced(failure, another)
            return failure
        self._tell_of(failure)
        others = self._other_failures(chain(traps, self._random()))
        failure, self.report.smallest = smallest(failure, others, self.block_runner, self.budget)
        if self._is_small(failure.case) and self._is_slow(failure):  # it only takes long
            self.report.smallest = False
            self._too_slow(failure)
        else:
            readable = with_few_jumps(failure, traps, self.block_runner, self.budget)
            self._wrong(failure, readable)
        return failure

    def _tell_of(self, failure: Failure) -> None:
        """Name the first failing board at once: the search for the smallest may take long."""
        board = self.rules.board(failure.case)
        shown = repr(board) if len(board.jumps) <= FEW_JUMPS else f"a board of {board.summary()}"
        if self._tell is not None:
            self._tell(f"it fails on {shown}; is there a smaller one?")
            self.tester.progress = _paced(self._tell, f"it fails on {shown}; ")

    def _wrong_when_called_again(self, failure: Failure) -> None:
        right = Outcome("returned", failure.expected)
        another = self._unsteady(failure)
        another = another or differently_answered(right, failure.outcome, alone=False)
        self._not_reproduced(failure, another)

    # -- notes -------------------------------------------------------------------

    def _note_a_changed_input(self, traps: Sequence[Case]) -> None:
        ask = self.tester.runner.ask
        with_jumps = [case for case in traps if case.jumps][:3]
        if True in (ask(CHANGES_ITS_INPUT, case, longer=1) for case in with_jumps):
            self._note(Finding("changes-its-input"))

    def _sum_up(self) -> None:
        """Report how many boards were run, and what that proves."""
        report = self.report
        if report.correct and self.order.in_part and self.program.is_watched:
            self._note(self._left_out())
        if self.tester.has_overworked:
            self._note(Finding("much-work", numbers={"seconds": self.effort.work}))
        elif self.tester.is_spent:
            calls = self.effort.slow_calls
            seconds = self.tester.SLOW_PART * self.tester.runner.seconds
            self._note(Finding("slow-calls", numbers={"calls": calls, "seconds": seconds}))
        elif not self.effort.timed and time.monotonic() > self.until:
            self._note(Finding("ended-by-the-clock", numbers={"seconds": self.effort.seconds}))
        elif report.correct and self.traps_left:
            self._note(Finding("traps-left", numbers=self.traps_left))
        report.tried = self.tester.tried
        report.proven = proven(self.block_runner.done, self.rules)
        if self.tester.mixes and any(block.jumps > 1 for block in self.block_runner.done):
            report.proven += ", each with its jumps in one order"

    def _note(self, finding: Finding | None) -> None:
        if finding is not None:
            self.report.notes.append(finding)

    def _waste(self) -> Finding | None:
        """Return what a right program does too often, on a board of 100 cells."""
        case = Case(100, (), self.rules.dice[0])
        if not self.program.is_watched or not self.rules.allows(case):
            return None
        return waste(self.tester.runner.ask(WORK, case), self.rules.board(case))

    def _left_out(self) -> Finding:
        """Report which blocks were run only in part, because a call runs many lines."""
        parts = [
            f"1 in {n} of {block.cells} cells with {counted(block.jumps, 'jump')}"
            for block, n in sorted(self.order.in_part.items())
        ]
        if len(parts) > MAX_LISTED:
            parts[MAX_LISTED - 1 :] = [f"some of {len(parts) - MAX_LISTED + 1} more sizes"]
        cells = max(self.order.in_part).cells
        return Finding(
            "left-out",
            numbers={"lines": self.budget.lines_on(cells), "cells_of_board": cells},
            words={"tried": ", ".join(parts)},
        )

    # -- running -----------------------------------------------------------------

    def _in_turns(self, traps: Sequence[Case]) -> Failure | None:
        """Return the first failure among traps, random boards and the smallest boards, in turns.

        A few of each are run, then twice as many: a program that can be called only some dozen
        times still meets boards of all kinds. (Making the random ones takes longer than finding
        most faults, so each is made when it is needed.)
        """
        random, few = self._random(), self.tester.FIRST_TURN
        first, trapped, by_chance = first_boards(self.rules), list[Case](), list[Case]()
        failure: Failure | None = None
        try:
            # One board first: a program that never ends would delay many together.
            for cases in (first[:1], first[1:]):
                failure = failure or self.tester.first_failure(cases, self.until)
            trapped += first
            while failure is None:
                turn = traps[len(trapped) : len(trapped) + few], list(islice(random, few))
                if not any(turn):
                    break
                failure = self.tester.first_failure(chain(*turn), self.until)
                if failure is None:
                    trapped += turn[0]
                    by_chance += turn[1]
                    failure = self.order.some(few)
                few *= 2
        except TimeoutError:
            pass
        if left := len(traps) - len(trapped):
            numbers = {"left": left, "traps": len(traps), "seconds": self.effort.seconds}
            self.traps_left = numbers
        self._tested(trapped, by_chance)
        return failure

    def _random(self) -> Iterator[Case]:
        """Return the random boards, the same each time."""
        return random_cases(self.rules, min(self.effort.at_random, self.tester.MAX_RANDOM), seed=1)

    def _tested(self, trapped: list[Case], by_chance: list[Case]) -> None:
        """Report the boards that were run apart from those in order."""
        if trapped:
            self.report.tested = f"{len(trapped):,} boards with traps"
        if by_chance:
            cells = span(case.cells for case in by_chance)
            self.report.tested += f", {len(by_chance)} random ones of {cells} cells"

    def _smallest_blocks(self) -> list[Block]:
        """Return the blocks that are run in order, those with the fewest boards first."""
        most = 16 if self.rules.fixed is None else self.rules.fixed
        most = 36 if self.rules.square else most
        cells = sizes(self.rules, min(most, MAX_CELLS))[-1]
        blocks = blocks_before(self.rules, Block(cells, cells))
        return sorted(blocks, key=lambda block: block.size(self.rules))

    def _other_failures(self, cases: Iterable[Case]) -> Iterator[Failure]:
        """Yield other failures than the first, until a call takes too long."""
        some = self.budget.some_of(cases, OTHERS_PART * self.effort.for_smallest)
        for case, outcome in self.tester.outcomes(some, self.until):
            if is_costly(outcome):
                return
            expected = self.rules.fewest_throws(case)
            if (outcome.ended, outcome.throws) != ("returned", expected):
                yield Failure(case, expected, outcome)

    def _called_again(self, cases: Sequence[Case]) -> Failure | None:
        """Return the first board on which only the second of two calls in a row is wrong."""
        small = (case for n in (3, 4, 5) for case in Block(n, 1).cases(self.rules))
        allowed = filter(self.rules.allows, (*small, *cases[:MAX_REPEATED]))
        twice = chain.from_iterable((case, case) for case in allowed)
        with suppress(TimeoutError):
            return self.tester.first_failure(twice, self.until)
        return None

    def _unsteady(self, failure: Failure) -> Finding | None:
        """Report that a board gets another answer when it is run again; None if it does not."""
        if not self.program.is_watched:
            return None
        with suppress(TimeoutError):
            return unsteady(self.tester, failure)
        return None

    def _is_right_alone(self, failure: Failure) -> bool:
        """Return whether a whole program gives another answer if the board is its only input."""
        with suppress(TimeoutError):
            return not self.program.is_watched and another_answer(self.tester, failure) is not None
        return False

    def _relies_on_order(self, case: Case) -> bool:
        """Return whether it is right on a failing board if the jumps come sorted.

        A program that reads only some of the jumps may be right by chance, because the one that
        matters comes first. So it must also be right if their ends are exchanged.
        """
        feet, ends = [foot for foot, _ in case.jumps], [end for _, end in case.jumps]
        exchanged = zip(feet, ends[1:] + ends[:1], strict=True)
        both = [case, case._replace(jumps=tuple(exchanged))]
        return self.tester.is_right_if_sorted(
            one for one in both if one.is_board and self.rules.allows(one)
        )

    # -- explaining --------------------------------------------------------------

    def _wrong(self, failure: Failure, readable: Failure | None = None) -> None:
        """Report the smallest failing board and a readable one, and why the program is wrong."""
        report, case = self.report, failure.case
        self._named(failure)
        found = self._unsteady(failure)
        if found is not None:
            self._not_reproduced(failure, found)
            return
        if self._is_right_alone(failure):
            report.smallest = False
            report.finding = Finding("right-alone")
            return
        report.run = self._run_of(failure)
        if self._relies_on_order(case):
            jumps = self.tester.passed(case).jumps
            report.finding = Finding("needs-sorted-jumps", jumps=jumps)
            return
        outcomes: Outcomes = [(case, failure.outcome)]
        with suppress(TimeoutError):  # then the reason is found from fewer answers
            outcomes = answers_of(self.tester, failure, self.budget.affords, self.end)
            report.like = answers_like(outcomes, self.tester, self.end)
            self._note(None if report.like else gives_up(outcomes, self.rules))
        report.finding = self._why(report, failure, outcomes)
        if readable is not None:
            report.readable = shown = Counterexample()
            self._set(shown, readable)
            shown.run = self._run_of(readable)
            shown.finding = self._why(shown, readable, outcomes)

    def _run_of(self, failure: Failure) -> Trace | None:
        """Return the trace of the failing call; it is the same on every machine.

        A call that never ends is traced for a number of steps, not for a time.
        """
        if not self.program.is_watched:
            return None
        stopped = failure.outcome.ended == "stopped"
        limits = {"most_steps": ENDLESS_STEPS, "longer": 1} if stopped else {}
        return self.tester.runner.ask(TRACE, failure.case, **limits)

    def _why(self, shown: Counterexample, failure: Failure, outcomes: Outcomes) -> Finding:
        """Return why the program is wrong on a failing board."""
        return why(
            self.rules.board(failure.case),
            failure.expected,
            failure.outcome,
            [(self.rules.board(case), outcome) for case, outcome in outcomes],
            like=self.report.like[0] if len(self.report.like) == 1 else "",
            run=shown.run,
            endless=failure.outcome.ended == "stopped" and self._never_ends(failure.case),
        )

    def _not_reproduced(self, failure: Failure, finding: Finding) -> None:
        """Report a board that got two answers: nothing is proven, and nothing explained."""
        self._named(failure)
        self.report.finding = finding
        self.report.smallest = False
        self.report.tested = ""
        self.block_runner.done.clear()

    def _named(self, failure: Failure) -> None:
        """Report the failing board with both answers."""
        self.report.correct = False
        self._set(self.report, failure)

    def _set(self, shown: Counterexample, failure: Failure) -> None:
        """Set the failing board, both answers, and a shortest route."""
        shown.board = self.rules.board(failure.case)
        shown.expected = failure.expected
        shown.got = failure.outcome.finding or failure.outcome.throws
        if failure.expected is not None:
            shown.route = ALGORITHMS["queue-bfs"](shown.board).route or ()

    def _is_slow(self, failure: Failure) -> bool:
        """Return whether it would give an answer in time on a smaller board, or with more time.

        On a large board whose goal is out of reach, it may also never end. It is only slow if it
        needs as long for a board without jumps, or if it ends on the small boards of this kind.
        """
        case, finding = failure.case, failure.outcome.finding
        if finding is None or finding.kind != "no-answer-in-time":
            return False
        if self._is_small(case):
            return not self._never_ends(case)
        if failure.expected is not None:
            return True
        with suppress(TimeoutError):
            return self._is_slow_without_jumps(case) or self._ends_on_few_cells()
        return True

    def _is_small(self, case: Case) -> bool:
        """Return whether there are few cells, or few that can be reached, and none is the goal."""
        answer = ALGORITHMS["queue-bfs"](self.rules.board(case))
        few_reached = answer.throws is None and len(answer.distance or ()) <= FEW_CELLS
        return case.cells <= FEW_CELLS or few_reached

    def _is_slow_without_jumps(self, case: Case) -> bool:
        """Return whether it gives no answer in time on a board of that size without jumps."""
        return self.tester.outcome(Case(case.cells, (), case.die)).ended == "stopped"

    def _ends_on_few_cells(self) -> bool:
        """Return whether it ends on boards with few cells whose goal is out of reach.

        If the rules have no such boards, nothing shows that it ends.
        """
        small = [
            case
            for case in chosen(self.rules)
            if case.cells <= FEW_CELLS and self.rules.fewest_throws(case) is None
        ]
        return bool(small) and all(self.tester.outcome(case).ended != "stopped" for case in small)

    def _never_ends(self, case: Case) -> bool:
        """Return whether it gives no answer on few cells even in a much longer time."""
        if not self._is_small(case):
            return False
        with suppress(TimeoutError):
            if case.cells > FEW_CELLS and self._is_slow_without_jumps(case):
                return False
            return self.tester.given_longer(case).ended == "stopped"
        return False

    def _too_slow(self, slow: Failure, *, may_never_end: bool = False) -> None:
        counts: dict[int, int | None] = {}
        for case in (Case(cells, (), self.rules.dice[0]) for cells in GROWTH_SIZES):
            if self.program.is_watched and self.rules.allows(case):
                lines = self.tester.runner.ask(LINES, case, most_lines=MAX_GROWTH_LINES)
                counts[case.cells] = lines
                if lines is None:
                    break
        self.report.slow_board = self.rules.board(slow.case)
        finding = slow.outcome.finding
        given = self.tester.runner.seconds if finding is None else finding.numbers["seconds"]
        self.report.finding = Finding(
            "too-slow",
            numbers={"seconds": given, "cells_of_board": slow.case.cells},
            words={"growth": growth(counts) or ", and it may never end" * may_never_end},
        )


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
