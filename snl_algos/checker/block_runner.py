"""Plays boards in their order, block by block, and knows which blocks were played whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from math import ceil

from .board_tester import BoardTester, Failure
from .budget import Budget
from .cases import Block
from .rules import Case
from .runners import can_fork

__all__ = ["BlockRunner", "BlockSequence"]

#: A block of more boards is worth several processes.
WORTH_SHARING = 5000
#: Of a block that costs too much, so many boards are played at least; fewer if their calls run
#: many lines.
SPREAD = 1000


class BlockRunner:
    """Plays a program on boards until it is too late.

    Parameters
    ----------
    player : BoardTester
        Plays the program.
    jobs : int
        Processes to share the work.
    until : float
        When to end.

    Attributes
    ----------
    done : set of Block
        The blocks on all of whose boards the program is right.
    late : bool
        Whether it was too late for some boards.
    """

    def __init__(self, player: BoardTester, jobs: int, until: float) -> None:
        self.player, self.rules = player, player.rules
        self.jobs, self.until = jobs if can_fork() else 1, until
        self.done: set[Block] = set()
        self.late = False

    def first(self, cases: Iterable[Case]) -> Failure | None:
        """The first failure among some boards; none, too, if it is too late to play them all."""
        if self.late:
            return None
        try:
            return self.player.first_failure(cases, self.until)
        except TimeoutError:
            self.late = True
            return None

    def fails(self, case: Case) -> bool:
        """Whether the program is wrong on a board, as far as is known."""
        return self.first([case]) is not None

    def play(self, block: Block, until: float) -> Failure | None:
        """The first failure in a block; the block is done if there is none.

        Raises
        ------
        TimeoutError
            If it is later than `until` before all were played.
        """
        if block in self.done:
            return None
        if self.jobs > 1 and block.size(self.rules) > WORTH_SHARING:
            failure = self._shared(block, until)
        else:
            failure = self.player.first_failure(block.cases(self.rules), until)
        if failure is None:
            self.done.add(block)
        return failure

    def _shared(self, block: Block, until: float) -> Failure | None:
        """The same by several processes, each with every n-th choice of where jumps begin."""
        from concurrent.futures import ThreadPoolExecutor  # not every host has threads

        players = [self.player.another() for _ in range(self.jobs)]

        def play(part: int) -> Failure | type[TimeoutError] | None:
            cases = block.cases(self.rules, part, self.jobs)
            try:
                return players[part].first_failure(cases, until)
            except TimeoutError:
                return TimeoutError

        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                results = list(pool.map(play, range(self.jobs)))
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


class BlockSequence:
    """Some blocks one after the other, a few boards at a time or the rest at once.

    A block that costs too much, because a call runs many lines, is played in part: boards that
    are spread evenly over it.

    Parameters
    ----------
    course : BlockRunner
        Plays them.
    blocks : iterable of Block
        The blocks.
    budget : Budget
        What they cost.
    most : float
        What they may cost together, and how many boards they may have.
    until : float
        When to end.

    Attributes
    ----------
    in_part : dict
        Block → n, where one in n of its boards was played.
    """

    def __init__(
        self,
        course: BlockRunner,
        blocks: Iterable[Block],
        budget: Budget,
        most: float,
        until: float,
    ) -> None:
        self.course, self.blocks, self.budget = course, iter(blocks), budget
        self.left, self.boards_left, self.until = most, most, until
        self.in_part: dict[Block, int] = {}
        self._block: Block | None = None  # the one that was begun, if all went well so far
        self._rest: Iterator[Case] = iter(())

    def some(self, count: int) -> Failure | None:
        """The first failure among the next so many boards.

        Raises
        ------
        TimeoutError
            If it is later than `until` before all were played.
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
        failure = self.course.player.first_failure(batch, self.until)
        if failure is None:
            self._block = begun
            self.course.done.update(block for block in ended if block not in self.in_part)
        return failure

    def rest(self) -> Failure | None:
        """The first failure among all the others, as far as the time allows."""
        try:
            begun, self._block = self._block, None
            failure = self.course.player.first_failure(self._rest, self.until)
            if failure is None and begun is not None and begun not in self.in_part:
                self.course.done.add(begun)
            while failure is None and (block := self._next()) is not None:
                if block in self.in_part:
                    failure = self.course.player.first_failure(self._cases(block), self.until)
                else:
                    failure = self.course.play(block, self.until)
        except TimeoutError:
            return None
        return failure

    def _cases(self, block: Block) -> Iterator[Case]:
        """The boards of a block, or those of them that are played."""
        return islice(block.cases(self.course.rules), 0, None, self.in_part.get(block, 1))

    def _next(self) -> Block | None:
        """The next block, as long as a program with short calls would have played it whole."""
        block = next(self.blocks, None)
        if block is None:
            return None
        size, cost = block.size(self.course.rules), self.budget.cost(block)
        self.boards_left -= size
        if self.boards_left < 0:
            return None
        if cost > self.left:
            at_least = self.budget.boards_like(Case(block.cells), SPREAD)
            affordable = max(self.left * size / cost, at_least, 1)
            self.in_part[block] = ceil(size / affordable)
            cost = self.left
        self.left -= cost
        return block
