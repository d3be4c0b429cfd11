"""The results of a campaign: how often, how and where first each program is wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from ...board import Board
from ...checker.rules import Case
from ..errors import AtlasError
from .campaign_file import DAMAGED, ShardResult, Store
from .plan import Plan
from .unranking import NumberedBlock

__all__ = ["Counterexample", "Counts", "Results", "Row", "as_csv", "percent"]


class Row(NamedTuple):
    """The number of boards of a kind, for one program on one block."""

    part: int  #: the part of the plan, from 1
    program: str
    cells: int
    jumps: int
    die: str  #: the die, in words
    kind: str  #: the kind of its outcomes, as in `kind_of`
    boards: int  #: the number of boards of this kind
    of: int  #: the number of boards that were run and judged


class Counterexample(NamedTuple):
    """The smallest board of a kind for a program, the right answer, and the program's outcome."""

    program: str
    kind: str
    part: int
    board: Board
    expected: int | None
    said: str


class Counts:
    """The number of boards of each kind, for each program of a plan."""

    plan: Plan
    #: program → kind → the number of boards in each block
    counts: dict[str, dict[str, list[int]]]
    #: the smallest board of each kind for each program
    smallest: list[Counterexample]

    @cached_property
    def blocks(self) -> list[tuple[int, NumberedBlock, int]]:
        """The blocks in the order of boards, each with its part (from 1) and its size."""
        return [
            (at, block, size)
            for at, part in enumerate(self.plan.parts, start=1)
            for block, size in part.sizes()
        ]

    @cached_property
    def rows(self) -> list[Row]:
        """Every count that is not 0: block by block, program by program, kind by kind."""
        return [
            Row(part, name, block.cells, block.jumps, _in_words(block), kind, of_block[place],
                sum(one[place] for kind, one in kinds.items() if kind != "not-judged"))
            for place, (part, block, _) in enumerate(self.blocks)
            for name, kinds in self.counts.items()
            for kind, of_block in kinds.items()
            if of_block[place]
        ]  # fmt: skip

    def totals(self, part: int | None = None) -> dict[str, Counter[str]]:
        """Count boards by program and kind, in one part of the plan (from 1) or in all."""
        found = {name: Counter[str]() for name in self.plan.programs}
        for row in self.rows:
            if part in (None, row.part):
                found[row.program][row.kind] += row.boards
        return found


