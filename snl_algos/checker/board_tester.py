"""Judge a program's answers on many boards, within a budget.

A runner runs the program, in this process or another, and reports the result of each call. The
results are judged here, board by board, out of the program's reach.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from math import inf
from typing import NamedTuple, Self

from ..board import Board, Move
from ..findings import Finding
from ..programs import Outcome, Program, mixed
from ..sandbox import NotUnderstood, can_fork
from .calls import Result, outcome_of
from .rules import Case, Rules
from .runner import WAIT_FACTOR, ExternalProgram, InProcessRunner, IsolatedRunner, Runner

__all__ = ["BoardTester", "Failure", "is_costly", "outcome_on", "runner_for"]

#: The CPU time of a program is looked at this often, in seconds: that takes milliseconds.
LOOK_INTERVAL = 1.0


class Failure(NamedTuple):
    """A failing board of a program."""

    case: Case
    expected: int | None
    outcome: Outcome


class BoardTester:
    """Runs a program under rules, and judges it, as far as it is allowed to (see `allow`).

    By default the runner is the one that fits this host.
    """

    #: the number of boards that are run together
    BATCH_SIZE = 500
    #: how many boards of each kind come first, and how many random ones there are
    FIRST_TURN, MAX_RANDOM = 4, 500

    def __init__(
        self, program: Program, rules: Rules, seconds: float, *, runner: Runner | None = None
    ) -> None:
        self.program, self.rules = program, rules
        self.runner = runner or runner_for(program, rules, seconds)
        self.tried = 0
        self.progress: Callable[[int, Case], None] = lambda tried, case: None
        self.mixes = program.signature.lists  # whether lists of jumps are passed mixed
        self._began = time.monotonic()
        self.has_overworked = False  # whether the brake has ended a run
        self.allow()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """End its process."""
        self.runner.close()

    # -- the budget --------------------------------------------------------------

    def allow(self, work: float = inf, boards: float = inf) -> None:
        """Run for so many seconds of CPU time from now on, and at most so many boards.

        Waiting counts a fifth.
        """
        self.left, self._most_work = boards, self._worked() + work
        self._is_over, self._next_look = False, -inf

    def _worked(self) -> float:
        return max(self.runner.worked, (time.monotonic() - self._began) / WAIT_FACTOR)

    def _stop_if_over(self) -> None:
        now = time.monotonic()
        if now > self._next_look:
            self._next_look = now + LOOK_INTERVAL
            self._is_over = self._worked() > self._most_work
            self.has_overworked = self.has_overworked or self._is_over
        if self._is_over or now > self.runner.until:
            raise TimeoutError

    # -- running -----------------------------------------------------------------

    def run(self, cases: Iterable[Case]) -> Iterator[tuple[Case, Failure | None]]:
        """Yield each board, with the failure if there is one. Many boards are run at a time.

        Raise a TimeoutError if not all of them may be run.
        """
        waiting = iter(cases)
        while batch := list(islice(waiting, max(1, int(min(self.BATCH_SIZE, self.left))))):
            if self.left < 1:
                raise TimeoutError
            self._stop_if_over()
            for case, failure in zip(batch, self._judged(batch), strict=True):
                self.tried, self.left = self.tried + 1, self.left - 1
                self.progress(self.tried, case)
                yield case, failure
                self._stop_if_over()

    def first_failure(self, cases: Iterable[Case]) -> Failure | None:
        """Return the first failure on some boards, which are run as in `run`."""
        for _, failure in self.run(cases):
            if failure is not None:
                return failure
        return None

    def outcomes(
        self, cases: Iterable[Case], most_costly: float = inf
    ) -> Iterator[tuple[Case, Outcome]]:
        """Yield the program's outcome on each board, right or wrong, as far as they may be run.

        Stop after `most_costly` costly calls.
        """
        with suppress(TimeoutError):
            for case, failure in self.run(cases):
                outcome = self._outcome(case, failure)
                yield case, outcome
                most_costly -= is_costly(outcome)
                if not most_costly:
                    return

    def failures(self, cases: Iterable[Case]) -> Iterator[Failure]:
        """Yield the failures on some boards, up to a costly call, as far as they may be run."""
        with suppress(TimeoutError):
            for _, failure in self.run(cases):
                if failure is not None:
                    if is_costly(failure.outcome):
                        return
                    yield failure

    def is_right_if_sorted(self, cases: Iterable[Case]) -> bool:
        """Return whether the program is right on some boards if its lists of jumps are sorted."""
        mixes, self.mixes = self.mixes, False
        try:
            return mixes and self.first_failure(cases) is None
        except TimeoutError:
            return False
        finally:
            self.mixes = mixes

    def outcome(self, case: Case) -> Outcome:
        """Return the program's outcome on a board, right or wrong."""
        return self._outcome(case, self.first_failure([case]))

    def outcome_alone(self, case: Case) -> Outcome:
        """Return the program's outcome on a board as the first one of a process.

        It may take longer than others, and is not counted.
        """
        self.runner.renew()
        return self._outcome(case, next(self._judged([case])))

    def _outcome(self, case: Case, failure: Failure | None) -> Outcome:
        if failure is not None:
            return failure.outcome
        return Outcome("returned", self.rules.fewest_throws(case))

    def passed(self, case: Case) -> Case:
        """Return a case with its jumps in the order passed to the program."""
        return case._replace(jumps=tuple(mixed(case.jumps))) if self.mixes else case

    def _judged(self, batch: list[Case]) -> Iterator[Failure | None]:
        """Yield for each board the failure, or None if the program is right."""
        results = self.runner.run([*map(self.passed, batch)])
        for case, result in zip(batch, results, strict=True):
            expected = self.rules.fewest_throws(case)
            if type(result) is type(expected) and result == expected:
                yield None
                continue
            outcome = outcome_on(self.rules, case, expected, result)
            is_right = outcome.ended == "returned" and outcome.throws == expected
            yield None if is_right else Failure(case, expected, outcome)


