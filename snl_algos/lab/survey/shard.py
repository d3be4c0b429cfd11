"""Plays a shard: every program on each of its boards, and counts what came of it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Any

from ...board import Board
from ...checker.board_tester import outcome_on
from ...checker.rules import Case, Rules, faces_of
from ...checker.runners import InProcessRunner, NotUnderstood, Runner, runner_for
from ...checker.runners.questions import WORK
from ...programs import ALGORITHMS, MISTAKES, Algorithm, Mistake, Outcome, Program, ProgramError
from ..engines.bitsliced import throws_of_each
from ..errors import AtlasError
from ..trusted_runner import TrustedRunner
from .plan import SHARD, Plan, Shard
from .unranking import Block

__all__ = ["Opener", "kind_of", "play", "registered", "right_answers"]

#: Opens a program by what the plan calls it. It must be a function of a module, because it is
#: sent to other processes.
Opener = Callable[[str], Program]

#: The clock ends only what is not ended by its lines: a long call in C, or a loop that catches
#: everything. What it ends is not judged.
SECONDS = 10.0
#: How a call ended that somebody else's machine would have let go on.
NOT_JUDGED = frozenset(("no-answer-in-time", "prints-without-end", "memory", "died"))
#: Boards that are played between two looks at what was said.
BATCH_SIZE = 500
#: On larger boards too many different jumps would have to be followed at once.
MAX_SLICED_CELLS = 30


def registered(name: str) -> Program:
    """An algorithm or a mistake, by its name.

    Raises
    ------
    ProgramError
        If there is none.
    """
    for register in (ALGORITHMS, MISTAKES):
        if name in register:
            return register[name]
    raise ProgramError(f"there is no algorithm and no mistake {name!r}")


def kind_of(outcome: Outcome, expected: int | None) -> str:
    """What an outcome is counted as.

    Returns
    -------
    str
        "right", "too-high" or "too-low"; "misses-every-route" for the answer None where there is
        a route; "answers-out-of-reach" for a number where there is none; "not-judged" if the
        clock or the memory ended the call; else the kind of a finding: how the call ended.

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


def play(plan: str, opener: Opener, number: int) -> dict[str, Any]:
    """Play one shard of a plan, given as JSON. What is returned is JSON, too.

    Returns
    -------
    dict
        For each program: kind → how many boards, and the first of them with its number in the
        block, what was right, and what the program said. With `work` in the plan, also the work.

    Examples
    --------
    >>> plan = '{"programs": ["forward-dp"], "boards": [{"every": [5], "dice": [2]}]}'
    >>> found = play(plan, registered, 1)
    >>> {kind: one["boards"] for kind, one in found["programs"]["forward-dp"]["kinds"].items()}
    {'right': 12}
    """
    return _table(plan, opener).play(number)


def right_answers(rules: Rules, cases: Sequence[Case]) -> list[int | None]:
    """Return the fewest throws on each of some boards of one size, with one die.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> right_answers(RULES["plain"], [Case(30), Case(30, ((3, 22),))])
    [5, 3]
    """
    if not cases or cases[0].cells > MAX_SLICED_CELLS:
        return [rules.fewest_throws(case) for case in cases]
    cells, _, die = cases[0]
    jumps = [case.jumps for case in cases]
    return throws_of_each(cells, jumps, faces_of(die), start=rules.start, chained=rules.chained)


@lru_cache(maxsize=2)
def _table(plan: str, opener: Opener) -> Table:
    return Table(Plan.from_dict(json.loads(plan)), opener)


class CachedRules(Rules):
    """Rules that keep the boards of a shard, because every program of a plan plays each of them."""

    @classmethod
    def of(cls, rules: Rules) -> CachedRules:
        return cls(**{one.name: getattr(rules, one.name) for one in fields(rules)})

    def board(self, case: Case) -> Board:
        return _board(self, case)


@lru_cache(maxsize=SHARD)
def _board(rules: CachedRules, case: Case) -> Board:
    return Rules.board(rules, case)


class Table:
    """Where programs play: it keeps them from shard to shard."""

    def __init__(self, plan: Plan, opener: Opener) -> None:
        self.plan, self.opener = plan, opener
        self._rules = [CachedRules.of(part.rules) for part in plan.parts]
        self._programs = {name: opener(name) for name in plan.programs}
        self._runners: dict[tuple[str, int, int], Runner] = {}

    def play(self, number: int) -> dict[str, Any]:
        """What came of one shard."""
        shard = self.plan.shards[number]
        cases, expected = self.boards(shard)
        return {
            "shard": number,
            "boards": len(cases),
            "programs": {
                name: self._played(name, shard, cases, expected) for name in self.plan.programs
            },
        }

    def boards(self, shard: Shard) -> tuple[list[Case], list[int | None]]:
        """The boards of a shard, and the fewest throws on each."""
        rules = self._rules[shard.part]
        cases = list(self.plan.cases(shard))
        return cases, right_answers(rules, cases)

    def outcomes(
        self, name: str, shard: Shard, cases: Sequence[Case], expected: Sequence[int | None]
    ) -> Iterator[Outcome]:
        """What a program says on each board of a shard."""
        rules = self._rules[shard.part]
        said = _said_by(self._runner(name, shard), cases)
        for case, right, one in zip(cases, expected, said, strict=True):
            yield outcome_on(rules, case, right, one)

    def sample(self, part: int, block: Block, numbers: Iterable[int]) -> None:
        """Play some boards of a block, and keep nothing."""
        rules, cases_of = self._rules[part], self.plan.parts[part].cases
        cases = [case for number in numbers for case in cases_of(block, number, 1)]
        expected = right_answers(rules, cases)
        for name in self.plan.programs:
            self._played(name, Shard(part, block, 0, len(cases)), cases, expected)

    def _played(
        self, name: str, shard: Shard, cases: Sequence[Case], expected: Sequence[int | None]
    ) -> dict[str, Any]:
        kinds: dict[str, dict[str, Any]] = {}
        said = self.outcomes(name, shard, cases, expected)
        for at, (case, right, outcome) in enumerate(zip(cases, expected, said, strict=True)):
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
    """What plays a program. Those of the package need not be held apart."""
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


def _said_by(runner: Runner, cases: Sequence[Case]) -> Iterable[Any]:
    for at in range(0, len(cases), BATCH_SIZE):
        try:
            yield from runner.run(cases[at : at + BATCH_SIZE])
        except NotUnderstood as error:
            raise AtlasError(f"{error}; so nothing can be counted of it") from None


def _work(runner: Runner, cases: Sequence[Case]) -> dict[str, int]:
    """The work of all calls together, and the longest frontier of any."""
    total = Counter[str]()
    longest = 0
    for case in cases:
        work = runner.ask(WORK, case)
        if work is not None:
            total.update(boards=1, cells=work.cells or 0, edges=work.edges or 0)
            longest = max(longest, work.frontier or 0)
    return {**{key: total[key] for key in ("boards", "cells", "edges")}, "frontier": longest}
