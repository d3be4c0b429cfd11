"""All boards of a block, numbered: the board of a number, and the number of boards.

A *block* is all boards with a number of cells, a number of jumps and one die. Choose the feet of
the jumps, and then an end for each: if a jump may begin on f of n cells, there are
C(f, j) · (n - 1)^j boards with j jumps. The number of a board within its block is read in digits:
first the feet, in the order of `itertools.combinations`, then one digit for each end.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import NamedTuple

from ..checker.rules import Case, Die, Rules

__all__ = ["NumberedBlock"]


class NumberedBlock(NamedTuple):
    """All boards with a number of cells, a number of jumps and one die."""

    cells: int
    jumps: int
    die: Die

    def size(self, rules: Rules) -> int:
        """Return the number of boards.

        Examples
        --------
        Between the first cell and the last there are n - 2, each without a jump or with one of
        n - 1. So there are n^(n - 2) boards of n cells.

        >>> from snl_algos.checker.rules import RULES
        >>> [NumberedBlock(6, jumps, 6).size(RULES["plain"]) for jumps in range(5)]
        [1, 20, 150, 500, 625]
        >>> sum(_) == 6 ** 4
        True
        """
        ends: int = (self.cells - 1) ** self.jumps
        return comb(len(rules.feet(self.cells)), self.jumps) * ends

    def case(self, rules: Rules, number: int) -> Case:
        """Return the board with a number, from 0.

        Raises
        ------
        IndexError
            If no board has that number.

        Examples
        --------
        >>> from snl_algos.checker.rules import RULES
        >>> NumberedBlock(5, 2, 6).case(RULES["plain"], 47).jumps
        ((3, 5), (4, 5))
        """
        if not 0 <= number < self.size(rules):
            raise IndexError(number)
        cells, jumps, die = self
        choice, digits = divmod(number, (cells - 1) ** jumps)
        feet = list(_combination(len(rules.feet(cells)), jumps, choice))
        ends = list[int]()
        for place in reversed(feet):
            foot = rules.feet(cells)[place]
            digits, digit = divmod(digits, cells - 1)
            ends.append(digit + 1 if digit + 1 < foot else digit + 2)  # no jump ends on its foot
        pairs = (
            (rules.feet(cells)[place], end) for place, end in zip(feet, ends[::-1], strict=True)
        )
        return Case(cells, tuple(pairs), die)


def _combination(things: int, chosen: int, number: int) -> Iterator[int]:
    """Yield the chosen indices, in increasing order, of the combination with a number."""
    for place in range(things):
        if not chosen:
            return
        with_it = comb(things - place - 1, chosen - 1)
        if number < with_it:
            yield place
            chosen -= 1
        else:
            number -= with_it
