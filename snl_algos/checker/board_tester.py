"""Judges what a program says of many boards.

A runner plays the program, wherever that is, and says what each call returned. The judging is
done here, board by board, where the program cannot reach it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from time import monotonic, perf_counter
from typing import NamedTuple, Self

from ..board import Board, Move
from ..findings import Finding
from ..programs import Outcome, Program, listed
from .rules import Case, Rules
from .runners import NotUnderstood, Runner, Said, outcome_of, route_of, runner_for

__all__ = ["BoardTester", "Failure", "outcome_on"]

#: Boards that take longer than this together, in seconds, are worth a look at the clock.
A_WHILE = 0.2


class Failure(NamedTuple):
    """A board on which a program is wrong."""

    case: Case
    expected: int | None
    outcome: Outcome


class BoardTester:
    """Plays a program under rules, and judges it.

    `BATCH_SIZE` boards are played between two looks at the clock. A search that takes boards of
    several kinds in turns takes `A_FEW` of each at first, then twice as many.

    Parameters
    ----------
    program : Program
        The program.
    rules : Rules
        The rules.
    seconds : float
        The longest that a single call may take.
    runner : Runner, optional
        What runs it. By default the runner that fits this host.
    """

    BATCH_SIZE = 500
    A_FEW = 4

    def __init__(
        self, program: Program, rules: Rules, seconds: float, *, runner: Runner | None = None
    ) -> None:
        self.program, self.rules = program, rules
        self.runner = runner or runner_for(program, rules, seconds)
        self.tried = 0
        self.progress: Callable[[int, Case], None] = lambda tried, case: None
        self.mixes = program.signature.lists  # whether lists of jumps are passed mixed
        self._closed = False
        self._longer: dict[Case, Outcome] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """End what it has started. It plays no more, also if another thread is at it."""
        self._closed = True
        self.runner.close()

    def another(self) -> BoardTester:
        """Another player of the same program, with a process of its own."""
        other = BoardTester(self.program, self.rules, self.seconds)
        other.mixes, other.runner.until = self.mixes, self.runner.until
        return other

    @property
    def seconds(self) -> float:
        """The longest that a single call may take."""
        return self.runner.seconds

    @seconds.setter
    def seconds(self, seconds: float) -> None:
        self.runner.seconds = seconds

    def first_failure(self, cases: Iterable[Case], until: float = float("inf")) -> Failure | None:
        """The first board of some on which the program is wrong.

        Raises
        ------
        TimeoutError
            If it is later than `until` before all were played, or if everything must be over.
        """
        waiting = iter(cases)
        while batch := list(islice(waiting, self.BATCH_SIZE)):
            began = perf_counter()
            for failure in self._judged(batch):
                self.tried += 1
                if failure is not None:
                    return failure
                if perf_counter() > began + A_WHILE:  # slow calls: look at the clock now and then
                    began = perf_counter()
                    if monotonic() > until:
                        raise TimeoutError
            self.progress(self.tried, batch[-1])
            if self._closed or monotonic() > until:
                raise TimeoutError
        return None

    def fails(self, case: Case) -> bool:
        """Whether the program is wrong on a board."""
        return self.first_failure([case]) is not None

    def is_right_if_sorted(self, case: Case) -> bool:
        """Return whether the program is right on a board if its lists of jumps are sorted."""
        mixes, self.mixes = self.mixes, False
        try:
            return mixes and not self.fails(case)
        finally:
            self.mixes = mixes

    def outcome(self, case: Case) -> Outcome:
        """What the program says of a board, right or wrong."""
        failure = self.first_failure([case])
        if failure is not None:
            return failure.outcome
        return Outcome("returned", self.rules.fewest_throws(case))

    def given_longer(self, case: Case) -> Outcome:
        """What the program says of a board if the call may take much longer.

        Raises
        ------
        TimeoutError
            If there is no time for that.
        """
        if case not in self._longer:
            expected = self.rules.fewest_throws(case)
            said = self.runner.longer(self.passed(case))
            self._longer[case] = outcome_on(self.rules, case, expected, said)
        return self._longer[case]

    def outcomes(
        self, cases: Iterable[Case], until: float = float("inf")
    ) -> Iterator[tuple[Case, Outcome]]:
        """What the program says of each board, right or wrong. Played many at a time.

        Ends early if it is later than `until`.
        """
        waiting = iter(cases)
        while monotonic() < until and (batch := list(islice(waiting, self.BATCH_SIZE))):
            judged = self._judged(batch)
            for case in batch:
                try:
                    failure = next(judged)
                except TimeoutError:
                    return
                self.tried += 1
                if failure is not None:
                    yield case, failure.outcome
                else:
                    yield case, Outcome("returned", self.rules.fewest_throws(case))
                if monotonic() > until:
                    return

    def passed(self, case: Case) -> Case:
        """Return a case with its jumps in the order in which they are passed."""
        return case._replace(jumps=tuple(listed(case.jumps))) if self.mixes else case

    def _judged(self, batch: list[Case]) -> Iterator[Failure | None]:
        """For each board: nothing if the program is right there, else the failure."""
        played = self.runner.play([*map(self.passed, batch)])
        for case, said in zip(batch, played, strict=True):
            expected = self.rules.fewest_throws(case)
            if type(said) is type(expected) and said == expected:
                yield None
                continue
            outcome = outcome_on(self.rules, case, expected, said)
            is_right = outcome.ended == "returned" and outcome.throws == expected
            yield None if is_right else Failure(case, expected, outcome)


def outcome_on(rules: Rules, case: Case, expected: int | None, said: Said) -> Outcome:
    """How a call ended; the route that it gave with a right number is judged, too.

    Raises
    ------
    NotUnderstood
        If that is not what a runner says.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> outcome_on(RULES["plain"], Case(9), 2, {"throws": 2, "route": [[6, 7, 7]]}).finding.kind
    'wrong-route'
    """
    try:
        outcome, route = outcome_of(said), route_of(said)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise NotUnderstood(repr(said)[:40]) from None
    if route is not None and outcome.throws == expected:
        flaw = _flaw_of_route(route, outcome.throws, rules.board(case))
        if flaw is not None:
            return Outcome("misunderstood", None, flaw)
    return outcome


def _flaw_of_route(
    route: list[tuple[int, int, int]], throws: int | None, board: Board
) -> Finding | None:
    """What is wrong with the route of an answer that has the right number of throws."""
    at = board.start
    for move in map(Move._make, route):
        if at == board.goal or move not in board.moves(at):
            return Finding("illegal-route", (at,), moves=(move,))
        at = move.cell
    if at != board.goal or len(route) != throws:
        return Finding("wrong-route", (at,), numbers={"length": len(route)})
    return None
