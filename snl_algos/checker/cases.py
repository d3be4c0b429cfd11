"""The boards a function is tested on: published ones first, every board in order, random ones.

The published boards are the samples of judges, and the smallest suites: a few boards that together
catch every known mistake (see `snl_algos.lab.suites`). Making a suite takes a second, so they are
stored in `suites.json`, written by `tools/suites.py`.

All boards are ordered by cells, then by the number of jumps, then by the die in the order of the
rules, then by where the jumps begin, then by where they end. All boards with the same number of
cells and the same number of jumps form a *block*.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import combinations, count, groupby, product
from math import comb
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ..board import Board
from ..board_text import counted
from ..boards.gallery import load_board
from .rules import Case, Rules

__all__ = [
    "MAX_CELLS", "SAMPLES", "Block", "Sample", "blocks_before", "first_boards", "proven",
    "random_cases", "sizes", "span",
]  # fmt: skip

#: The most cells of a board.
MAX_CELLS = 400
#: On some random boards, the longest jump, or the number of cells with starts of jumps.
SHORT_JUMP, TANGLE_WIDTH = 12, 20


class Sample(NamedTuple):
    """A board that a judge shows, with the answer it publishes."""

    name: str
    board: Board
    throws: int


#: The visible samples of three judges. They have more, hidden tests.
SAMPLES = (
    Sample("LeetCode 1", load_board("leetcode-1"), 4),
    Sample("LeetCode 2", Board(4, {2: 3}), 1),
    Sample("HackerRank 1", load_board("hackerrank-1"), 3),
    Sample("HackerRank 2", load_board("hackerrank-2"), 5),
    Sample("GeeksforGeeks 1", Board(30, {3: 22, 5: 8, 11: 26, 20: 29, 21: 9, 27: 1}), 3),
    Sample("GeeksforGeeks 2", load_board("straight-up"), 1),
)


def first_boards(rules: Rules) -> list[Case]:
    """Return the published samples and the boards of the suites that the rules allow.

    The first has no jumps: a call that does not end on it hardly ever ends. If the rules have a
    suite of their own, only that is used.
    """
    bare = Case(rules.fixed or 9, (), rules.dice[0])
    samples = [rules.case(sample.board) for sample in SAMPLES]
    cases = dict.fromkeys((bare, *samples, *_suite(rules.name)))
    return [case for case in cases if rules.allows(case)]


def _suite(name: str) -> Iterator[Case]:
    text = Path(__file__).with_name("suites.json").read_text(encoding="utf-8")
    suites: dict[str, list[list[Any]]] = json.loads(text)
    for boards in [suites[name]] if name in suites else suites.values():
        for cells, jumps in boards:
            yield Case(cells, tuple((foot, end) for foot, end in jumps))


class Block(NamedTuple):
    """All boards with some numbers of cells and jumps. Blocks compare in the order of boards."""

    cells: int
    jumps: int

    def size(self, rules: Rules) -> int:
        """Return an upper bound, close to the number of its boards."""
        feet = len(rules.feet(self.cells))
        choices = comb(feet, self.jumps) * int((self.cells - 1) ** self.jumps)
        return len(rules.dice) * choices

    def cases(self, rules: Rules) -> Iterator[Case]:
        """Yield its boards in order."""
        cells, free = self.cells, rules.each_by_itself
        jumps_from = {
            foot: [
                (foot, end) for end in range(1 if rules.snakes else foot, cells + 1) if end != foot
            ]
            for foot in rules.feet(cells)
        }
        for die in rules.dice:
            for feet in combinations(jumps_from, self.jumps):
                for chosen in product(*map(jumps_from.__getitem__, feet)):
                    case = Case(cells, chosen, die)
                    if free or rules.allows(case):
                        yield case


def sizes(rules: Rules, most: int) -> list[int]:
    """Return the numbers of cells that the rules allow, up to a maximum."""
    return [cells for cells in range(2, most + 1) if rules.allows(Case(cells, (), rules.dice[0]))]


def blocks_before(rules: Rules, last: Block) -> list[Block]:
    """Return the blocks up to a last one, in the order of boards."""
    return [
        Block(cells, jumps)
        for cells in sizes(rules, last.cells)
        for jumps in range(len(rules.feet(cells)) + 1)
        if (cells, jumps) <= last
    ]


def proven(done: set[Block], rules: Rules) -> str:
    """Describe the blocks that were run completely.

    Examples
    --------
    >>> from snl_algos.checker.rules import RULES
    >>> blocks = {Block(2, 0), Block(3, 0), Block(3, 1), Block(4, 0), Block(4, 1)}
    >>> proven(blocks, RULES["plain"])
    'every board of 2 to 3 cells, of 4 cells with up to 1 jump'
    """
    most: dict[int, int | None] = {}  # cells → the most jumps on them, None for any number
    for cells in sorted({block.cells for block in done}):
        jumps = next(jumps for jumps in count() if Block(cells, jumps) not in done) - 1
        if jumps >= 0:
            most[cells] = None if jumps == len(rules.feet(cells)) else jumps
    phrases = []
    for limit, group in groupby(most, key=most.__getitem__):
        numbers = [*group]
        text = f"of {' and '.join(map(str, numbers)) if rules.square else span(numbers)} cells"
        if limit is not None:
            text += f" with up to {counted(limit, 'jump')}" if limit else " without jumps"
        phrases.append(text)
    return f"every board {', '.join(phrases)}" if phrases else ""


def span(numbers: Iterable[int]) -> str:
    """Describe the range of some numbers: "3 to 5", or "7" if they are one."""
    lowest, *_, highest = sorted(set(numbers)) * 2
    return f"{lowest}" if lowest == highest else f"{lowest} to {highest}"


def random_cases(rules: Rules, count: int, seed: int) -> Iterator[Case]:
    """Yield random boards of 30 to 400 cells; each is of one of the kinds below."""
    random = Random(seed)
    allowed = [cells for cells in sizes(rules, MAX_CELLS) if cells >= 30]
    for _ in range(count):
        cells = random.choice(allowed)
        found, feet = dict[int, int](), rules.feet(cells)
        for foot, end in random.choice(KINDS)(random, rules, cells):
            if end == foot or foot not in feet:
                continue
            if rules.each_by_itself or rules.allows(
                Case(cells, tuple({**found, foot: end}.items()), rules.dice[0])
            ):
                found[foot] = end
        yield Case(cells, tuple(sorted(found.items())), random.choice(rules.dice))


def _scattered(
    random: Random, rules: Rules, cells: int, longest: int = MAX_CELLS
) -> Iterator[tuple[int, int]]:
    """Yield few or many jumps from anywhere."""
    feet = rules.feet(cells)
    for foot in random.sample(feet, random.randint(0, min(len(feet), cells // 3))):
        lowest = max(1, foot - longest) if rules.snakes else foot + 1
        yield foot, random.randint(lowest, min(cells, foot + longest))


def _tangled(random: Random, rules: Rules, cells: int) -> Iterator[tuple[int, int]]:
    """Yield a few jumps close to each other, and a ladder that leads there."""
    first = random.randint(rules.start + 1, cells - TANGLE_WIDTH - 1)
    yield random.randint(rules.start + 1, rules.start + 6), first
    window = range(first, first + TANGLE_WIDTH + 1)
    for foot in random.sample(window, random.randint(2, 8)):
        lowest = first if rules.snakes else foot + 1
        yield foot, random.randint(lowest, random.choice((cells, window[-1] + 1)))


#: The kinds of random boards.
KINDS = (_scattered, partial(_scattered, longest=SHORT_JUMP), _tangled)
