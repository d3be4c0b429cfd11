"""Run boards in order, block by block; record which blocks are complete, and say it in words."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from math import ceil

from ..board_text import counted
from ..sandbox import can_fork
from .board_tester import BoardTester, Failure
from .budget import Budget
from .cases import Block
from .rules import Case, Rules

__all__ = ["BlockRunner", "BlockSequence", "proven", "span"]

#: The most processes for each processor: more would only wait for each other.
MAX_JOBS = 2
#: A block of more boards is shared by several processes.
MIN_SHARED_BOARDS = 5000
#: The number of boards to run first, if one of the first probably fails.
FEW = 8
#: The least number of boards to run of a block that is too expensive; fewer if their calls run
#: many lines.
SAMPLE_SIZE = 1000


class BlockRunner:
    """Runs a program on boards until a deadline; `jobs` processes share the work."""

    def __init__(self, tester: BoardTester, jobs: int, until: float) -> None:
        self.tester, self.rules = tester, tester.rules
        most = MAX_JOBS * (os.cpu_count() or 1)
        self.jobs, self.until = min(jobs, most) if can_fork() else 1, until
        self.done: set[Block] = set()  # the blocks on all of whose boards the program is right
        self.late = False  # whether the deadline passed before some boards were run

    def first(self, cases: Iterable[Case]) -> Failure | None:
        """Return the first failure among some boards; None also if the deadline passes."""
        if self.late:
            return None
        try:
            return self.tester.first_failure(cases, self.until)
        except TimeoutError:
            self.late = True
            return None

    def first_failing(self, cases: Iterable[Case]) -> Case | None:
        """Return the first of some boards that the program fails on, as far as is known.

        A few are run at first, then twice as many: one of the first often fails.
        """
        waiting, few = iter(cases), FEW
        while batch := list(islice(waiting, few)):
            failure = self.first(batch)
            if failure is not None:
                return failure.case
            few *= 2
        return None

    def run(self, block: Block, until: float) -> Failure | None:
        """Return the first failure in a block; without a failure, the block is done.

        Raise a TimeoutError if `until` passes before all boards were run.
        """
        if self.jobs > 1 and block.size(self.rules) > MIN_SHARED_BOARDS:
            failure = self._shared(block, until)
        else:
            failure = self.tester.first_failure(block.cases(self.rules), until)
        if failure is None:
            self.done.add(block)
        return failure

    def _shared(self, block: Block, until: float) -> Failure | None:
        """Do the same with several processes, each with every n-th choice of feet."""
        from concurrent.futures import ThreadPoolExecutor  # not every host has threads

        testers = [self.tester.another() for _ in range(self.jobs)]

        def run(part: int) -> Failure | type[TimeoutError] | None:
            cases = block.cases(self.rules, part, self.jobs)
            try:
                return testers[part].first_failure(cases, until)
            except TimeoutError:
                return TimeoutError

        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                results = list(pool.map(run, range(self.jobs)))
            finally:
                for tester in testers:
                    tester.close()
        self.tester.tried += sum(tester.tried for tester in testers)
        if TimeoutError in results:
            raise TimeoutError
        failures = [failure for failure in results if isinstance(failure, Failure)]
        dice = self.rules.dice
        return min(
            failures,
            default=None,
            key=lambda f: (dice.index(f.case.die), *zip(*f.case.jumps, strict=True)),
        )


class BlockSequence:
    """A sequence of blocks, run a few boards at a time or all the rest at once.

    Of a block that costs too much, because a call runs many lines, only an evenly spaced sample
    of boards is run. `most` limits their total cost, and their number of boards.
    """

    def __init__(
        self,
        block_runner: BlockRunner,
        blocks: Iterable[Block],
        budget: Budget,
        most: float,
        until: float,
    ) -> None:
        self.block_runner, self.blocks, self.budget = block_runner, iter(blocks), budget
        self.left, self.boards_left, self.until = most, most, until
        self.in_part: dict[Block, int] = {}  # block → n, where one in n of its boards was run
        self._block: Block | None = None  # the unfinished block, if it has no failure so far
        self._rest: Iterator[Case] = iter(())

    def spend_at_most(self, most: float) -> None:
        """Lower the limits of what is still run."""
        self.left, self.boards_left = min(self.left, most), min(self.boards_left, most)

    def some(self, count: int) -> Failure | None:
        """Return the first failure among the next `count` boards.

        Raise a TimeoutError if the deadline passes before all were run.
        """
        batch: list[Case] = []
        ended: list[Block] = []
        while len(batch) < count:
            batch += islice(self._rest, count - len(batch))
            if len(batch) < count:
                ended += [self._block] if self._block is not None else []
                self._block = self._next()
                if self._block is None:
                    break
                self._rest = self._cases(self._block)
        begun, self._block = self._block, None
        failure = self.block_runner.tester.first_failure(batch, self.until)
        if failure is None:
            self._block = begun
            self.block_runner.done.update(block for block in ended if block not in self.in_part)
        return failure

    def rest(self) -> Failure | None:
        """Return the first failure among all the other boards, as far as time allows."""
        try:
            begun, self._block = self._block, None
            failure = self.block_runner.tester.first_failure(self._rest, self.until)
            if failure is None and begun is not None and begun not in self.in_part:
                self.block_runner.done.add(begun)
            while failure is None and (block := self._next()) is not None:
                if block in self.in_part:
                    failure = self.block_runner.tester.first_failure(self._cases(block), self.until)
                else:
                    failure = self.block_runner.run(block, self.until)
        except TimeoutError:
            return None
        return failure

    def _cases(self, block: Block) -> Iterator[Case]:
        """Yield the boards of a block, or a sample of them."""
        return islice(block.cases(self.block_runner.rules), 0, None, self.in_part.get(block, 1))

    def _next(self) -> Block | None:
        """Return the next block, unless even a program with short calls could not run it whole."""
        block = next(self.blocks, None)
        if block is None:
            return None
        size, cost = block.size(self.block_runner.rules), self.budget.cost(block)
        self.boards_left -= size
        if self.boards_left < 0:
            return None
        if cost > self.left:
            at_least = self.budget.boards_like(Case(block.cells), SAMPLE_SIZE)
            affordable = max(self.left * size / cost, at_least, 1)
            self.in_part[block] = ceil(size / affordable)
            cost = self.left
        self.left -= cost
        return block


def proven(done: set[Block], rules: Rules) -> str:
    """Describe the blocks that were run completely.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> blocks = {Block(2, 0), Block(3, 0), Block(3, 1), Block(4, 0), Block(4, 1)}
    >>> proven(blocks, RULES["plain"])
    'every board of 2 to 3 cells, of 4 cells with up to 1 jump'
    """
    most: dict[int, int] = {}
    for cells in sorted({block.cells for block in done}):
        jumps = 0
        while Block(cells, jumps) in done:
            jumps += 1
        if jumps:
            most[cells] = jumps - 1
    parts: list[tuple[list[int], int | None]] = []
    for cells, jumps in most.items():
        limit = None if jumps == len(rules.feet(cells)) else jumps
        if parts and parts[-1][1] == limit:
            parts[-1][0].append(cells)
        else:
            parts.append(([cells], limit))
    phrases = []
    for numbers, limit in parts:
        text = f"of {span(numbers)} cells"
        if rules.square:
            text = f"of {' and '.join(map(str, numbers))} cells"
        if limit is not None:
            text += f" with up to {counted(limit, 'jump')}" if limit else " without jumps"
        phrases.append(text)
    return f"every board {', '.join(phrases)}" if phrases else ""


def span(numbers: Iterable[int]) -> str:
    """Describe the range of some numbers.

    Examples
    --------
    >>> span([3, 5, 4]), span([7])
    ('3 to 5', '7')
    """
    lowest, *_, highest = sorted(set(numbers)) * 2
    return f"{lowest}" if lowest == highest else f"{lowest} to {highest}"
