"""The boards a function is tried on: chosen ones, every one in order, random ones.

The order of boards: by cells, then by the number of jumps, then by the die as the rules name
them, then by where the jumps begin, then by where they end. All boards with as many cells and
as many jumps are a *block*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from math import comb
from random import Random
from typing import NamedTuple

from .. import gallery
from ..programs import MISTAKES
from .rules import Case, Rules

__all__ = [
    "Block", "blocks_before", "chosen", "random_cases", "shrink", "sizes", "smaller_cousins",
]  # fmt: skip


class Block(NamedTuple):
    """All boards with so many cells and jumps. Blocks compare in the order of boards."""

    cells: int
    jumps: int

    def size(self, rules: Rules) -> int:
        """About how many boards it holds, and never fewer."""
        feet = len(rules.feet(self.cells))
        choices = comb(feet, self.jumps) * int((self.cells - 1) ** self.jumps)
        return len(rules.dice) * choices

    def cases(self, rules: Rules, part: int = 0, parts: int = 1) -> Iterator[Case]:
        """Its boards in order; or every n-th choice of where jumps begin.

        Examples
        --------
        >>> from snl_algos.checking.rules import RULES
        >>> [case.jumps for case in Block(3, 1).cases(RULES["geeksforgeeks"])]
        [((2, 1),), ((2, 3),)]
        """
        cells, jumps = self
        free = rules.on_feet and rules.shared and rules.snakes and rules.most_alike is None
        every_cell = range(1, cells + 1)
        for die in rules.dice:
            for at, feet in enumerate(combinations(rules.feet(cells), jumps)):
                if at % parts != part:
                    continue
                lowest = [foot + 1 if not rules.snakes else 1 for foot in feet]
                ends = [
                    [end for end in every_cell[low - 1 :] if end != foot]
                    for foot, low in zip(feet, lowest, strict=True)
                ]
                for chosen_ends in product(*ends):
                    case = Case(cells, tuple(zip(feet, chosen_ends, strict=True)), die)
                    if free or rules.allows(case):
                        yield case


def sizes(rules: Rules, most: int) -> list[int]:
    """The numbers of cells that the rules allow, up to a most."""
    return [cells for cells in range(2, most + 1) if rules.allows(Case(cells, (), rules.dice[0]))]


def blocks_before(rules: Rules, last: Block) -> list[Block]:
    """The blocks up to one, in the order of boards."""
    return [
        Block(cells, jumps)
        for cells in sizes(rules, last.cells)
        for jumps in range(len(rules.feet(cells)) + 1)
        if (cells, jumps) <= last
    ]


def chosen(rules: Rules) -> list[Case]:
    """A few dozen boards on which programs are known to fail, as far as the rules allow them."""
    found: dict[Case, None] = {}
    for die in rules.dice:
        for cells in (2, 3, 4, 5, 8, 9, 13, 16, 30, 36, 49, 64, 100):
            found |= dict.fromkeys(Case(cells, tuple(sorted(js)), die) for js in _traps(cells))
    known = [gallery.get(name).board for name in gallery.names()]
    for board in (*known, *(mistake.board for mistake in MISTAKES.values())):
        if board is not None:
            found[Case(board.cells, tuple(board.jumps.items()), board.die)] = None
    return [case for case in found if rules.allows(case)]


def _traps(n: int) -> Iterator[set[tuple[int, int]]]:
    """Jumps that are known to be trouble, on a board of n cells."""
    yield set()
    if n < 8:
        return
    yield {(2, n)}  # a ladder straight to the goal
    yield {(n - 1, 2)}  # a snake just before it
    yield {(2, n - 1), (n - 2, 3)}
    yield {(7, 2), (2, n)}  # a snake that ends on a ladder's foot
    yield {(2, 7), (7, n)}  # a ladder that ends on another's foot
    yield {(3, n - 1), (n - 1, 4)}  # a ladder that ends on a snake's head
    yield {(2, 7), (7, 2)}  # a loop of jumps
    yield {(2, n - 2), (n - 2, 5), (5, n - 1)}
    yield {(3, 7), (6, 2), (2, n - 1)}
    yield {(2, n // 2), (3, n // 2)}  # two feet of one top
    yield {(n // 2, n - 1), (n - 2, n // 2 - 1)}
    yield {(cell, 1) for cell in range(2, 8)}  # no way out
    yield {(cell, 1) for cell in range(n - 6, n) if cell > 1}  # no way in
    yield {(cell, cell - 1) for cell in range(3, n, 2)}
    yield {(cell, n - cell) for cell in range(2, n, 3) if n - cell != cell}
    if n < 25:
        return
    # The same kinds of trouble where no two jumps may meet.
    half = n // 2
    yield {(n - 6 + i, 2 + i) for i in range(6)}  # no way in
    yield {(2 + i, half + i) for i in range(6)}  # every first throw climbs
    yield {(2 + i, half + i) for i in range(6)} | {(n - 6 + i, 9 + i) for i in range(6)}
    yield {(3, half), (half + 5, 8), (9, n - 3)}  # down once, to climb higher
    yield {(half, 2), (3, n - 4), (n - 2, 5)}
    yield {(6, n), (4, n - 1)}
    yield {(n - 2, 4), (5, n - 3)}
    yield {(half + i, half - 6 + i) for i in range(6)}  # a wall half way
    yield {(half + i, half - 6 + i) for i in range(6)} | {(7, half + 6)}
    yield {(cell, cell + 8) for cell in range(2, n - 12, 16)}
    yield {(cell + 9, cell) for cell in range(2, n - 12, 16)}


def random_cases(rules: Rules, count: int, seed: int) -> Iterator[Case]:
    """Random boards of 30 to 400 cells, by a seed."""
    random = Random(seed)
    allowed = [cells for cells in sizes(rules, 400) if cells >= 30]
    for _ in range(count):
        cells = random.choice(allowed)
        feet = rules.feet(cells)
        wanted, found = random.randint(0, min(len(feet), cells // 3)), dict[int, int]()
        for foot in random.sample(feet, wanted):
            end = random.randint(1 if rules.snakes else foot + 1, cells)
            more = tuple(sorted([*found.items(), (foot, end)]))
            if end != foot and rules.allows(Case(cells, more, rules.dice[0])):
                found[foot] = end
        yield Case(cells, tuple(sorted(found.items())), random.choice(rules.dice))


def smaller_cousins(case: Case, rules: Rules, count: int, seed: int) -> Iterator[Case]:
    """Random boards like one, but with fewer cells: every end moves down, by not the same."""
    random = Random(seed)
    allowed = [cells for cells in sizes(rules, case.cells) if cells < case.cells]
    for _ in range(count if allowed else 0):
        cells = random.choice(allowed[-8:])
        less = case.cells - cells
        moved = {
            max(1, foot - random.randint(0, less)): max(1, end - random.randint(0, less))
            for foot, end in case.jumps
        }
        jumps = tuple(sorted((foot, end) for foot, end in moved.items() if foot != end))
        cousin = Case(cells, jumps, case.die)
        if all(max(jump) <= cells for jump in jumps) and rules.allows(cousin):
            yield cousin


def shrink(case: Case, rules: Rules, fails: Callable[[Case], bool]) -> Case:
    """A smaller board that fails too, by leaving out jumps and cells while that goes on."""
    smaller = True
    while smaller:
        smaller = False
        for less in _a_little_less(case):
            if rules.allows(less) and fails(less):
                case, smaller = less, True
                break
    return case


def _a_little_less(case: Case) -> Iterator[Case]:
    cells, jumps, die = case
    for at in range(len(jumps)):
        yield Case(cells, jumps[:at] + jumps[at + 1 :], die)
    half = [(foot, end) for foot, end in jumps if max(foot, end) <= cells // 2]
    yield Case(cells // 2, tuple(half), die)
    used = {cell for jump in jumps for cell in jump}
    for gone in range(2, cells):
        if gone not in used:
            moved = ((f - (f > gone), e - (e > gone)) for f, e in jumps)
            yield Case(cells - 1, tuple(moved), die)
    root = round(cells**0.5)
    if root**2 == cells:  # a square becomes the next smaller one
        inside = (root - 1) ** 2
        cut = ((f, inside if e == cells else e) for f, e in jumps)
        yield Case(inside, tuple((f, e) for f, e in cut if max(f, e) <= inside and f != e), die)
