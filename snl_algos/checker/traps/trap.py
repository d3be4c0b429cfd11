"""What a trap is: a way to build boards that are hard for one wrong idea, wherever they fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..rules import Case, Die, Rules

__all__ = ["DIMENSIONS", "TRAPS", "Ground", "Jumps", "Trap", "trap"]

#: What boards differ in. Some wrong programs go wrong only at its extremes, so traps cover them.
#: The order of the jumps is the one in which lists are passed (`listed`), on every board.
DIMENSIONS = {
    "number": "how many jumps there are: none, or as many as the rules allow; and which decides",
    "length": "how many cells a jump leads up or down: 1, or as many as the board has room for",
    "ends": "where a jump begins or ends: on the first cells, or on the last",
    "descents": "how many snakes a shortest route takes one after the other",
    "throws": "how many throws a shortest route takes",
}

#: Where a jump begins → where it ends.
Jumps = dict[int, int]


class Ground(NamedTuple):
    """Where a trap is built: so many cells, a die, and rules."""

    cells: int
    die: Die
    rules: Rules

    @property
    def start(self) -> int:
        """The cell before the first that a throw can reach."""
        return self.rules.start

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces of the die, rising."""
        return tuple(range(1, self.die + 1)) if isinstance(self.die, int) else self.die

    @property
    def reach(self) -> int:
        """The largest face: so many jumps in a row cannot be walked past."""
        return self.faces[-1]

    @property
    def apart(self) -> bool:
        """Whether no cell may belong to two jumps."""
        return not (self.rules.on_feet and self.rules.shared)

    def upto(self, most: int) -> range:
        """1 to a number."""
        return range(1, most + 1)

    def wall(self, first: int, end: int) -> Jumps:
        """Jumps on as many cells as nobody can walk past; they lead to one cell or those after it.

        Examples
        --------
        >>> from snl_algos.checker.rules import RULES
        >>> Ground(30, 3, RULES["plain"]).wall(20, 4)
        {20: 4, 21: 4, 22: 4}
        >>> Ground(100, 3, RULES["hackerrank"]).wall(20, 4)
        {20: 4, 21: 5, 22: 6}
        """
        return {first + i: end + i * self.apart for i in range(self.reach)}


class Trap(NamedTuple):
    """A way to build boards that are hard for one wrong idea.

    Attributes
    ----------
    name : str
        The key in `TRAPS`.
    defeats : str
        The wrong idea.
    build : callable
        Ground → jumps of boards; some of them the rules may not allow.
    covers : tuple of str
        Of which dimensions it covers an extreme: keys of `DIMENSIONS`.
    large : int
        How many of its boards are played on the largest size.
    """

    name: str
    defeats: str
    build: Callable[[Ground], Iterator[Jumps]]
    covers: tuple[str, ...] = ()
    large: int = 1

    def cases(self, ground: Ground) -> Iterator[Case]:
        """Its boards on a ground, as far as they fit and the rules allow them.

        Examples
        --------
        >>> from snl_algos.checker.rules import RULES
        >>> ground = Ground(9, 6, RULES["leetcode"])
        >>> [case.jumps for case in TRAPS["straight-up"].cases(ground)]
        [((2, 9),), ((3, 9),), ((7, 9),), ((8, 9),), ((2, 9), (3, 8))]
        """
        cells, die, rules = ground
        for jumps in self.build(ground):
            case = Case(cells, tuple(sorted(jumps.items())), die)
            inside = all(1 <= end <= cells and end != foot for foot, end in case.jumps)
            if inside and rules.allows(case):
                yield case


#: Name → trap.
TRAPS: dict[str, Trap] = {}


def trap(
    name: str, defeats: str, *, covers: tuple[str, ...] = (), large: int = 1
) -> Callable[[Callable[[Ground], Iterator[Jumps]]], Callable[[Ground], Iterator[Jumps]]]:
    """Enter a function into the list of traps."""

    def enter(build: Callable[[Ground], Iterator[Jumps]]) -> Callable[[Ground], Iterator[Jumps]]:
        assert name not in TRAPS and set(covers) <= DIMENSIONS.keys(), name
        TRAPS[name] = Trap(name, defeats, build, covers, large)
        return build

    return enter
