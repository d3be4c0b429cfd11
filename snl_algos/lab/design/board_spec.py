"""Boards like printed ones: count them, list them, make a random one, and change one a little.

On a *clean* board no cell belongs to two jumps, and the first and the last cell belong to none.
A clean board is *plausible* if its jumps are neither tiny nor huge, and spread out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, prod
from random import Random
from typing import NamedTuple

from ...board import Board, BoardError
from ...board_text import counted
from ..errors import DesignError

__all__ = ["BoardSpec", "Rng"]

#: The shortest jump is one cell for this many cells of the board: 4 on a board of 100.
CELLS_PER_STEP = 25
#: Any row of this many cells has at most the average number of ends of jumps, rounded up, plus the
#: second number.
ROW, SPARE = 10, 2
#: The most cells of a designed board.
MAX_CELLS = 1_000
#: The most attempts at a random board whose jumps fit, and at a change of a board.
MAX_ATTEMPTS, MAX_CHANGES = 500, 20

Jump = tuple[int, int]


class Rng:
    """Random whole numbers. The same seed gives the same numbers in every version of Python.

    Python guarantees that only for `Random.random`, and not for `choice` or `sample`.
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, most: int) -> int:
        """Return a whole number from 0 up to, but not including, `most`.

        Examples
        --------
        >>> rng = Rng(1)
        >>> [rng.below(6) for _ in range(5)]
        [0, 5, 4, 1, 2]
        """
        return int(self._random() * most)


class BoardSpec(NamedTuple):
    """All plausible boards with given numbers of cells, snakes and ladders, and one die."""

    cells: int
    snakes: int
    ladders: int
    die: int = 6

    def __str__(self) -> str:
        jumps = f"{counted(self.snakes, 'snake')}, {counted(self.ladders, 'ladder')}"
        return f"{counted(self.cells, 'cell')}, die {self.die}, {jumps}"

    @property
    def lengths(self) -> range:
        """The allowed lengths of jumps, in cells."""
        return range(max(1, self.cells // CELLS_PER_STEP), 2 * self.cells // 3 + 1)

    def check(self) -> None:
        """Refuse impossible numbers.

        Raises
        ------
        DesignError
            If a number is wrong, or the jumps do not fit on the board.
        """
        try:
            Board(self.cells, die=self.die)
        except BoardError as error:
            raise DesignError(str(error)) from None
        if self.cells > MAX_CELLS:
            raise DesignError(f"boards of more than {MAX_CELLS:,} cells cannot be designed")
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
        """Count the clean boards: choose the cells, pair them, and choose the snakes.

        Examples
        --------
        >>> BoardSpec(8, 1, 1).clean()  # C(6, 4) choices of cells, 3 pairings, 2 choices
        90
        """
        jumps = self.snakes + self.ladders
        pairings = prod(range(1, 2 * jumps, 2))
        return comb(max(0, self.cells - 2), 2 * jumps) * pairings * comb(jumps, self.snakes)

    def every(self) -> Iterator[Board]:
        """Yield every plausible board once.

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

    def random(self, rng: Rng) -> Board:
        """Return a random plausible board.

        Raises
        ------
        DesignError
            If none was found, because the board is too full.

        Examples
        --------
        >>> BoardSpec(20, 2, 2).random(Rng(1))
        Board(20, {9: 10, 13: 17, 15: 4, 16: 7})
        """
        for _ in range(MAX_ATTEMPTS):
            jumps: list[Jump] = []
            while len(jumps) < self.snakes + self.ladders:
                jump = self._one_more(jumps, len(jumps) < self.snakes, rng)
                if jump is None:
                    break
                jumps.append(jump)
            else:
                if self._is_spread(sorted(cell for jump in jumps for cell in jump)):
                    return self._board(jumps)
        raise DesignError(
            f"no board was found with {self}: it has too many jumps to spread out; ask for fewer"
        )

    def changed(self, board: Board, rng: Rng) -> Board:
        """Return a plausible board that differs in one jump; the same one if none was found."""
        jumps = list(board.jumps.items())
        if not jumps:
            return board
        for _ in range(MAX_CHANGES):
            place = rng.below(len(jumps))
            others = jumps[:place] + jumps[place + 1 :]
            foot, end = jumps[place]
            jump = self._one_more(others, end < foot, rng, keep=(foot, end, 0)[rng.below(3)])
            if jump is not None and jump != (foot, end):
                found = [*others, jump]
                if self._is_spread(sorted(cell for jump in found for cell in jump)):
                    return self._board(found)
        return board

    def _one_more(self, jumps: Sequence[Jump], snake: bool, rng: Rng, keep: int = 0) -> Jump | None:
        """Return a random jump on free cells; from or to the cell `keep`, unless that is 0."""
        used = {cell for jump in jumps for cell in jump}
        free = [cell for cell in range(2, self.cells) if cell not in used]
        one = keep or free[rng.below(len(free))]
        others = [cell for cell in free if abs(cell - one) in self.lengths]
        if not others:
            return None
        other = others[rng.below(len(others))]
        low, high = min(one, other), max(one, other)
        return (high, low) if snake else (low, high)

    def _is_spread(self, used: Sequence[int]) -> bool:
        """Return whether no row has many more ends of jumps than the others; `used` is sorted."""
        most = -(-len(used) * ROW // self.cells) + SPARE
        return all(last - first >= ROW for first, last in zip(used, used[most:], strict=False))

    def _board(self, jumps: Iterator[Jump] | Sequence[Jump]) -> Board:
        return Board(self.cells, sorted(jumps), die=self.die)


def _pairings(cells: Sequence[int]) -> Iterator[list[Jump]]:
    """Yield all ways to pair cells; the lower cell of a pair comes first.

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
