"""What a trap is, how it is entered, and the boards of all traps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, zip_longest
from typing import NamedTuple

from ...board import Board
from ...boards import gallery
from ...programs import MISTAKES
from ..cases import first_boards
from ..rules import Case, Die, Rules, faces_of

__all__ = ["SIZES", "SIZES_OF_OTHER_DICE", "TRAPS", "Ground", "Jumps", "Trap", "chosen", "trap"]

#: The sizes of the boards, with the first die of the rules and with the others.
SIZES = (*range(2, 17), 25, 30, 36, 50, 64, 100)
SIZES_OF_OTHER_DICE = (5, 9, 16, 36)
#: The size of the large boards, one or a few of each trap.
LARGE_SIZE = 400
#: Where a jump begins → where it ends.
Jumps = dict[int, int]


class Ground(NamedTuple):
    """The cells, the die and the rules for which a trap is built."""

    cells: int
    die: Die
    rules: Rules

    @property
    def start(self) -> int:
        """The cell before the first that a throw can reach."""
        return self.rules.start

    @property
    def faces(self) -> Sequence[int]:
        """The faces of the die, in increasing order."""
        return faces_of(self.die)

    @property
    def reach(self) -> int:
        """The largest face: as many jumps in a row cannot be walked past."""
        return self.faces[-1]

    @property
    def apart(self) -> bool:
        """Whether no cell may belong to two jumps."""
        return not (self.rules.on_feet and self.rules.shared)

    def wall(self, first: int, end: int) -> Jumps:
        """Build a row of jumps that cannot be walked past; they lead to one cell or a row of cells.

        Examples
        --------
        >>> from snl_algos.checker.rules import RULES
        >>> Ground(30, 3, RULES["plain"]).wall(20, 4)
        {20: 4, 21: 4, 22: 4}
        >>> Ground(100, 3, RULES["hackerrank"]).wall(20, 4)
        {20: 4, 21: 5, 22: 6}
        """
        return {first + i: end + i * self.apart for i in range(self.reach)}


#: Builds boards on a ground: the jumps of each. The rules may forbid some of them.
Builder = Callable[[Ground], Iterator[Jumps]]


class Trap(NamedTuple):
    """A way to build boards that defeat one wrong idea."""

    name: str
    #: the wrong idea
    defeats: str
    build: Builder
    #: the number of its boards of the largest size that are run
    large_boards: int = 1

    def cases(self, ground: Ground) -> Iterator[Case]:
        """Yield its boards on a ground that fit and that the rules allow."""
        cells, die, rules = ground
        for jumps in self.build(ground):
            case = Case(cells, tuple(sorted(jumps.items())), die)
            if case.is_board and rules.allows(case):
                yield case


#: Name → trap.
TRAPS: dict[str, Trap] = {}


def trap(defeats: str, large_boards: int = 1) -> Callable[[Builder], Builder]:
    """Register a function as a trap of its name."""

    def enter(build: Builder) -> Builder:
        name = build.__name__.replace("_", "-")
        TRAPS[name] = Trap(name, defeats, build, large_boards)
        return build

    return enter


@lru_cache(maxsize=4)
def chosen(rules: Rules) -> tuple[Case, ...]:
    """Return the boards of all traps under some rules, without duplicates.

    The published samples and the smallest suite come first. The next few dozen hold one of each
    trap, so that a program that can be called only a few dozen times still meets them all.
    """
    grounds = [
        Ground(cells, die, rules)
        for die in rules.dice
        for cells in (SIZES if die == rules.dice[0] else SIZES_OF_OTHER_DICE)
        if rules.allows(Case(cells, (), die))
    ]
    large = Ground(LARGE_SIZE, rules.dice[0], rules)
    of_each: list[Iterator[Case]] = [
        chain(*map(one.cases, grounds), islice(one.cases(large), one.large_boards))
        for one in TRAPS.values()
    ]
    known = filter(rules.allows, map(rules.case, _known_boards()))
    turns = zip_longest(*of_each, known)
    in_turn = (case for turn in turns for case in turn if case is not None)
    return tuple(dict.fromkeys((*first_boards(rules), *in_turn)))


def _known_boards() -> list[Board]:
    """Return the boards of the gallery, and the smallest failing boards of its mistakes."""
    named = [gallery.load_board(name) for name in gallery.names()]
    return named + [mistake.board for mistake in MISTAKES.values() if mistake.board is not None]
