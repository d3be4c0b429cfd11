"""The search for a board on which a program is wrong, and for the smallest one.

Without a time given, the search depends on nothing but the program: it plays so many boards,
and fewer if their calls run many lines. The clock ends only a call that gives no answer, or a
search that takes absurdly long; then the report says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from time import monotonic

from ..explaining import FEW_CELLS, growth, waste, why
from ..findings import Finding
from ..programs import ALGORITHMS
from .cases import Block, blocks_before, chosen, random_cases, shrink, sizes, smaller_cousins
from .likeness import answers_like, answers_of
from .playing import Failure, Player
from .proof import proven, span
from .report import Report
from .rules import Case
from .running import can_fork

__all__ = ["Progress", "Search"]

#: Without a time given, so many boards are played in order, and in the search for the smallest
#: failing one; and fewer if they run more lines than this for each.
IN_ORDER = 60_000
FOR_SMALLEST = 300_000
LINES_A_BOARD = 600
#: How many random boards of 30 to 400 cells.
AT_RANDOM = 500
#: Random boards among which a smaller failing one is looked for, at a time.
DIGS = 10_000
#: A call that runs more lines is too slow to be repeated many times.
MOST_LINES = 300_000
#: How far the growth of a slow program is followed, in lines.
MOST_GROWN = 2_000_000
#: What a call costs is measured on each size up to the first number, and then in steps.
FINE, COARSE = 16, 50
#: No board that is played has more cells.
MOST_CELLS = 400
#: Without a time given, the clock ends a search after so many seconds, and the report says so.
ABORT = 300.0

Progress = Callable[[str], None]


class Search:
    """Plays a program in the order of boards, and fills the report.

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
        self.player, self.jobs = player, jobs if can_fork() else 1
        self.program, self.rules = player.program, player.rules
        player.progress = _paced(progress)
        self.report = Report(self.program.name, self.program.signature.name, self.rules.name)
        self.timed = seconds is not None
        self.seconds = seconds or ABORT
        self.until = monotonic() + self.seconds
        self.order_until = monotonic() + 0.8 * self.seconds
        self.done: set[Block] = set()
        self._lines: dict[int, int] = {}
        self._sizes = sizes(self.rules, MOST_CELLS)

    def run(self) -> None:
        """Play, and fill the report."""
        player, report = self.player, self.report
        traps = chosen(self.rules)
        player.outcome(traps[0])
        kept = _listed(player.runner.kept())
        player.fresh = bool(kept)  # first it is judged as if it were called once
        failure = self._tested(traps, f"{len(traps)} boards with traps") or self._in_order()
        failure = failure or self._at_random()
        slow = failure if failure is not None and self._is_slow(failure) else None
        if slow is not None:
            failure = self._in_order()
        if failure is not None:
            self._wrong(self._smallest(failure))
        elif slow is not None:
            self._too_slow(slow)
        elif not report.tested:
            report.finding = Finding("time-over", numbers={"boards": player.tried})
        elif kept and (failure := self._called_again(traps, kept)):
            self._wrong(failure)
            report.finding = Finding("another-answer-kept", words={"names": kept})
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
        report.proven = proven(self.done, self.rules)

    # -- what a call costs ---------------------------------------------------------

    def _lines_on(self, cells: int) -> int:
        """How many lines a call runs on a board of a size, the same on every machine.

        For larger boards the size is rounded up, so that few of them are measured.
        """
        if not self.program.is_watched:
            return 1
        if cells > FINE:
            rounded = -(-cells // COARSE) * COARSE
            cells = next((size for size in self._sizes if size >= rounded), cells)
        if any(size <= cells and lines == MOST_LINES for size, lines in self._lines.items()):
            return MOST_LINES  # a call on fewer cells was too long already
        if cells not in self._lines:
            case = Case(cells, (), self.rules.dice[0])
            lines = self.player.runner.lines(case, MOST_LINES)
            self._lines[cells] = MOST_LINES if lines is None else max(1, lines)
        return self._lines[cells]

    def _affordable(self, case: Case) -> bool:
        """Whether a call on a board of that size can be repeated for many boards."""
        return self.timed or self._lines_on(case.cells) < MOST_LINES

    def _cost(self, block: Block) -> float:
        """A block's part of the budget: its boards, or more if their calls run many lines."""
        size = block.size(self.rules)
        if self.timed or size > FOR_SMALLEST:
            return size
        return size * max(1.0, self._lines_on(block.cells) / LINES_A_BOARD)

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

    def _first(self, cases: Iterable[Case]) -> Failure | None:
        """The first failure, as far as the time allows."""
        try:
            return self.player.first_failure(cases, self.until)
        except TimeoutError:
            return None

    def _tested(self, cases: Iterable[Case], words: str) -> Failure | None:
        """The first failure; if there is none, the words go into the report."""
        try:
            failure = self.player.first_failure(cases, self.until)
        except TimeoutError:
            return None
        if failure is None:
            self.report.tested += f"{', ' if self.report.tested else ''}{words}"
        return failure

    def _in_order(self) -> Failure | None:
        """Every board of the smallest blocks, as far as the time or the number allows."""
        most = 16 if self.rules.fixed is None else self.rules.fixed
        most = 36 if self.rules.square else most
        cells = sizes(self.rules, most)[-1]
        blocks = blocks_before(self.rules, Block(cells, cells))
        blocks.sort(key=lambda block: block.size(self.rules))
        left = float("inf") if self.timed else IN_ORDER
        for block in blocks:
            left -= self._cost(block)
            if left < 0 or monotonic() > self.order_until:
                return None
            failure = self._block(block, self.order_until)
            if failure is not None:
                return failure
        return None

    def _block(self, block: Block, until: float) -> Failure | None:
        """The first failure in a block; the block is done if there is none."""
        if block in self.done:
            return None
        parts = self.jobs if self.jobs > 1 and block.size(self.rules) > 5000 else 1
        try:
            if parts == 1:
                failure = self.player.first_failure(block.cases(self.rules), until)
            else:
                failure = self._shared(block, parts, until)
        except TimeoutError:
            return None
        if failure is None:
            self.done.add(block)
        return failure

    def _shared(self, block: Block, parts: int, until: float) -> Failure | None:
        """The same, by several processes, each with every n-th choice of where jumps begin."""
        from concurrent.futures import ThreadPoolExecutor  # not every host has threads

        players = [self.player.another() for _ in range(parts)]

        def play(part: int) -> Failure | type[TimeoutError] | None:
            player = players[part]
            try:
                return player.first_failure(block.cases(self.rules, part, parts), until)
            except TimeoutError:
                return TimeoutError

        with ThreadPoolExecutor(parts) as pool:
            try:
                results = list(pool.map(play, range(parts)))
            finally:
                for player in players:
                    player.close()
        self.player.tried += sum(player.tried for player in players)
        if TimeoutError in results:
            raise TimeoutError
        failures = [failure for failure in results if isinstance(failure, Failure)]
        dice = self.rules.dice
        return min(
            failures,
            default=None,
            key=lambda f: (dice.index(f.case.die), *zip(*f.case.jumps, strict=True)),
        )

    def _at_random(self) -> Failure | None:
        cases = list(random_cases(self.rules, AT_RANDOM, seed=1))
        words = f"{len(cases)} random ones of {span(case.cells for case in cases)} cells"
        return self._tested(cases, words)

    def _smallest(self, failure: Failure) -> Failure:
        """The first failing board in the order of boards, as far as the time allows.

        While not all boards before it can be played, the smallest blocks come first: they may
        well hold a smaller failing board, and then there is less to play.
        """
        if failure.outcome.ended != "stopped":
            failure = self._dig(failure)
        left = float("inf") if self.timed else FOR_SMALLEST
        settled: Block | None = None  # the failure is known to be the first of this block
        while monotonic() < self.until:
            last = Block(failure.case.cells, len(failure.case.jumps))
            known = {*self.done, settled}
            blocks = [one for one in blocks_before(self.rules, last) if one not in known]
            if not blocks:
                self.report.smallest = True
                break
            if sum(map(self._cost, blocks)) > left:
                blocks.sort(key=lambda block: block.size(self.rules))
            left -= self._cost(blocks[0])
            if left < 0:
                break
            smaller = self._block(blocks[0], self.until)
            if smaller is not None:
                failure, settled = smaller, blocks[0]
        return failure

    def _dig(self, failure: Failure) -> Failure:
        """A small failing board: shrunk, then looked for among smaller ones that are like it."""
        for seed in range(50):
            if not self._affordable(failure.case):
                break
            case = shrink(failure.case, self.rules, self._fails)
            failure = self._first([case]) or failure
            lines = 1 if self.timed else self._lines_on(failure.case.cells)
            digs = min(DIGS, DIGS * LINES_A_BOARD // lines)
            cousins = smaller_cousins(failure.case, self.rules, digs, seed)
            smaller = self._first(cousins)
            if smaller is None:
                break
            failure = smaller
        return failure

    def _fails(self, case: Case) -> bool:
        return monotonic() < self.until and self.player.fails(case)

    def _called_again(self, cases: list[Case], kept: str) -> Failure | None:
        """The first board on which it is wrong when it has been called before."""
        self.player.fresh = False
        self.player.runner.forget()
        small = (case for n in (3, 4, 5) for case in Block(n, 1).cases(self.rules))
        twice = chain.from_iterable((case, case) for case in (*small, *cases))
        try:
            failure = self.player.first_failure(twice, self.until)
        except TimeoutError:
            self._note(Finding("keeps-untried", words={"names": kept}))
            return None
        self._note(None if failure else Finding("keeps", words={"names": kept}))
        return failure

    # -- concluding --------------------------------------------------------------

    def _wrong(self, failure: Failure) -> None:
        report, case = self.report, failure.case
        report.correct = False
        report.board = self.rules.board(case)
        report.expected = failure.expected
        report.got = failure.outcome.finding or failure.outcome.throws
        if self.program.is_watched:
            report.run = self.player.runner.trace(case)
        if failure.expected is not None:
            report.route = ALGORITHMS["queue-bfs"](report.board).route or ()
        again = self.player.outcome(case)
        # Whether it is ended by the time or by something else may be a matter of chance.
        ended = {again.ended, failure.outcome.ended}
        if again[:2] != failure.outcome[:2] and "stopped" not in ended:
            report.smallest = False
            report.finding = Finding("another-answer" if self.program.is_watched else "right-alone")
            return
        # With a time given, the rest may take a quarter of it more.
        until = monotonic() + (min(self.seconds / 4, 4.0) if self.timed else ABORT)
        said = answers_of(self.player, failure, self._affordable, until)
        report.like = answers_like(said, self.player, until)
        report.finding = why(
            report.board,
            failure.expected,
            failure.outcome,
            [(self.rules.board(case), outcome) for case, outcome in said],
            like=report.like,
            run=report.run,
        )

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
        self.report.finding = Finding(
            "too-slow",
            numbers={"seconds": self.player.seconds, "cells_of_board": slow.case.cells},
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
            progress(f"{tried:,} boards, now {case.cells} cells with {len(case.jumps)} jumps")

    return tell