def is_costly(outcome: Outcome) -> bool:
    """Return whether a call took long, as it used up its time or memory, or ended its process."""
    kind = "" if outcome.finding is None else outcome.finding.kind
    return outcome.ended == "stopped" or kind in ("died", "memory")


def runner_for(
    program: Program, rules: Rules, seconds: float, most_lines: int | None = None
) -> Runner:
    """Return the runner for a program on this host: in a separate process if possible.

    A single call may take some `seconds`, of CPU time if possible, and wait five times longer. It
    may run `most_lines`; by default only the clock ends it.
    """
    if isinstance(program, ExternalProgram) or can_fork():
        return IsolatedRunner(program, rules, seconds, most_lines)
    return InProcessRunner(program, rules, seconds, most_lines)


def outcome_on(rules: Rules, case: Case, expected: int | None, result: Result) -> Outcome:
    """Return the outcome of a call; a route given with a right number is also judged.

    Raise NotUnderstood if `result` is not a valid result of a runner.
    """
    try:
        outcome, route = outcome_of(result), _route_of(result)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise NotUnderstood(result) from None
    if route is not None and outcome.throws == expected:
        flaw = _flaw_of_route(route, outcome.throws, rules.board(case))
        if flaw is not None:
            return Outcome("misunderstood", None, flaw)
    return outcome


def _route_of(result: Result) -> list[Move] | None:
    """Return the route in a call's answer."""
    if not isinstance(result, dict) or result.get("route") is None:
        return None
    return [Move(int(face), int(landing), int(cell)) for face, landing, cell in result["route"]]


def _flaw_of_route(route: list[Move], throws: int | None, board: Board) -> Finding | None:
    """Return what is wrong with the route of an answer with the right number of throws."""
    at = board.start
    for move in route:
        if move not in board.moves(at):
            return Finding("illegal-route", (at,), moves=(move,))
        at = move.cell
    if at != board.goal or len(route) != throws:
        return Finding("wrong-route", (at,), numbers={"length": len(route)})
    return None
