"""The search for a board on which a program is wrong, and for the smallest one.

Without a time given, the search depends on nothing but the program: it plays so many boards,
and fewer if their calls run many lines. The clock ends only a call that gives no answer, or a
search that takes absurdly long; then the report says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, islice
from time import monotonic

from ..explanation import FEW_CELLS, growth, waste, why
from ..findings import Finding
from ..programs import ALGORITHMS, Outcome
from .block_runner import BlockRunner, BlockSequence
from .board_tester import BoardTester, Failure
from .budget import MAX_CELLS, Budget
from .cases import Block, blocks_before, random_cases, sizes
from .coverage import proven, span
from .determinism import another_answer, differently_answered, unsteady
from .known_mistakes import answers_like, answers_of
from .published import first_boards
from .report import Report
from .rules import Case
from .runners.questions import CHANGES_ITS_INPUT, LINES, TRACE, WORK
from .runners.runner import LONGER
from .shrinker import smallest
from .traps import chosen

__all__ = ["Progress", "Search"]

#: Without a time given, so many boards are played in order; and fewer if their calls run many
#: lines.
IN_ORDER = 60_000
#: How many random boards of 30 to 400 cells.
AT_RANDOM = 500
#: The sizes on which the growth of a slow program is seen, and how far it is followed, in lines.
SIZES = (6, 9, 12, 16, 20, 25, 36)
MAX_GROWN = 2_000_000
#: So many boards with traps are played a second time.
MAX_AGAIN = 60
#: So many sizes of which only some boards were played are listed.
MAX_LISTED = 6
#: Without a time given, the clock ends a search after so many seconds, and the report says so.
ABORT = 300.0
#: With a time given, the search for the reason takes so many seconds more at the most.
MAX_EXTRA = 2.0

Progress = Callable[[str], None]


class Search:
    """Plays a program on boards of all kinds, and fills the report.

    Parameters
    ----------
    player : BoardTester
        Plays the program.
    seconds, jobs, progress
        As in `check`.
    """

    def __init__(
        self, player: BoardTester, seconds: float | None, jobs: int, progress: Progress | None
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
        self.until = min(monotonic() + self.seconds, player.runner.until)
        # With a time given, the rest may take a part of it more.
        extra = min(self.seconds / 4, MAX_EXTRA) if self.timed else ABORT
        player.runner.until = self.end = self.until + extra
        self.budget = Budget(player, self.timed)
        self.course = BlockRunner(player, jobs, self.until)
        self.order = BlockSequence(
            self.course,
            self._smallest_blocks(),
            self.budget,
            float("inf") if self.timed else IN_ORDER,
            self.until - 0.2 * self.seconds,
        )

    def run(self, late: Failure | None = None) -> None:
        """Play, and fill the report.

        Parameters
        ----------
        late : Failure, optional
            The smallest board, if it is known already that no answer comes there.
        """
        traps = chosen(self.rules)
        failure, slow = self._first_failure(traps, late)
        if failure is not None:
            failure = self._failed(failure, traps)
        elif slow is not None:
            self._too_slow(slow)
        elif not self.report.tested:
            self.report.finding = Finding("time-over", numbers={"boards": self.player.tried})
        else:
            failure = self._called_again(traps)
            if failure is None:
                self._right()
            else:
                self._wrong_when_called_again(failure)
        if failure is None or failure.outcome.ended != "stopped":
            self._note_a_changed_input(traps)
        self._sum_up()

    def _first_failure(
        self, traps: Sequence[Case], late: Failure | None
    ) -> tuple[Failure | None, Failure | None]:
        """The first board on which it is wrong, and the first that is too large for it.

        A program that is too slow for a board with a trap may still be wrong on a small one.
        """
        failure = late or self._in_turns(traps) or self.order.rest()
        if failure is None or not self._is_slow(failure):
            return failure, None
        slow, failure = failure, self.order.rest()
        return (None if failure is None or self._is_slow(failure) else failure), slow

    # -- the outcomes ------------------------------------------------------------

    def _failed(self, failure: Failure, traps: Sequence[Case]) -> Failure:
        """Say what is wrong, on the smallest board that shows it. Return that failure."""
        another = self._unsteady(failure)
        if another is not None:
            self._not_reproduced(failure, another)
            return failure
        others = self._other_failures(chain(traps, self._random()))
        failure, self.report.smallest = smallest(failure, others, self.course, self.budget)
        if self._only_takes_long(failure):
            self.report.smallest = False
            self._too_slow(failure)
        else:
            self._wrong(failure)
        return failure

    def _wrong_when_called_again(self, failure: Failure) -> None:
        right = Outcome("returned", failure.expected)
        another = self._unsteady(failure)
        another = another or differently_answered(right, failure.outcome, alone=False)
        self._not_reproduced(failure, another)

    def _right(self) -> None:
        self.report.correct = True
        self._note(self._waste())

    # -- notes -------------------------------------------------------------------

    def _note_a_changed_input(self, traps: Sequence[Case]) -> None:
        ask = self.player.runner.ask
        with_jumps = [case for case in traps if case.jumps][:3]
        if True in (ask(CHANGES_ITS_INPUT, case, longer=1) for case in with_jumps):
            self._note(Finding("changes-its-input"))

    def _sum_up(self) -> None:
        """Say how many boards were played, and what is proven by that."""
        report = self.report
        if report.correct and self.order.in_part:
            self._note(self._left_out())
        if not self.timed and monotonic() > self.until:
            self._note(Finding("ended-by-the-clock", numbers={"seconds": self.seconds}))
        report.tried = self.player.tried
        report.proven = proven(self.course.done, self.rules)
        if self.player.mixes and any(block.jumps > 1 for block in self.course.done):
            report.proven += ", each with its jumps in one order"

    def _note(self, finding: Finding | None) -> None:
        if finding is not None:
            self.report.notes.append(finding)

    def _waste(self) -> Finding | None:
        """What a right program does too often, on a board of 100 cells."""
        case = Case(100, (), self.rules.dice[0])
        if not self.program.is_watched or not self.rules.allows(case):
            return None
        return waste(self.player.runner.ask(WORK, case), self.rules.board(case))

    def _left_out(self) -> Finding:
        """Say which blocks were played in part, because a call runs many lines."""
        parts = [
            f"1 in {n} of {block.cells} cells with {block.jumps} jump{'s' * (block.jumps != 1)}"
            for block, n in sorted(self.order.in_part.items())
        ]
        if len(parts) > MAX_LISTED:
            parts[MAX_LISTED - 1 :] = [f"some of {len(parts) - MAX_LISTED + 1} more sizes"]
        cells = max(self.order.in_part).cells
        return Finding(
            "left-out",
            numbers={"lines": self.budget.lines_on(cells), "cells_of_board": cells},
            words={"played": ", ".join(parts)},
        )

    # -- playing -----------------------------------------------------------------

    def _in_turns(self, traps: Sequence[Case]) -> Failure | None:
        """The first failure among the first boards; traps, random and the smallest boards in turns.

        A few of each are played, then twice as many: a program that can be called only some
        dozen times still meets boards of all kinds. (To make the random ones takes longer than to
        find most faults, so each is made in its turn.)
        """
        random, few = self._random(), self.player.A_FEW
        first, trapped, by_chance = first_boards(self.rules), list[Case](), list[Case]()
        failure: Failure | None = None
        try:
            # One alone, before many together wait for a program that never ends.
            for cases in (first[:1], first[1:]):
                failure = failure or self.player.first_failure(cases, self.until)
            trapped += first
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
            self.report.tested = f"{len(trapped):,} boards with traps"
        if by_chance:
            cells = span(case.cells for case in by_chance)
            self.report.tested += f", {len(by_chance)} random ones of {cells} cells"

    def _smallest_blocks(self) -> list[Block]:
        """The blocks that are played in order, those with the fewest boards first."""
        most = 16 if self.rules.fixed is None else self.rules.fixed
        most = 36 if self.rules.square else most
        cells = sizes(self.rules, min(most, MAX_CELLS))[-1]
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

    def _called_again(self, cases: Sequence[Case]) -> Failure | None:
        """The first board on which it is wrong when it was called for the same one before."""
        small = (case for n in (3, 4, 5) for case in Block(n, 1).cases(self.rules))
        allowed = filter(self.rules.allows, (*small, *cases[:MAX_AGAIN]))
        twice = chain.from_iterable((case, case) for case in allowed)
        with suppress(TimeoutError):
            return self.player.first_failure(twice, self.until)
        return None

    def _unsteady(self, failure: Failure) -> Finding | None:
        """That the board gets another answer when it is asked once more; None if it does not."""
        if not self.program.is_watched:
            return None
        with suppress(TimeoutError):
            return unsteady(self.player, failure)
        return None

    def _is_right_alone(self, failure: Failure) -> bool:
        """Whether a whole program answers the board otherwise in an input of its own."""
        with suppress(TimeoutError):
            return not self.program.is_watched and another_answer(self.player, failure) is not None
        return False

    def _is_right_if_sorted(self, case: Case) -> bool:
        with suppress(TimeoutError):
            return self.player.is_right_if_sorted(case)
        return False

    # -- explaining --------------------------------------------------------------

    def _wrong(self, failure: Failure) -> None:
        report, case = self.report, failure.case
        report.correct = False
        report.board = self.rules.board(case)
        report.expected = failure.expected
        report.got = failure.outcome.finding or failure.outcome.throws
        if failure.expected is not None:
            report.route = ALGORITHMS["queue-bfs"](report.board).route or ()
        found = self._unsteady(failure)
        if found is not None:
            self._not_reproduced(failure, found)
            return
        if self._is_right_alone(failure):
            report.smallest = False
            report.finding = Finding("right-alone")
            return
        if self.program.is_watched:
            # What never ends need not be recorded for longer than a call may take.
            longer = 1 if failure.outcome.ended == "stopped" else LONGER
            report.run = self.player.runner.ask(TRACE, case, longer=longer)
        if self._is_right_if_sorted(case):
            jumps = self.player.passed(case).jumps
            report.finding = Finding("needs-sorted-jumps", jumps=jumps)
            return
        said = [(case, failure.outcome)]
        with suppress(TimeoutError):  # then fewer answers must do for the reason
            said = answers_of(self.player, failure, self.budget.affords, self.end)
            report.like = answers_like(said, self.player, self.end)
        report.finding = why(
            report.board,
            failure.expected,
            failure.outcome,
            [(self.rules.board(case), outcome) for case, outcome in said],
            like=report.like[0] if len(report.like) == 1 else "",
            run=report.run,
            endless=failure.outcome.ended == "stopped" and self._never_ends(case),
        )

    def _not_reproduced(self, failure: Failure, finding: Finding) -> None:
        """The same board got two answers: nothing is proven, and one answer explains nothing."""
        report = self.report
        report.correct = False
        report.board = self.rules.board(failure.case)
        report.expected = failure.expected
        report.got = failure.outcome.finding or failure.outcome.throws
        report.finding = finding
        report.smallest = False
        report.tested = ""
        self.course.done.clear()

    def _is_slow(self, failure: Failure) -> bool:
        """Whether it gives no answer because the board is large, and not only out of reach."""
        case, finding = failure.case, failure.outcome.finding
        if finding is None or finding.kind != "no-answer-in-time":
            return False
        if case.cells <= FEW_CELLS:
            return False
        if failure.expected is not None:
            return True
        with suppress(TimeoutError):
            return self.player.outcome(Case(case.cells, (), case.die)).ended == "stopped"
        return True

    def _only_takes_long(self, failure: Failure) -> bool:
        """Whether it gives an answer even on few cells, if it is given much longer."""
        finding, few = failure.outcome.finding, failure.case.cells <= FEW_CELLS
        late = finding is not None and finding.kind == "no-answer-in-time"
        return late and few and not self._never_ends(failure.case)

    def _never_ends(self, case: Case) -> bool:
        """Whether it gives no answer when it is given much longer; on few cells it never will."""
        if case.cells > FEW_CELLS:
            return False
        with suppress(TimeoutError):
            return self.player.given_longer(case).ended == "stopped"
        return False

    def _too_slow(self, slow: Failure) -> None:
        counts: dict[int, int | None] = {}
        for case in (Case(cells, (), self.rules.dice[0]) for cells in SIZES):
            if self.program.is_watched and self.rules.allows(case):
                lines = self.player.runner.ask(LINES, case, most_lines=MAX_GROWN)
                counts[case.cells] = lines
                if counts[case.cells] is None:
                    break
        self.report.slow_board = self.rules.board(slow.case)
        finding = slow.outcome.finding
        given = self.player.seconds if finding is None else finding.numbers["seconds"]
        self.report.finding = Finding(
            "too-slow",
            numbers={"seconds": given, "cells_of_board": slow.case.cells},
            words={"growth": growth(counts)},
        )


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
