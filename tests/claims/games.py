"""The boards on which claims are tried: all small ones, and random ones.

A board comes as plain rules. What a claim asks about it is worked out when it is asked, by the
oracle of the tests and not by the package.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property
from itertools import combinations, product

from oracle import Overshoot, Rules, fewest_throws, graph_of, search

from snl_algos import Board

#: All dice whose faces are at most 3.
DICE: tuple[int | tuple[int, ...], ...] = (1, 2, 3, (2,), (3,), (1, 3), (2, 3))
OVERSHOOTS: tuple[Overshoot, ...] = ("stay", "bounce", "win")
MOST_JUMPS = 2


class Game:
    """A board, and what is true of it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.jumps = rules.jumps

    @cached_property
    def board(self) -> Board:
        """The package's board."""
        return self.rules.board()

    @cached_property
    def distance(self) -> dict[int, int]:
        """Cell → fewest throws, for each cell where you can stand."""
        return fewest_throws(self.rules)

    @property
    def throws(self) -> int | None:
        """The fewest throws to the goal; None if it is out of reach."""
        return self.distance.get(self.rules.cells)

    @property
    def faces(self) -> int:
        """How many faces the die has."""
        return self.rules.die if isinstance(self.rules.die, int) else len(self.rules.die)

    @property
    def standing(self) -> list[int]:
        """The cells where you can stand, in ascending order."""
        return sorted(self.distance)

    @property
    def cells(self) -> range:
        """All cells, the place off the board included if the game starts there."""
        return range(self.rules.start, self.rules.cells + 1)

    def between(self, cell: int) -> dict[int, int]:
        """Cell → fewest throws from one cell to it."""
        graph = graph_of(self.rules)
        first = self.rules.start
        if cell == first:
            return self.distance
        # The search begins at the first row, so the two rows trade places and names.
        other = {first: cell, cell: first}
        rows = list(graph)
        rows[0], rows[cell - first] = rows[cell - first], rows[0]
        renamed = tuple(frozenset(other.get(end, end) for end in row) for row in rows)
        return {other.get(end, end): at for end, at in search(renamed, first).items()}

    @cached_property
    def to_goal(self) -> dict[int, int]:
        """Cell → fewest throws from it to the goal, for each cell that can reach it."""
        left = {cell: self.between(cell).get(self.rules.cells) for cell in self.cells}
        return {cell: throws for cell, throws in left.items() if throws is not None}


def small_games(cells: int) -> Iterator[Game]:
    """All boards of up to a number of cells, with up to two jumps, under all rules.

    Fewer cells come first, then fewer jumps. Chaining is tried where jumps meet; elsewhere it
    changes nothing.
    """
    for size, number in product(range(1, cells + 1), range(MOST_JUMPS + 1)):
        for feet in combinations(range(1, size + 1), number):
            for ends in product(range(1, size + 1), repeat=number):
                jumps = dict(zip(feet, ends, strict=True))
                if any(foot == end for foot, end in jumps.items()):
                    continue
                meet = any(end in jumps for end in ends)
                for die, start, chained, overshoot in product(
                    DICE, (1, 0), (False, True) if meet else (False,), OVERSHOOTS
                ):
                    yield Game(Rules(size, jumps, die, start, chained, overshoot))


def random_games(seed: int) -> Iterator[Game]:
    """Random boards of 8 to 40 cells without end, every second one under the usual rules."""
    source = random.Random(seed)
    while True:
        cells = source.randint(8, 40)
        jumps = _random_jumps(source, cells)
        if source.random() < 0.5:
            yield Game(Rules(cells, jumps, source.randint(1, 6)))
            continue
        faces = list(range(1, source.randint(1, 6) + 1))
        if source.random() < 0.5:
            faces = source.sample(range(1, 9), source.randint(1, 4))
        die = Board(cells, die=faces).die  # the number of faces, if there are no gaps
        start, chained = source.choice((1, 0)), source.choice((False, True))
        yield Game(Rules(cells, jumps, die, start, chained, source.choice(OVERSHOOTS)))


def _random_jumps(source: random.Random, cells: int) -> dict[int, int]:
    """Return jumps from any cell to any other; or of one kind, or few, or none that meet."""
    kind = source.choice(("any", "any", "any", "ladders", "snakes", "apart", "one", "none"))
    if kind == "apart":
        picked = source.sample(range(2, cells), 2 * source.randint(1, (cells - 2) // 2))
        return dict(sorted(zip(picked[::2], picked[1::2], strict=True)))
    most = {"one": 1, "none": 0}.get(kind, cells // 2)
    jumps = {}
    for foot in sorted(source.sample(range(1, cells + 1), source.randint(min(most, 1), most))):
        end = source.randint(1, cells)
        wanted = {"ladders": end > foot, "snakes": end < foot}.get(kind, end != foot)
        if wanted:
            jumps[foot] = end
    return jumps
