"""Traps: boards that each defeat one wrong idea.

Most mistakes show on tiny boards, and all of those are run. Some do not: a program that sweeps
over the board three times is right on every board whose shortest route takes two snakes. For
each such idea there is a trap, which builds boards against it on any number of cells, with any
die, under any rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, islice, zip_longest

from ...boards import gallery
from ...programs import MISTAKES
from ..cases import first_boards
from ..rules import Case, Rules
from . import climbs, dense, ends, extremes, long_ways  # noqa: F401 (they enter their traps)
from .trap import TRAPS, Ground

__all__ = ["TRAPS", "chosen"]

#: The sizes of the boards, with the first die of the rules and with the others.
SIZES = (*range(2, 17), 25, 30, 36, 50, 64, 100)
SIZES_OF_OTHER_DICE = (5, 9, 16, 36)
#: The size of the large boards, one or a few of each trap.
LARGE_SIZE = 400


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
    of_each = [
        chain(
            chain.from_iterable(map(one.cases, grounds)), islice(one.cases(large), one.large_boards)
        )
        for one in TRAPS.values()
    ]
    turns = zip_longest(*of_each, _known(rules))
    in_turn = (case for turn in turns for case in turn if case is not None)
    return tuple(dict.fromkeys((*first_boards(rules), *in_turn)))


def _known(rules: Rules) -> Iterator[Case]:
    """Yield the boards of the gallery, and the smallest failing boards of its mistakes."""
    named = [gallery.get(name).board for name in gallery.names()]
    for board in (*named, *(mistake.board for mistake in MISTAKES.values())):
        if board is not None:
            case = rules.case(board)
            if rules.allows(case):
                yield case
