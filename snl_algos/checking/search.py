"""The search for a board on which a function is wrong, and for the smallest one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from time import monotonic
from typing import Any

from ..compare import compare
from .cases import Block, blocks_before, chosen, random_cases, shrink, sizes, smaller_cousins
from .explain import FEW_CELLS, growth, reason_for, resembles, see, waste
from .playing import Failure, Outcome, Player
from .proof import proven, span
from .report import Report
from .rules import Case

__all__ = ["Progress", "Search"]

#: Without a time given, about so many boards are played in order, and in the search for the
#: smallest failing one. So the report is the same on every machine.
IN_ORDER = 60_000
FOR_SMALLEST = 300_000
#: How many random boards of 30 to 400 cells.
AT_RANDOM = 500
#: Random boards among which a smaller failing one is looked for, at a time.
DIGS = 10_000

Progress = Callable[[str], None]


class Search:
    """Plays a function in the order of boards, and fills the report.

    Parameters
    ----------
    player : Player
        Plays the function.
    seconds, jobs, progress
        As in `check`.
    """

    def __init__(
        self, player: Player, seconds: float | None, jobs: int, progress: Progress | None
    ) -> None:
        self.player, self.jobs = player, jobs
        self.subject, self.rules = player.subject, player.rules
        player.progress = _paced(progress)
        subject = player.subject
        self.report = Report(subject.name, subject.form.name, self.rules.name)
        # Without a time given, only a slow function comes so far that these count.
        self.until = monotonic() + (seconds or 60)
        self.order_until = monotonic() + (0.8 * seconds if seconds else 20)
        self.done: set[Block] = set()
        self.timed = seconds is not None
        # For the reason, when the search is over. Only a slow function needs so long.
        self.afterwards = min(seconds / 4, 4.0) if seconds else 4.0

    def run(self) -> None:
        """Play, and fill the report."""
        player, report = self.player, self.report
        traps = chosen(self.rules)
        player.outcome(traps[0])
        kept = _listed(player.state.changed())
        player.fresh = bool(kept)  # first it is judged as if it were called once
        failure = self._tested(traps, f"{len(traps)} boards with traps") or self._in_order()
        failure = failure or self._at_random()
        slow = failure if failure is not None and _is_slow(failure) else None
        if slow is not None:
            failure = self._in_order()
        if failure is not None:
            self._wrong(self._smallest(failure))
        elif slow is not None:
            self._too_slow(slow)
        elif not report.tested:
            report.reason = f"the time was over after {player.tried:,} boards"
        elif kept and (failure := self._called_again(traps, kept)):
            self._wrong(failure)
            report.reason = f"called again, it gives another answer: it keeps {kept} between calls"
        else:
            report.correct = True
            if self.subject.form.name != "program":
                self._note(waste(self.subject, self.rules))
        if failure is None or failure.outcome.ended != "stopped":
            with_jumps = [case for case in traps if case.jumps][:3]
            if any(map(player.changes_its_input, with_jumps)):
                self._note("it changes the lists that it is given")
        player.state.forget()  # as it was before
        report.tried = player.tried
        report.proven = proven(self.done, self.rules)

    def _note(self, text: str) -> None:
        if text:
            self.report.notes.append(text)

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
            left -= block.size(self.rules)
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
        """The same, by several processes, each with every so-and-so-manieth part."""
        import multiprocessing

        context = multiprocessing.get_context("fork")
        with ProcessPoolExecutor(parts, context, _set_player, (self.player,)) as pool:
            work = [pool.submit(_play_part, block, part, parts, until) for part in range(parts)]
            results = [one.result() for one in work]
        self.player.tried += sum(tried for tried, _ in results)
        if any(failure is TimeoutError for _, failure in results):
            raise TimeoutError
        failures = [failure for _, failure in results if isinstance(failure, Failure)]
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
            if sum(block.size(self.rules) for block in blocks) > left:
                blocks.sort(key=lambda block: block.size(self.rules))
            if blocks[0].size(self.rules) > left:
                break
            left -= blocks[0].size(self.rules)
            smaller = self._block(blocks[0], self.until)
            if smaller is not None:
                failure, settled = smaller, blocks[0]
        return failure

    def _dig(self, failure: Failure) -> Failure:
        """A small failing board: shrunk, then looked for among smaller ones that are like it."""
        for seed in range(50):
            case = shrink(failure.case, self.rules, self._fails)
            failure = self._first([case]) or failure
            cousins = smaller_cousins(failure.case, self.rules, DIGS, seed)
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
        self.player.state.forget()
        small = (case for n in (3, 4, 5) for case in Block(n, 1).cases(self.rules))
        twice = chain.from_iterable((case, case) for case in (*small, *cases))
        try:
            failure = self.player.first_failure(twice, self.until)
        except TimeoutError:
            self._note(
                f"it keeps {kept} between calls, and the time was over before that was tried"
            )
            return None
        self._note("" if failure else f"it keeps {kept} between calls")
        return failure

    # -- concluding --------------------------------------------------------------

    def _wrong(self, failure: Failure) -> None:
        report, case = self.report, failure.case
        report.correct = False
        report.board = self.rules.board(case)
        report.expected, report.got = failure.expected, _told(failure.outcome)
        if failure.expected is not None:
            route = compare(report.board, ["queue-bfs"]).rows[0].answer
            report.route = (route.route or ()) if route else ()
        if self.subject.form.name != "program":
            report.run = self.subject.on_board(case, self.rules)
        again = self.player.outcome(case)
        # Whether it is ended by the time or by something else may be a matter of chance.
        ended = {again.ended, failure.outcome.ended}
        if again[:2] != failure.outcome[:2] and "stopped" not in ended:
            report.smallest = False
            is_program = self.subject.form.name == "program"
            others = "right for this board alone, wrong after others in the same input"
            report.reason = others if is_program else "called again, it gives another answer"
            return
        seen = see(self.player, failure, monotonic() + self.afterwards)
        report.like = resembles(seen, self.rules)
        report.reason = reason_for(self.player, failure, seen, report.like)

    def _too_slow(self, slow: Failure) -> None:
        grows = growth(self.subject, self.rules, self.player.seconds)
        self.report.reason = (
            f"it is too slow: {slow.outcome.text} on a board of {slow.case.cells} cells"
            f"{f'; {grows}' if grows else ''}"
        )


def _is_slow(failure: Failure) -> bool:
    return failure.outcome.ended == "stopped" and failure.case.cells > FEW_CELLS


def _told(outcome: Outcome) -> int | str | None:
    return outcome.throws if outcome.ended == "returned" else outcome.text


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


# -- several processes -----------------------------------------------------------------------

_player: Player


def _set_player(player: Player) -> None:
    global _player
    _player = player


def _play_part(block: Block, part: int, parts: int, until: float) -> tuple[int, Any]:
    before = _player.tried
    failure: Any
    try:
        failure = _player.first_failure(block.cases(_player.rules, part, parts), until)
    except TimeoutError:
        failure = TimeoutError
    return _player.tried - before, failure
