"""A trap: a way to build boards that defeat one wrong idea, of any size that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..rules import Case, Die, Rules, faces_of

__all__ = ["TRAPS", "Ground", "Jumps", "Trap", "trap"]

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


#: Builds boards on a ground.
Builder = Callable[[Ground], Iterator[Jumps]]


class Trap(NamedTuple):
    """A way to build boards that defeat one wrong idea."""

    name: str
    #: the wrong idea
    defeats: str
    #: ground → jumps of boards; the rules may forbid some of them
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
