"""What a campaign has found: how often each program is wrong, in what way, and the first boards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from ..board import Board
from ..checking.rules import Case
from .numbering import Block
from .plan import Plan
from .store import Kept, Store

__all__ = ["First", "Results", "Row"]


class Row(NamedTuple):
    """How many boards of a kind there are, for one program on one block.

    Attributes
    ----------
    part : int
        Which boards of the plan, from 1.
    program, kind : str
        The program, and what came of it, as `kind_of` has it.
    cells, jumps : int
        How many each board has.
    die : str
        The die, in words.
    boards : int
        How many of them are of this kind.
    of : int
        How many of them were played and judged.
    """

    part: int
    program: str
    cells: int
    jumps: int
    die: str
    kind: str
    boards: int
    of: int


class First(NamedTuple):
    """The smallest board of a kind for a program, what is right there, and what it said."""

    program: str
    kind: str
    part: int
    case: Case
    expected: int | None
    said: str


class Results:
    """What is finished of a campaign.

    Parameters
    ----------
    store : Store
        Its file.
    """

    def __init__(self, store: Store) -> None:
        self.plan: Plan = store.plan
        self.finished = store.finished()
        self._kept = store.kept()
        self._work = store.work()

    @property
    def boards(self) -> int:
        """How many boards were played."""
        return sum(self.finished.values())

    @property
    def is_whole(self) -> bool:
        """Whether the campaign is finished."""
        return self.boards == self.plan.boards

    @cached_property
    def _places(self) -> dict[tuple[int, Block], int]:
        """Part and block → place in the order of boards."""
        blocks = [
            (at, block) for at, part in enumerate(self.plan.parts) for block, _ in part.sizes()
        ]
        return {one: place for place, one in enumerate(blocks)}

    def rows(self) -> list[Row]:
        """Every count, in the order of the plan. The same on every machine."""
        counts = Counter[tuple[int, int, str]]()
        judged = Counter[tuple[int, int]]()
        order = {name: at for at, name in enumerate(self.plan.programs)}
        for kept in self._kept:
            place, program = self._place(kept.shard), order[kept.program]
            counts[place, program, kept.kind] += kept.boards
            if kept.kind != "not-judged":
                judged[place, program] += kept.boards
        blocks, names = list(self._places), list(order)
        rows = list[Row]()
        for place, program, kind in sorted(counts):
            part, block = blocks[place]
            of, boards = judged[place, program], counts[place, program, kind]
            size = (block.cells, block.jumps, _in_words(block))
            rows.append(Row(part + 1, names[program], *size, kind, boards, of))
        return rows

    def totals(self, part: int | None = None) -> dict[str, Counter[str]]:
        """Program → kind → boards, of one part of the plan (from 1) or of all."""
        found = {name: Counter[str]() for name in self.plan.programs}
        for row in self.rows():
            if part in (None, row.part):
                found[row.program][row.kind] += row.boards
        return found

    def firsts(self) -> list[First]:
        """For each program and each kind the smallest board, in the order of boards."""
        smallest: dict[tuple[str, str], tuple[tuple[int, int, int, int], Kept]] = {}
        for kept in self._kept:
            shard = self.plan.shards[kept.shard]
            key = (shard.block.cells, shard.block.jumps, self._place(kept.shard), kept.number)
            now = smallest.get((kept.program, kept.kind))
            if now is None or key < now[0]:
                smallest[kept.program, kept.kind] = (key, kept)
        order = {name: at for at, name in enumerate(self.plan.programs)}
        return [
            First(program, kind, self.plan.shards[kept.shard].part + 1, _case(kept.board),
                  kept.expected, kept.said)
            for (program, kind), (_, kept) in sorted(
                smallest.items(), key=lambda one: (order[one[0][0]], one[0][1])
            )
        ]  # fmt: skip

    def board(self, first: First) -> Board:
        """The board of a `First`."""
        return self.plan.parts[first.part - 1].rules.board(first.case)

    def to_dict(self) -> dict[str, Any]:
        """Everything as JSON: the plan, the counts, the smallest boards, the work."""
        return {
            "plan": self.plan.to_dict(),
            "boards": self.boards,
            "of": self.plan.boards,
            "counts": [row._asdict() for row in self.rows()],
            "smallest": [
                {"program": one.program, "kind": one.kind, "part": one.part,
                 "board": self.board(one).to_dict(), "expected": one.expected, "said": one.said}
                for one in self.firsts()
            ],
            "work": self.work(),
        }  # fmt: skip

    def work(self) -> dict[str, dict[str, int]]:
        """Program → boards, cells taken and edges examined on them all, the longest frontier."""
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


def _in_words(block: Block) -> str:
    return str(block.die) if isinstance(block.die, int) else "-".join(map(str, block.die))


def as_csv(rows: Iterable[Row]) -> Iterator[str]:
    """The lines of a table, with a heading."""
    yield ",".join(Row._fields)
    yield from (",".join(map(str, row)) for row in rows)
