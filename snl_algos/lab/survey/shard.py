"""Run a shard: every program on each of its boards, and count the outcomes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from ...checker.board_tester import outcome_on, runner_for
from ...checker.rules import Case, Rules
from ...checker.runners.in_process import InProcessRunner
from ...checker.runners.invocation import WORK
from ...checker.runners.runner import Runner
from ...programs import Algorithm, Mistake, Outcome, Program, ProgramError, program_of
from ...sandbox import NotUnderstood
from ..errors import AtlasError
from ..trusted_runner import TrustedRunner
from .plan import Plan, Shard
from .unranking import NumberedBlock

__all__ = ["Opener", "kind_of", "registered", "run_shard"]

#: Opens a program by its name in the plan. It must be a function of a module, because it is sent to
#: other processes.
Opener = Callable[[str], Program]

#: The clock ends only calls that their lines do not end: a long call in C, or a loop that catches
#: everything. Such calls are not judged.
SECONDS = 10.0
#: The findings about calls that might have continued on another machine.
NOT_JUDGED = frozenset(("no-answer-in-time", "prints-without-end", "memory", "died"))
#: The number of boards that are run at a time.
BATCH_SIZE = 500


def registered(name: str) -> Program:
    """Return an algorithm or a mistake by its name.

    Raises
    ------
    ProgramError
        If there is none with that name. The message lists the algorithms.

    Examples
    --------
    >>> registered("greedy").title
    'Goes as high as possible'
    """
    try:
        return program_of(name)
    except KeyError as error:
        raise ProgramError(error.args[0]) from None


def kind_of(outcome: Outcome, expected: int | None) -> str:
    """Return the kind that an outcome is counted as.

    Returns
    -------
    str
        "right", "too-high" or "too-low"; "misses-every-route" for the answer None although there
        is a route; "answers-out-of-reach" for a number although there is none; "not-judged" if
        the clock or the memory limit ended the call; else the kind of its finding.

    Examples
    --------
    >>> kind_of(Outcome("returned", 4), 3)
    'too-high'
    """
    throws = outcome.throws
    if outcome.ended != "returned":
        assert outcome.finding is not None
        return "not-judged" if outcome.finding.kind in NOT_JUDGED else outcome.finding.kind
    if throws == expected:
        return "right"
    if throws is None:
        return "misses-every-route"
    if expected is None:
        return "answers-out-of-reach"
    return "too-high" if throws > expected else "too-low"


def run_shard(plan: str, opener: Opener, number: int) -> dict[str, Any]:
    """Run one shard of a plan. Both the plan and the result are JSON.

    Returns
    -------
    dict
        For each program: kind → the number of boards, and the first of them with its number in
        the block, the right answer and the program's outcome. With `work` in the plan, also the
        work.

    Examples
    --------
    >>> plan = '{"programs": ["forward-dp"], "boards": [{"every": [5], "dice": [2]}]}'
    >>> found = run_shard(plan, registered, 1)
    >>> {kind: one["boards"] for kind, one in found["programs"]["forward-dp"]["kinds"].items()}
    {'right': 12}
    """
    return _shard_runner(plan, opener).run(number)


@lru_cache(maxsize=2)
def _shard_runner(plan: str, opener: Opener) -> ShardRunner:
    return ShardRunner(Plan.from_dict(json.loads(plan)), opener)


class ShardRunner:
    """The programs of a plan and their runners, kept from shard to shard."""

    def __init__(self, plan: Plan, opener: Opener) -> None:
        self.plan, self.opener = plan, opener
        self._rules = [part.rules for part in plan.parts]
        self._programs = {name: opener(name) for name in plan.programs}
        self._runners: dict[tuple[str, int, int], Runner] = {}

    def run(self, number: int) -> dict[str, Any]:
        """Run one shard and return its counts."""
        shard = self.plan.shards[number]
        cases, expected = self.boards(shard)
        return {
            "shard": number,
            "boards": len(cases),
            "programs": {
                name: self._counts(name, shard, cases, expected) for name in self.plan.programs
            },
        }

    def boards(self, shard: Shard) -> tuple[list[Case], list[int | None]]:
        """Return the boards of a shard, and the fewest throws on each."""
        rules = self._rules[shard.part]
        cases = list(self.plan.cases(shard))
        return cases, list(map(rules.fewest_throws, cases))

    def outcomes(
        self, name: str, shard: Shard, cases: Sequence[Case], expected: Sequence[int | None]
    ) -> Iterator[Outcome]:
        """Yield the outcome of a program on each board of a shard."""
        rules = self._rules[shard.part]
        results = _results(self._runner(name, shard), cases)
        for case, right, result in zip(cases, expected, results, strict=True):
            yield outcome_on(rules, case, right, result)

    def sample(self, part: int, block: NumberedBlock, numbers: Iterable[int]) -> None:
        """Run some boards of a block, and discard the counts."""
        rules, cases_of = self._rules[part], self.plan.parts[part].cases
        cases = [case for number in numbers for case in cases_of(block, number, 1)]
        expected = list(map(rules.fewest_throws, cases))
        for name in self.plan.programs:
            self._counts(name, Shard(part, block, 0, len(cases)), cases, expected)

    def _counts(
        self, name: str, shard: Shard, cases: Sequence[Case], expected: Sequence[int | None]
    ) -> dict[str, Any]:
        kinds: dict[str, dict[str, Any]] = {}
        outcomes = self.outcomes(name, shard, cases, expected)
        for at, (case, right, outcome) in enumerate(zip(cases, expected, outcomes, strict=True)):
            seen = kinds.setdefault(
                kind_of(outcome, right),
                {"boards": 0, "number": shard.first + at, "case": case, "expected": right,
                 "said": str(outcome)},
            )  # fmt: skip
            seen["boards"] += 1
        found: dict[str, Any] = {"kinds": kinds}
        if self.plan.work:
            found["work"] = _work(self._runner(name, shard), cases)
        return found

    def _runner(self, name: str, shard: Shard) -> Runner:
        key = (name, shard.part, shard.block.cells)
        if key not in self._runners:
            rules, lines = self._rules[shard.part], self.plan.lines_on(shard.block)
            self._runners[key] = _runner(self._programs[name], rules, lines)
        return self._runners[key]


def _runner(program: Program, rules: Rules, lines: int) -> Runner:
    """Return a runner for a program: in this process if the program is one of the package's."""
    unfit = rules.unfit_for(program.signature, takes_die=program.takes_die)
    if unfit:
        raise AtlasError(
            f"{program.name}: the boards of the rules {rules.name} cannot be passed to "
            f"{program.signature.title}: {unfit}; boards that fit have "
            f'rules = "{program.signature.rules}"'
        )
    if isinstance(program, Algorithm | Mistake):
        is_known_to_end = isinstance(program, Algorithm) and program.exact
        if is_known_to_end:
            return InProcessRunner(program, rules, SECONDS)
        return TrustedRunner(program, rules, SECONDS, lines)
    return runner_for(program, rules, SECONDS, lines)


def _results(runner: Runner, cases: Sequence[Case]) -> Iterable[Any]:
    for at in range(0, len(cases), BATCH_SIZE):
        try:
            yield from runner.run(cases[at : at + BATCH_SIZE])
        except NotUnderstood as error:
            raise AtlasError(f"{error}; so it cannot be counted") from None


def _work(runner: Runner, cases: Sequence[Case]) -> dict[str, int]:
    """Return the total work of all calls, and the longest frontier of any."""
    total = Counter[str]()
    longest = 0
    for case in cases:
        work = runner.ask(WORK, case)
        if work is not None:
            total.update(boards=1, cells=work.cells or 0, edges=work.edges or 0)
            longest = max(longest, work.frontier or 0)
    return {**{key: total[key] for key in ("boards", "cells", "edges")}, "frontier": longest}