class Results(Counts):
    """The finished part of a campaign."""

    def __init__(self, store: Store) -> None:
        self.plan: Plan = store.plan
        self.finished = store.finished()
        self.runs = store.runs()
        # Another run may have finished more shards since.
        self._shard_results = [one for one in store.shard_results() if one.shard in self.finished]
        self._work = store.work()
        try:
            self._check_sums()
            self.counts = self._counted()
            self.smallest = self._smallest()
        except (LookupError, ValueError):  # SQLite does not notice a changed name or number
            raise AtlasError(f"{store.file}: {DAMAGED}") from None

    @property
    def boards(self) -> int:
        """The number of boards that were run."""
        return sum(self.finished.values())

    @property
    def is_whole(self) -> bool:
        """Whether the campaign is finished."""
        return self.boards == self.plan.boards

    @cached_property
    def _places(self) -> dict[tuple[int, NumberedBlock], int]:
        """Part and block → place in the order of boards."""
        return {(part - 1, block): place for place, (part, block, _) in enumerate(self.blocks)}

    def _check_sums(self) -> None:
        """Raise a ValueError if the counts of a finished shard do not add up to its boards."""
        sums = Counter[tuple[int, str]]()
        for result in self._shard_results:
            sums[result.shard, result.program] += result.boards
        for number, boards in self.finished.items():
            found = {boards, *(sums[number, name] for name in self.plan.programs)}
            if found != {self.plan.shards[number].boards}:
                raise ValueError

    def _counted(self) -> dict[str, dict[str, list[int]]]:
        """Return the counts, which are the same on every machine."""
        found: dict[str, dict[str, list[int]]] = {name: {} for name in self.plan.programs}
        for result in sorted(self._shard_results, key=lambda one: one.kind):
            none = [0] * len(self.blocks)
            found[result.program].setdefault(result.kind, none)[self._place(result.shard)] += (
                result.boards
            )
        return found

    def _smallest(self) -> list[Counterexample]:
        """Return the smallest board for each program and each kind, in the order of boards."""
        smallest: dict[tuple[str, str], tuple[tuple[int, int, int, int], ShardResult]] = {}
        for result in self._shard_results:
            shard = self.plan.shards[result.shard]
            key = (shard.block.cells, shard.block.jumps, self._place(result.shard), result.number)
            now = smallest.get((result.program, result.kind))
            if now is None or key < now[0]:
                smallest[result.program, result.kind] = (key, result)
        order = {name: at for at, name in enumerate(self.plan.programs)}
        found = [result for _, result in smallest.values()]
        found.sort(key=lambda result: (order[result.program], result.kind))
        return list(map(self._counterexample, found))

    def _counterexample(self, result: ShardResult) -> Counterexample:
        part = self.plan.shards[result.shard].part
        rules, case = self.plan.parts[part].rules, _case(result.board)
        if rules.fewest_throws(case) != result.expected:
            raise ValueError
        return Counterexample(
            result.program, result.kind, part + 1, rules.board(case), result.expected, result.said
        )

    def to_dict(self) -> dict[str, Any]:
        """Return everything as JSON: the plan, the counts, the smallest boards, the work."""
        return {
            "plan": self.plan.to_dict(),
            "fingerprint": self.plan.fingerprint,
            "boards": self.boards,
            "of": self.plan.boards,
            "blocks": [
                [part, block.cells, block.jumps, _in_words(block), size]
                for part, block, size in self.blocks
            ],
            "counts": self.counts,
            "smallest": [
                {"program": one.program, "kind": one.kind, "part": one.part,
                 "board": one.board.to_dict(), "expected": one.expected, "said": one.said}
                for one in self.smallest
            ],
            "work": self.work(),
        }  # fmt: skip

    def work(self) -> dict[str, dict[str, int]]:
        """Return for each program its boards, cells taken, edges examined and longest frontier."""
        found = dict[str, dict[str, int]]()
        for _, program, boards, cells, edges, frontier in self._work:
            one = found.setdefault(
                program, dict.fromkeys(("boards", "cells", "edges", "frontier"), 0)
            )
            one["boards"] += boards
            one["cells"] += cells
            one["edges"] += edges
            one["frontier"] = max(one["frontier"], frontier)
        return {name: found[name] for name in self.plan.programs if name in found}

    def _place(self, shard: int) -> int:
        part, block, _, _ = self.plan.shards[shard]
        return self._places[part, block]


def _case(text: str) -> Case:
    cells, jumps, die = json.loads(text)
    pairs = tuple((foot, end) for foot, end in jumps)
    return Case(cells, pairs, tuple(die) if isinstance(die, list) else die)


def _in_words(block: NumberedBlock) -> str:
    return str(block.die) if isinstance(block.die, int) else "-".join(map(str, block.die))


def as_csv(rows: Iterable[Row]) -> Iterator[str]:
    """Yield the lines of a table, with a header."""
    yield ",".join(Row._fields)
    yield from (",".join(map(str, row)) for row in rows)


def percent(part: int, whole: int) -> str:
    """Return a percentage, never rounded to 0% or 100%.

    Examples
    --------
    >>> percent(1, 3), percent(3, 3), percent(99_999, 100_000), percent(1, 100_000)
    ('33.33%', '100%', '99.999%', '0.001%')
    """
    if part in (0, whole):
        return "100%" if part else "0%"
    for digits in range(2, 15):
        share = f"{100 * part / whole:.{digits}f}"
        if 0 < float(share) < 100:
            break
    return f"{share}%"
