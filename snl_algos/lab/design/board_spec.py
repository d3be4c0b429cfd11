"""Boards like printed ones: how many there are, all of them, one by chance, and the next to one.

On a *clean* board no cell belongs to two jumps, and the first and the last cell belong to none.
It is *plausible* if its jumps are also neither tiny nor huge, and spread out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, prod
from random import Random
from typing import NamedTuple

from ...board import Board, BoardError
from ..errors import DesignError

__all__ = ["BoardSpec", "Rng"]

#: The shortest jump: one cell for so many cells of the board. A printed board of 100 has 4.
CELLS_A_STEP = 25
#: In so many consecutive cells, a row of a printed board, there is no more than the usual number of
#: ends of jumps, rounded up, and so many more.
ROW, SPARE = 10, 2
#: Nobody draws a larger board.
MAX_CELLS = 1_000
#: So often a board is begun again, if its jumps do not fit, before that is said; and so often a
#: change is tried.
BEGINNINGS, CHANGES = 500, 20

Jump = tuple[int, int]


class Rng:
    """Whole numbers by chance. The same seed gives the same numbers with every Python.

    Python promises that for `Random.random` only, and not for `choice` or `sample`.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, most: int) -> int:
        """A whole number from 0 up to, but not including, `most`.

        Examples
        --------
        >>> chance = Rng(1)
        >>> [chance.below(6) for _ in range(5)]
        [0, 5, 4, 1, 2]
        """
        return int(self._random() * most)


