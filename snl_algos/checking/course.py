"""Plays boards in their order, block by block, and knows which blocks were played whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from .budget import Budget
from .cases import Block
from .playing import Failure, Player
from .rules import Case
from .running import can_fork

__all__ = ["Course", "InOrder"]

#: A block of more boards is worth several processes.
WORTH_SHARING = 5000


class Course:
    """Plays a program on boards until it is too late.

    Parameters
    ----------
    player : Player
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

    def __init__(self, player: Player, jobs: int, until: float) -> None:
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


class InOrder:
    """Some blocks one after the other, a few boards at a time or the rest at once.

    Parameters
    ----------
    course : Course
        Plays them.
    blocks : iterable of Block
        The blocks.
    budget : Budget
        What they cost.
    most : float
        What they may cost together.
    until : float
        When to end.
    """

    def __init__(
        self, course: Course, blocks: Iterable[Block], budget: Budget, most: float, until: float
    ) -> None:
        self.course, self.blocks, self.budget = course, iter(blocks), budget
        self.left, self.until = most, until
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
        whole: list[Block] = []
        while len(batch) < count:
            batch += islice(self._rest, count - len(batch))
            if len(batch) < count:
                whole += [self._block] if self._block is not None else []
                self._block = self._next()
                if self._block is None:
                    break
                self._rest = self._block.cases(self.course.rules)
        begun, self._block = self._block, None
        failure = self.course.player.first_failure(batch, self.until)
        if failure is None:
            self._block = begun
            self.course.done.update(whole)
        return failure

    def rest(self) -> Failure | None:
        """The first failure among all the others, as far as the time allows."""
        try:
            begun, self._block = self._block, None
            failure = self.course.player.first_failure(self._rest, self.until)
            if failure is None and begun is not None:
                self.course.done.add(begun)
            while failure is None and (block := self._next()) is not None:
                failure = self.course.play(block, self.until)
        except TimeoutError:
            return None
        return failure

    def _next(self) -> Block | None:
        block = next(self.blocks, None)
        if block is None:
            return None
        self.left -= self.budget.cost(block)
        return None if self.left < 0 else block