class BoardSpec(NamedTuple):
    """All plausible boards with so many cells, snakes and ladders, and one die.

    Attributes
    ----------
    cells, snakes, ladders : int
        How many there are.
    die : int
        The number of faces.
    """

    cells: int
    snakes: int
    ladders: int
    die: int = 6

    def __str__(self) -> str:
        counted = [f"{self.snakes} snake" + "s" * (self.snakes != 1)]
        counted.append(f"{self.ladders} ladder" + "s" * (self.ladders != 1))
        return f"{self.cells} cells, die {self.die}, {counted[0]}, {counted[1]}"

    @property
    def lengths(self) -> range:
        """How many cells a jump may lead on or back."""
        return range(max(1, self.cells // CELLS_A_STEP), 2 * self.cells // 3 + 1)

    def check(self) -> None:
        """Refuse what no board can be.

        Raises
        ------
        DesignError
            If a number is wrong, or there is no room for so many jumps.
        """
        try:
            Board(self.cells, die=self.die)
        except BoardError as error:
            raise DesignError(str(error)) from None
        if self.cells > MAX_CELLS:
            raise DesignError(f"boards of more than {MAX_CELLS:,} cells are not made on request")
        if min(self.snakes, self.ladders) < 0:
            raise DesignError("the numbers of snakes and ladders must be 0 or more")
        room = max(0, (self.cells - 2) // 2)
        if self.snakes + self.ladders > room:
            raise DesignError(
                f"{self.snakes + self.ladders} jumps do not fit: a board of {self.cells} cells has "
                f"room for {room}, because no cell belongs to two jumps and the first and the last "
                "cell belong to none"
            )

    def clean(self) -> int:
        """How many clean boards there are: choose the cells, pair them, and choose the snakes.

        Examples
        --------
        >>> BoardSpec(8, 1, 1).clean()  # C(6, 4) choices of cells, 3 pairings, 2 choices
        90
        """
        jumps = self.snakes + self.ladders
        pairings = prod(range(1, 2 * jumps, 2))
        return comb(max(0, self.cells - 2), 2 * jumps) * pairings * comb(jumps, self.snakes)

    def every(self) -> Iterator[Board]:
        """Every plausible board, each one once.

        Examples
        --------
        >>> list(BoardSpec(5, 0, 1).every())
        [Board(5, {2: 3}), Board(5, {2: 4}), Board(5, {3: 4})]
        """
        jumps = self.snakes + self.ladders
        for used in combinations(range(2, self.cells), 2 * jumps):
            if not self._is_spread(used):
                continue
            for pairs in _pairings(used):
                if all(high - low in self.lengths for low, high in pairs):
                    for chosen in combinations(range(jumps), self.snakes):
                        yield self._board(pair[::-1] if place in chosen else pair
                                          for place, pair in enumerate(pairs))  # fmt: skip

    def holds(self, board: Board) -> bool:
        """Whether a board is one of this kind."""
        jumps = list(board.jumps.items())
        used = sorted(cell for jump in jumps for cell in jump)
        return (
            (board.cells, board.die) == (self.cells, self.die)
            and (len(board.snakes), len(board.ladders)) == (self.snakes, self.ladders)
            and len(set(used)) == len(used)
            and not {1, self.cells}.intersection(used)
            and all(abs(end - foot) in self.lengths for foot, end in jumps)
            and self._is_spread(used)
        )

    def random(self, chance: Rng) -> Board:
        """A plausible board by chance.

        Raises
        ------
        DesignError
            If none came up, because the board is too full.

        Examples
        --------
        >>> BoardSpec(20, 2, 2).random(Rng(1))
        Board(20, {9: 10, 13: 17, 15: 4, 16: 7})
        """
        for _ in range(BEGINNINGS):
            jumps: list[Jump] = []
            while len(jumps) < self.snakes + self.ladders:
                jump = self._one_more(jumps, len(jumps) < self.snakes, chance)
                if jump is None:
                    break
                jumps.append(jump)
            else:
                if self._is_spread(sorted(cell for jump in jumps for cell in jump)):
                    return self._board(jumps)
        raise DesignError(
            f"no board came up with {self}: so many jumps can hardly be spread out; ask for fewer"
        )

    def changed(self, board: Board, chance: Rng) -> Board:
        """A plausible board that differs in one jump; the same one if chance does not hit one."""
        jumps = list(board.jumps.items())
        if not jumps:
            return board
        for _ in range(CHANGES):
            place = chance.below(len(jumps))
            others = jumps[:place] + jumps[place + 1 :]
            foot, end = jumps[place]
            jump = self._one_more(others, end < foot, chance, keep=(foot, end, 0)[chance.below(3)])
            if jump is not None and jump != (foot, end):
                found = [*others, jump]
                if self._is_spread(sorted(cell for jump in found for cell in jump)):
                    return self._board(found)
        return board

    def _one_more(
        self, jumps: Sequence[Jump], snake: bool, chance: Rng, keep: int = 0
    ) -> Jump | None:
        """A jump on free cells; from or to one cell, if `keep` is not 0."""
        used = {cell for jump in jumps for cell in jump}
        free = [cell for cell in range(2, self.cells) if cell not in used]
        one = keep or free[chance.below(len(free))]
        others = [cell for cell in free if abs(cell - one) in self.lengths]
        if not others:
            return None
        other = others[chance.below(len(others))]
        low, high = min(one, other), max(one, other)
        return (high, low) if snake else (low, high)

    def _is_spread(self, used: Sequence[int]) -> bool:
        """Whether no row has many more ends of jumps than the others; `used` is rising."""
        most = -(-len(used) * ROW // self.cells) + SPARE
        return all(last - first >= ROW for first, last in zip(used, used[most:], strict=False))

    def _board(self, jumps: Iterator[Jump] | Sequence[Jump]) -> Board:
        return Board(self.cells, sorted(jumps), die=self.die)


def _pairings(cells: Sequence[int]) -> Iterator[list[Jump]]:
    """All ways to pair cells; the lower one comes first.

    Examples
    --------
    >>> list(_pairings((2, 3, 4, 5)))
    [[(2, 3), (4, 5)], [(2, 4), (3, 5)], [(2, 5), (3, 4)]]
    """
    if not cells:
        yield []
        return
    low, *others = cells
    for place, high in enumerate(others):
        for rest in _pairings(others[:place] + others[place + 1 :]):
            yield [(low, high), *rest]
